<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>OwnWords</name>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n updated</numerusform>
            <numerusform>%n updated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unchanged</numerusform>
            <numerusform>%n unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edited here</source>
        <translation>
            <numerusform>%n edited here</numerusform>
            <numerusform>%n edited here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n skipped</numerusform>
            <numerusform>%n skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refused</numerusform>
            <numerusform>%n refused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::shell::FindDialog</name>
    <message numerus="yes">
        <source>The glossary: %n term(s)</source>
        <translation>
            <numerusform>The glossary: %n term</numerusform>
            <numerusform>The glossary: %n terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::ClassDialog</name>
    <message numerus="yes">
        <source>%n row(s) wait on this computer to be sent.</source>
        <translation>
            <numerusform>%n row waits on this computer to be sent.</numerusform>
            <numerusform>%n rows wait on this computer to be sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::ClassPage</name>
    <message numerus="yes">
        <source>%n learner(s), read on %1</source>
        <translation>
            <numerusform>%n learner, read on %1</numerusform>
            <numerusform>%n learners, read on %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::Comparison</name>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::ControlsBar</name>
    <message numerus="yes">
        <source>Window: radius %n position(s)</source>
        <translation>
            <numerusform>Window: radius %n position</numerusform>
            <numerusform>Window: radius %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Padding: the last %n token(s) hidden</source>
        <translation>
            <numerusform>Padding: the last %n token hidden</numerusform>
            <numerusform>Padding: the last %n tokens hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::ExportDialog</name>
    <message numerus="yes">
        <source>with my %n answers</source>
        <translation>
            <numerusform>with my %n answer</numerusform>
            <numerusform>with my %n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n questions</source>
        <translation>
            <numerusform>%1: %n question</numerusform>
            <numerusform>%1: %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions written.</source>
        <translation>
            <numerusform>%n question written.</numerusform>
            <numerusform>%n questions written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out:</source>
        <translation>
            <numerusform>%n left out:</numerusform>
            <numerusform>%n left out:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::InterviewPage</name>
    <message numerus="yes">
        <source>Answered %n time(s); last on %1, level %2.</source>
        <translation>
            <numerusform>Answered %n time; last on %1, level %2.</numerusform>
            <numerusform>Answered %n times; last on %1, level %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::MockSetup</name>
    <message numerus="yes">
        <source>About %n question(s), thinking and answering.</source>
        <translation>
            <numerusform>About %n question, thinking and answering.</numerusform>
            <numerusform>About %n questions, thinking and answering.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 % · %n question(s)</source>
        <comment>date and time, score</comment>
        <translation>
            <numerusform>%1 · %2 % · %n question</numerusform>
            <numerusform>%1 · %2 % · %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::Outline</name>
    <message numerus="yes">
        <source>Review · %n due</source>
        <translation>
            <numerusform>Review · %n due</numerusform>
            <numerusform>Review · %n due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::OwnPage</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::ProvenanceFrame</name>
    <message numerus="yes">
        <source>Show all %n term(s)</source>
        <translation>
            <numerusform>Show the one term</numerusform>
            <numerusform>Show all %n terms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::QuestionEditor</name>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n thing to look at</numerusform>
            <numerusform>%n things to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::QuestionList</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::QuizPage</name>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n answered</numerusform>
            <numerusform>%n answered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::QuizSummary</name>
    <message numerus="yes">
        <source>%n question(s) right at the first try.</source>
        <translation>
            <numerusform>%n question right at the first try.</numerusform>
            <numerusform>%n questions right at the first try.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right with a hint or at a later try.</source>
        <translation>
            <numerusform>%n right with a hint or at a later try.</numerusform>
            <numerusform>%n right with a hint or at a later try.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not right.</source>
        <translation>
            <numerusform>%n not right.</numerusform>
            <numerusform>%n not right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far; %n question(s) are still open</source>
        <translation>
            <numerusform>So far; %n question is still open</numerusform>
            <numerusform>So far; %n questions are still open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::ReviewPage</name>
    <message numerus="yes">
        <source>%n being learned</source>
        <translation>
            <numerusform>%n being learned</numerusform>
            <numerusform>%n being learned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n to review</numerusform>
            <numerusform>%n to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left for other days</source>
        <translation>
            <numerusform>%n left for other days</numerusform>
            <numerusform>%n left for other days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a question in this course</source>
        <translation>
            <numerusform>%n without a question in this course</numerusform>
            <numerusform>%n without a question in this course</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::SentenceEditor</name>
    <message numerus="yes">
        <source>%n word(s) with a dashed border: unknown to the model. It sees only their identity and position.</source>
        <translation>
            <numerusform>%n word with a dashed border: unknown to the model. It sees only its identity and position.</numerusform>
            <numerusform>%n words with a dashed border: unknown to the model. It sees only their identity and position.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::StartPage</name>
    <message numerus="yes">
        <source>%1 of %n question(s) answered</source>
        <translation>
            <numerusform>%1 of %n question answered</numerusform>
            <numerusform>%1 of %n questions answered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due today</source>
        <translation>
            <numerusform>%n card due today</numerusform>
            <numerusform>%n cards due today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::StatisticsPage</name>
    <message numerus="yes">
        <source>%1% of %n review(s) remembered; wanted: %2%</source>
        <translation>
            <numerusform>%1% of %n review remembered; wanted: %2%</numerusform>
            <numerusform>%1% of %n reviews remembered; wanted: %2%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::StudyChoicesDialog</name>
    <message numerus="yes">
        <source>%n overdue now: about %1 a day, beside what is due that day.</source>
        <translation>
            <numerusform>%n overdue now: about %1 a day, beside what is due that day.</numerusform>
            <numerusform>%n overdue now: about %1 a day, beside what is due that day.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message numerus="yes">
        <source>Lessons and quizzes have %n fault(s), the first in “%1”: see “casefile check”.</source>
        <translation>
            <numerusform>Lessons and quizzes have %n fault, in “%1”: see “casefile check”.</numerusform>
            <numerusform>Lessons and quizzes have %n faults, the first in “%1”: see “casefile check”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lessons and quizzes have %n fault(s), the first in “%1” at %2: see “casefile check”.</source>
        <translation>
            <numerusform>Lessons and quizzes have %n fault, in “%1” at %2: see “casefile check”.</numerusform>
            <numerusform>Lessons and quizzes have %n faults, the first in “%1” at %2: see “casefile check”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message numerus="yes">
        <source>%n other key(s)</source>
        <translation>
            <numerusform>%n other key</numerusform>
            <numerusform>%n other keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more key(s)</source>
        <translation>
            <numerusform>… and %n more key</numerusform>
            <numerusform>… and %n more keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weaker link(s) not drawn: together at most %1 of a row.</source>
        <translation>
            <numerusform>%n weaker link not drawn: together at most %1 of a row.</numerusform>
            <numerusform>%n weaker links not drawn: together at most %1 of a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) look at one another, each at itself too.</source>
        <translation>
            <numerusform>%n token looks at itself.</numerusform>
            <numerusform>%n tokens look at one another, each at itself too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sentence is %n clue(s).</source>
        <translation>
            <numerusform>The sentence is %n clue.</numerusform>
            <numerusform>The sentence is %n clues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is the sum of %n product(s) that are not zero: %3.</source>
        <translation>
            <numerusform>%1: %2 is the sum of %n product that are not zero: %3.</numerusform>
            <numerusform>%1: %2 is the sum of %n products that are not zero: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The context of “%1” is a blend of %n value(s); the largest share, %2, comes from “%3”.</source>
        <translation>
            <numerusform>The context of “%1” is a blend of %n value; the largest share, %2, comes from “%3”.</numerusform>
            <numerusform>The context of “%1” is a blend of %n values; the largest share, %2, comes from “%3”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them not in the word list: identity and position only.</source>
        <translation>
            <numerusform>%n of them not in the word list: identity and position only.</numerusform>
            <numerusform>%n of them not in the word list: identity and position only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) see nothing: the mask hides every key, so their weights are all 0.</source>
        <translation>
            <numerusform>%n token sees nothing: the mask hides every key, so its weights are all 0.</numerusform>
            <numerusform>%n tokens see nothing: the mask hides every key, so their weights are all 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s)</source>
        <translation>
            <numerusform>%n hop</numerusform>
            <numerusform>%n hops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reached within %n layer(s)</source>
        <translation>
            <numerusform>reached within %n layer</numerusform>
            <numerusform>reached within %n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s): %1 pairs, %2 %</source>
        <translation>
            <numerusform>%n layer: %1 pairs, %2 %</numerusform>
            <numerusform>%n layers: %1 pairs, %2 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nothing new after %n layer(s): %1 pairs</source>
        <translation>
            <numerusform>nothing new after %n layer: %1 pairs</numerusform>
            <numerusform>nothing new after %n layers: %1 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n step(s)</source>
        <translation>
            <numerusform>after %n step</numerusform>
            <numerusform>after %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left after %n step(s):</source>
        <translation>
            <numerusform>left after %n step:</numerusform>
            <numerusform>left after %n steps:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the row of “%1”, head %2, %n tile(s)</source>
        <translation>
            <numerusform>the row of “%1”, head %2, %n tile</numerusform>
            <numerusform>the row of “%1”, head %2, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sees %n token(s)</source>
        <translation>
            <numerusform>sees %n token</numerusform>
            <numerusform>sees %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attention(s), each with where its queries, keys and values come from, and its mask</source>
        <translation>
            <numerusform>%n attention, with where its queries, keys and values come from, and its mask</numerusform>
            <numerusform>%n attentions, each with where its queries, keys and values come from, and its mask</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One pass over %1 tokens: %n loss(es) at once</source>
        <translation>
            <numerusform>One pass over %1 tokens: %n loss at once</numerusform>
            <numerusform>One pass over %1 tokens: %n losses at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Temperature %1: %n word(s) kept, “%2” with %3</source>
        <translation>
            <numerusform>Temperature %1: %n word kept, “%2” with %3</numerusform>
            <numerusform>Temperature %1: %n words kept, “%2” with %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weaker link(s) of “%1” not drawn (to %3): together at most %2 of a row.</source>
        <translation>
            <numerusform>%n weaker link of “%1” not drawn (to %3): together at most %2 of a row.</numerusform>
            <numerusform>%n weaker links of “%1” not drawn (to %3): together at most %2 of a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; median of %n run(s)</source>
        <translation>
            <numerusform>%1; %n run</numerusform>
            <numerusform>%1; median of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of keys and values</source>
        <translation>
            <numerusform>%n set of keys and values</numerusform>
            <numerusform>%n sets of keys and values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) of %1 columns</source>
        <translation>
            <numerusform>%n head of %1 columns</numerusform>
            <numerusform>%n heads of %1 columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>interval</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>masks</name>
    <message numerus="yes">
        <source>window, radius %n</source>
        <translation>
            <numerusform>window, radius %n</numerusform>
            <numerusform>window, radius %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n token(s) hidden</source>
        <translation>
            <numerusform>last %n token hidden</numerusform>
            <numerusform>last %n tokens hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>playback</name>
    <message numerus="yes">
        <source>This sentence has %n token(s), but at most %1 can be computed: please shorten it.</source>
        <translation>
            <numerusform>This sentence has %n token, but at most %1 can be computed: please shorten it.</numerusform>
            <numerusform>This sentence has %n tokens, but at most %1 can be computed: please shorten it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mask was not made for a sentence of %n token(s).</source>
        <translation>
            <numerusform>The mask was not made for a sentence of %n token.</numerusform>
            <numerusform>The mask was not made for a sentence of %n tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>provenance</name>
    <message numerus="yes">
        <source>Sum of %n number(s).</source>
        <translation>
            <numerusform>Sum of %n number.</numerusform>
            <numerusform>Sum of %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sum of %n product(s).</source>
        <translation>
            <numerusform>Sum of %n product.</numerusform>
            <numerusform>Sum of %n products.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest of %n number(s).</source>
        <translation>
            <numerusform>The only number.</numerusform>
            <numerusform>The largest of %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mean of %n number(s).</source>
        <translation>
            <numerusform>The mean of %n number.</numerusform>
            <numerusform>The mean of %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mean of %n square(s).</source>
        <translation>
            <numerusform>The mean of %n square.</numerusform>
            <numerusform>The mean of %n squares.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <source>%n question(s), of which %1 answered and %2 skipped.</source>
        <translation>
            <numerusform>%n question, of which %1 answered and %2 skipped.</numerusform>
            <numerusform>%n questions, of which %1 answered and %2 skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time used: %1 of %2; paused %n time(s), %3 in all.</source>
        <comment>minutes and seconds</comment>
        <translation>
            <numerusform>Time used: %1 of %2; paused %n time, %3 in all.</numerusform>
            <numerusform>Time used: %1 of %2; paused %n times, %3 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>level %1 of 4; %2 of %n point(s)</source>
        <translation>
            <numerusform>level %1 of 4; %2 of %n point</numerusform>
            <numerusform>level %1 of 4; %2 of %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
