#include "engine/text/course_words.h"

#include <array>

namespace casefile::engine {

namespace {

using enum Trait;

constexpr auto englishTable = std::to_array<WordRow>({
    // Living beings
    {traits(Noun, Animate), "animal",
     "animal cat dog bird fish horse cow sheep pig chicken duck rabbit mouse fox tiger lion "
     "elephant bear wolf monkey snake frog bee butterfly kitten puppy pet"},
    {traits(Noun, Animate, Plural), "animal",
     "animals cats dogs birds horses cows pigs chickens ducks rabbits mice foxes "
     "tigers lions elephants bears wolves monkeys snakes frogs bees kittens "
     "puppies pets"},
    {traits(Noun, Animate), "person", "person man woman boy girl child baby guest neighbour neighbor friend"},
    {traits(Noun, Animate, Plural), "person",
     "people men women boys girls children babies guests neighbours neighbors "
     "friends"},
    {traits(Noun, Animate), "teacher",
     "teacher student doctor nurse detective driver worker farmer painter writer scientist "
     "engineer manager lawyer cook witness thief secretary judge officer singer pupil"},
    {traits(Noun, Animate, Plural), "teacher",
     "teachers students doctors nurses detectives drivers workers farmers painters "
     "writers scientists engineers managers lawyers cooks witnesses thieves "
     "judges officers singers pupils police"},
    {traits(Noun, Animate), "mother",
     "mother father parent brother sister son daughter husband wife uncle aunt mum mom dad "
     "grandmother grandfather"},
    {traits(Noun, Animate, Plural), "mother", "mothers fathers parents brothers sisters sons daughters"},
    {traits(Noun, Animate), "", "king queen princess prince robot alice bob john mary tom anna ben"},
    // Things
    {traits(Noun), "ball", "ball toy doll kite"},
    {traits(Noun, Plural), "ball", "balls toys dolls kites"},
    {traits(Noun), "bone",
     "bone meat food bread apple banana cake fruit egg milk tea coffee sugar rice dinner lunch breakfast "
     "cheese soup"},
    {traits(Noun, Plural), "bone", "bones apples bananas cakes eggs"},
    {traits(Noun), "book",
     "book bag pen pencil newspaper letter story word sentence question answer dictionary novel poem "
     "homework exam lesson paper page news"},
    {traits(Noun, Plural), "book",
     "books pens pencils letters stories words sentences questions answers poems lessons papers "
     "pages"},
    {traits(Noun), "box", "box suitcase case basket cup bottle bowl plate trophy prize"},
    {traits(Noun, Plural), "box", "boxes suitcases cases baskets cups bottles bowls plates"},
    {traits(Noun), "table",
     "table chair bed door window sofa lamp wall key lock mirror mat shirt hat coat shoe umbrella"},
    {traits(Noun, Plural), "table",
     "tables chairs beds doors windows lamps walls keys locks shirts hats shoes"},
    {traits(Noun), "car", "car train bicycle bike plane ship boat bus"},
    {traits(Noun, Plural), "car", "cars trains bicycles planes ships boats"},
    {traits(Noun), "phone",
     "phone computer television machine program model camera picture photo music film song network"},
    {traits(Noun, Plural), "phone",
     "phones computers machines programs models cameras pictures songs networks"},
    {traits(Noun), "house",
     "house home school park hospital shop bank library restaurant classroom office kitchen room garden "
     "yard city town village country zoo station airport"},
    {traits(Noun, Plural), "house", "houses schools parks shops banks rooms gardens cities towns"},
    {traits(Noun), "street",
     "street road bridge river lake sea mountain tree flower grass forest stone sand hill field fence"},
    {traits(Noun, Plural), "street", "streets roads bridges rivers mountains trees flowers stones"},
    {traits(Noun), "weather", "weather rain snow wind sun moon star sky cloud fire water light"},
    {traits(Noun, Plural), "weather", "stars clouds"},
    {traits(Noun), "day",
     "day today yesterday tomorrow morning evening night time year month week spring summer autumn "
     "winter"},
    {traits(Noun, Plural), "day", "days years weeks"},
    {traits(Noun), "",
     "money name colour color sound place thing work clue evidence file head hand foot eye tail mouth "
     "heart "
     "body world attention language english chinese mathematics game gift idea"},
    {traits(Noun, Plural), "", "things clues files heads hands feet eyes tails games gifts ideas"},
    // What is done
    {traits(Verb), "see",
     "see sees saw seen seeing look looks looked looking watch watches watched watching hear hears heard "
     "smell smells smelled find finds found notice notices noticed"},
    {traits(Verb), "run",
     "run runs ran running walk walks walked walking jump jumps jumped jumping fly flies flew swim swims "
     "swam climb climbs climbed escape escapes escaped leave leaves leaving come comes came coming go "
     "goes went gone going cross crosses crossed crossing enter enters entered arrive arrives arrived"},
    {traits(Verb), "chase",
     "chase chases chased chasing follow follows followed following catch catches caught bite bites bit "
     "bitten biting hit hits kick kicks kicked touch touches touched barks barked meow"},
    {traits(Verb), "take",
     "take takes took taken taking put puts drop drops dropped throw throws threw bring brings brought "
     "carry carries carried push pushes pushed pull pulls pulled give gives gave given giving send sends "
     "sent lend lends lent borrow borrows borrowed steal steals stole stolen hide hides hid hidden left "
     "lost lose loses fit fits"},
    {traits(Verb), "eat",
     "eat eats ate eaten eating drink drinks drank taste tastes tasted cooked lick licks licked"},
    {traits(Verb), "say",
     "say says said saying tell tells told ask asks asked answered call calls called sing sings sang "
     "laugh "
     "laughs laughed cry cries cried speak speaks spoke talk talks talked explain explains explained "
     "thanked thanks shout shouts shouted"},
    {traits(Verb), "like",
     "like likes liked love loves loved hate hates hated fear fears feared want wants wanted hope hopes "
     "hoped believe believes believed know knows knew think thinks thought remember remembers remembered "
     "forget forgets forgot need needs needed understand understands understood feel feels felt"},
    {traits(Verb), "be",
     "be is are was were been being am has have had became become becomes isn't aren't wasn't weren't"},
    {traits(Verb), "make",
     "make makes made making write writes wrote written read reads reading learn learns learned teach "
     "teaches taught draw draws drew use uses used buy buys bought sell sells sold open opens opened "
     "close closes closed wash washes washed fix fixes fixed play plays played playing wait waits waited "
     "help helps helped study studies studied work works worked build builds built check checks checked"},
    {traits(Verb), "sleep",
     "sleep sleeps slept sleeping sit sits sat sitting stand stands stood lie lies lay rest rests rested "
     "wake wakes woke live lives lived stop stops stopped die dies died stay stays stayed rains rained "
     "fall falls fell"},
    // How things are
    {traits(Adjective), "big",
     "big small large little tall short long wide narrow thick thin heavy huge tiny high low"},
    {traits(Adjective), "new", "new old young ancient modern"},
    {traits(Adjective), "good",
     "good bad nice pretty beautiful cute clever smart brave interesting important famous better best "
     "great"},
    {traits(Adjective), "red", "red blue green white black yellow grey gray brown orange"},
    {traits(Adjective), "tired", "tired hungry thirsty happy glad sad angry nervous sleepy busy afraid sick"},
    {traits(Adjective), "cold",
     "cold hot warm dry wet clean dirty quiet loud full empty hard soft sweet sour fast slow quick "
     "lazy far difficult easy expensive cheap dangerous safe broken late early"},
    // Who is meant
    {traits(Pronoun, Animate), "he", "he him his she her hers himself herself"},
    {traits(Pronoun), "he", "it its itself"},
    {traits(Pronoun, Plural), "he", "they them their theirs themselves"},
    {traits(Pronoun, Animate, Speaker), "i", "i me my mine myself you your yours yourself"},
    {traits(Pronoun, Animate, Plural, Speaker), "i", "we us our ours ourselves"},
    // What holds the sentence together
    {traits(FunctionWord), "the", "the a an some any every each all both no many much more most few several"},
    {traits(FunctionWord), "because",
     "because so if although though but and or then when while after before since until unless "
     "than as where why how"},
    {traits(FunctionWord), "in",
     "in on at near under over into from to with by of for about through behind between across onto "
     "out up down off around along inside outside without toward towards away there here"},
    {traits(FunctionWord), "will",
     "will would can could may might must shall should do does did done won't wouldn't can't "
     "couldn't don't doesn't didn't shouldn't hasn't haven't hadn't cannot"},
    {traits(FunctionWord), "not",
     "not never always often very too also just only again still even now already soon once"},
    {traits(FunctionWord), "this", "this that these those who what which whom"},
    {traits(FunctionWord), "one", "one two three four five six seven eight nine ten hundred thousand"},
    {traits(FunctionWord), "'s", "'s 're 'm 've 'll 'd"},
});

} // namespace

std::span<const WordRow> englishWords()
{
    return englishTable;
}

} // namespace casefile::engine
