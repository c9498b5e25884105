<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ForeignWords</name>
    <message>
        <source>“%1” is not there.</source>
        <translation>找不到“%1”。</translation>
    </message>
    <message>
        <source>“%1” is no file.</source>
        <translation>“%1”不是文件。</translation>
    </message>
    <message>
        <source>“%1” is larger than 64 MB.</source>
        <translation>“%1”超过 64 MB。</translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>“%1”是空文件。</translation>
    </message>
    <message>
        <source>“%1” is XML. Moodle writes GIFT as well: export the questions as that.</source>
        <translation>“%1”是 XML 文件。请在 Moodle 中把题目导出为 GIFT 格式。</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>新增 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>更新 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n 题未变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edited here</source>
        <translation>
            <numerusform>%n 题在此改过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>跳过 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>拒收 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>单选题</translation>
    </message>
    <message>
        <source>Several of several</source>
        <translation>多选题</translation>
    </message>
    <message>
        <source>True or false</source>
        <translation>判断题</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数值题</translation>
    </message>
    <message>
        <source>A word</source>
        <translation>填词题</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>配对题</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序题</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>填空题</translation>
    </message>
    <message>
        <source>A shape</source>
        <translation>形状题</translation>
    </message>
    <message>
        <source>A cell</source>
        <translation>点格题</translation>
    </message>
    <message>
        <source>A mask</source>
        <translation>掩码题</translation>
    </message>
    <message>
        <source>A slider</source>
        <translation>滑块题</translation>
    </message>
    <message>
        <source>A line of code</source>
        <translation>找错行</translation>
    </message>
    <message>
        <source>Free words</source>
        <translation>简答题</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未变</translation>
    </message>
    <message>
        <source>edited here</source>
        <translation>在此改过</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒收</translation>
    </message>
    <message>
        <source>A question of the course has its id.</source>
        <translation>它的编号与课程里的一道题相同。</translation>
    </message>
    <message>
        <source>The file has this question before.</source>
        <translation>文件前面已有这道题。</translation>
    </message>
    <message>
        <source>It was changed here since; the file says something else.</source>
        <translation>导入后在此改过，与文件内容不同。</translation>
    </message>
    <message>
        <source>new cards</source>
        <translation>新卡片</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>一次作答</translation>
    </message>
    <message>
        <source>recomputing the schedule</source>
        <translation>重算日程</translation>
    </message>
    <message>
        <source>a new question</source>
        <translation>新建题目</translation>
    </message>
    <message>
        <source>an edit of a question</source>
        <translation>修改题目</translation>
    </message>
    <message>
        <source>deleting questions</source>
        <translation>删除题目</translation>
    </message>
    <message>
        <source>an import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Own question</source>
        <translation>自编题</translation>
    </message>
    <message>
        <source>Own question, only in %1</source>
        <translation>自编题，只有%1版</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Questions that were edited here were replaced.</source>
        <translation>在此改过的题目已用文件内容替换。</translation>
    </message>
    <message>
        <source>Questions that were edited here were left as they are.</source>
        <translation>在此改过的题目保持不变。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Your settings cannot be read, as %1 is no file: this run has others, which are not kept.</source>
        <translation>设置读不出来，因为 %1 不是文件：这一次用默认设置，改动不会保存。</translation>
    </message>
</context>
<context>
    <name>archive</name>
    <message>
        <source>It holds %1 files; %2 is the most.</source>
        <translation>里面有 %1 个文件，最多只能有 %2 个。</translation>
    </message>
    <message>
        <source>“%1” in it is not a name within the package.</source>
        <translation>里面的“%1”指向题包之外，不是合法的文件名。</translation>
    </message>
    <message>
        <source>“%1” in it is a link or encrypted, not a file.</source>
        <translation>里面的“%1”是链接或加密的，不是普通文件。</translation>
    </message>
    <message>
        <source>It grows without end when it is unpacked: reading stopped at %1 MB.</source>
        <translation>解压后大得没有止境：读到 %1 MB 时停下了。</translation>
    </message>
    <message>
        <source>“%1” in it is damaged.</source>
        <translation>里面的“%1”已损坏。</translation>
    </message>
    <message>
        <source>The package could not be put together.</source>
        <translation>题包没能打好。</translation>
    </message>
    <message>
        <source>The file is broken off or damaged.</source>
        <translation>文件不完整或已损坏。</translation>
    </message>
    <message>
        <source>It is not a package: it is no zip.</source>
        <translation>这不是题包：它不是 zip 文件。</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>it asks for a cell of a picture, and text holds none</source>
        <translation>这题要在图里选一格，文本里放不了图</translation>
    </message>
    <message>
        <source>its picture could not be drawn</source>
        <translation>它的图没能画出来</translation>
    </message>
    <message>
        <source>In Casefile: %1, step “%2”</source>
        <translation>见 Casefile《%1》的“%2”一步</translation>
    </message>
    <message>
        <source>The cards could not be put together: is there room in %1?</source>
        <translation>卡片没能打好包：%1 里还有空间吗？</translation>
    </message>
    <message>
        <source>Several are right.</source>
        <translation>有几项是对的。</translation>
    </message>
    <message>
        <source>Which line is wrong?</source>
        <translation>哪一行有错？</translation>
    </message>
    <message>
        <source>True</source>
        <translation>对</translation>
    </message>
    <message>
        <source>False</source>
        <translation>错</translation>
    </message>
    <message>
        <source>The others:</source>
        <translation>其余各项：</translation>
    </message>
    <message>
        <source>its number could not be computed</source>
        <translation>它的数没能算出来</translation>
    </message>
    <message>
        <source>What belongs to each?</source>
        <translation>各自对应下面哪一项？</translation>
    </message>
    <message>
        <source>Does your answer say this?</source>
        <translation>你的回答说到这些了吗？</translation>
    </message>
    <message>
        <source>its shape could not be computed</source>
        <translation>它的形状没能算出来</translation>
    </message>
    <message>
        <source>it is answered by hand, in a picture that moves</source>
        <translation>这题要在会动的图里动手作答</translation>
    </message>
    <message>
        <source>row %1 (%2), column %3 (%4)</source>
        <translation>第 %1 行（%2）、第 %3 列（%4）</translation>
    </message>
</context>
<context>
    <name>casefile::playback::QuizSession</name>
    <message>
        <source>This cannot be read as one number. Write it like 0.25 or 1/4.</source>
        <translation>这读不成一个数。请写成 0.25 或 1/4 这样。</translation>
    </message>
    <message>
        <source>The answer: row “%1”, column “%2”, %3.</source>
        <extracomment>row and column of a map, number in its cell</extracomment>
        <translation>答案：行“%1”、列“%2”，%3。</translation>
    </message>
    <message>
        <source>This cannot be read as a shape. Write its sizes like 4 × 9.</source>
        <translation>读不出这个形状。请写成 4 × 9 这样。</translation>
    </message>
    <message>
        <source>It should read: %1
%2</source>
        <comment>a line of code, why</comment>
        <translation>应当写成：%1
%2</translation>
    </message>
    <message>
        <source>Gap %1</source>
        <translation>空 %1</translation>
    </message>
    <message>
        <source>[%1: …]</source>
        <comment>an empty gap, its number</comment>
        <translation>【%1：…】</translation>
    </message>
    <message>
        <source>[%1: %2]</source>
        <comment>a gap, its number, words in it</comment>
        <translation>【%1：%2】</translation>
    </message>
</context>
<context>
    <name>casefile::shell::Banner</name>
    <message>
        <source>Put this message away</source>
        <translation>收起这条消息</translation>
    </message>
</context>
<context>
    <name>casefile::shell::Classroom</name>
    <message>
        <source>The class needs your password: menu, “Class …”. Until then everything is kept here.</source>
        <translation>班级需要你的密码：请打开菜单中的“班级 …”。在此之前，所有记录都保存在本机。</translation>
    </message>
    <message>
        <source>There is no keyring on this computer: the password is not kept, and is asked for each time.</source>
        <translation>本机没有密钥环：密码不会保存，每次都要输入。</translation>
    </message>
    <message>
        <source>Connect to a class as its instructor</source>
        <translation>以老师身份连接班级</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
</context>
<context>
    <name>casefile::shell::FindDialog</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>words to find in lessons and glossary</source>
        <translation>要在课程和术语表里找的词</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>找到的地方</translation>
    </message>
    <message>
        <source>%1   (glossary, shown in: %2)</source>
        <comment>term, chapter</comment>
        <translation>%1（术语，见：%2）</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <comment>step, chapter</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>The glossary: %n term(s)</source>
        <translation>
            <numerusform>术语表：%n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the course has all of these words.</source>
        <translation>课程里没有一处同时有这些词。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1   (chapter)</source>
        <comment>title</comment>
        <translation>%1（章）</translation>
    </message>
</context>
<context>
    <name>casefile::shell::MainWindow</name>
    <message>
        <source>There is no chapter called &quot;%1&quot;.</source>
        <translation>没有名为“%1”的章节。</translation>
    </message>
    <message>
        <source>Casefile</source>
        <translation>卷宗 Casefile</translation>
    </message>
    <message>
        <source>There are no questions on the chapter &quot;%1&quot; yet.</source>
        <translation>“%1”一章还没有题目。</translation>
    </message>
    <message>
        <source>The chapter &quot;%1&quot; has no step called &quot;%2&quot;.</source>
        <translation>“%1”这一章没有名为“%2”的步骤。</translation>
    </message>
    <message>
        <source>This answer could not be saved.</source>
        <translation>这次作答没能保存。</translation>
    </message>
    <message>
        <source>About Casefile</source>
        <translation>关于卷宗</translation>
    </message>
    <message>
        <source>Casefile %1

How multi-head self-attention works, with every number computed from your sentence.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>卷宗 Casefile %1

多头自注意力是怎样工作的：每个数都由你的句子算出。

自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。</translation>
    </message>
    <message>
        <source>No browser here opens %1.</source>
        <translation>这里没有浏览器能打开 %1。</translation>
    </message>
    <message>
        <source>The course has no step that explains this card.</source>
        <translation>课程里没有讲解这张卡片的步骤。</translation>
    </message>
    <message>
        <source>The schedule could not be saved: it stays as it was.</source>
        <translation>日程安排没能保存：保持原样。</translation>
    </message>
    <message>
        <source>This could not be saved.</source>
        <translation>未能保存。</translation>
    </message>
</context>
<context>
    <name>casefile::shell::Notices</name>
    <message>
        <source>There is no lesson to show: the content could not be read.</source>
        <translation>没有课程可显示：内容读不出来。</translation>
    </message>
</context>
<context>
    <name>casefile::shell::ShortcutDialog</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>casefile::shell::WindowActions</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>About Casefile</source>
        <translation>关于卷宗</translation>
    </message>
    <message>
        <source>Find …</source>
        <translation>查找……</translation>
    </message>
    <message>
        <source>Outline of the course</source>
        <translation>课程目录</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>What have I learned</source>
        <translation>我学会了什么</translation>
    </message>
    <message>
        <source>Schedule …</source>
        <translation>日程安排…</translation>
    </message>
    <message>
        <source>My data …</source>
        <translation>我的数据…</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>面试</translation>
    </message>
    <message>
        <source>Class …</source>
        <translation>班级 …</translation>
    </message>
    <message>
        <source>Class, for its instructor</source>
        <translation>班级（老师）</translation>
    </message>
    <message>
        <source>Export questions …</source>
        <translation>导出题目…</translation>
    </message>
    <message>
        <source>Own questions</source>
        <translation>自编题</translation>
    </message>
</context>
<context>
    <name>casefile::views::BlockProvenance</name>
    <message>
        <source>This picture is measured over whole layers; the lit lines of the code do it.</source>
        <translation>这张图量的是整层整层的结果，由点亮的那几行代码算出。</translation>
    </message>
    <message>
        <source>Answer first; then the numbers open.</source>
        <translation>先回答，数字才打开。</translation>
    </message>
    <message>
        <source>%1 = %2 (block %3, untrained)</source>
        <comment>cell, value, number</comment>
        <translation>%1 = %2（第 %3 块，未训练）</translation>
    </message>
    <message>
        <source>These numbers are counted by a formula; the lit lines of the code do it.</source>
        <translation>这些数是按公式数出来的，亮着的几行代码就是算法。</translation>
    </message>
</context>
<context>
    <name>casefile::views::CardFace</name>
    <message>
        <source>A belief that showed in your answers · %1</source>
        <comment>chapter</comment>
        <translation>你的回答里出现过的一个想法 · %1</translation>
    </message>
    <message>
        <source>Question · %1</source>
        <comment>chapter</comment>
        <translation>题目 · %1</translation>
    </message>
    <message>
        <source>“%1”

Is that so? Say why, in your own words; then look at the answer.</source>
        <comment>a belief</comment>
        <translation>“%1”

是这样吗？先用自己的话说出理由，再看答案。</translation>
    </message>
    <message>
        <source>The step that explains it: %1 →</source>
        <translation>讲解它的步骤：%1 →</translation>
    </message>
    <message>
        <source>The step that explains it →</source>
        <translation>讲解它的步骤 →</translation>
    </message>
    <message>
        <source>What is true:</source>
        <translation>正确的是：</translation>
    </message>
    <message>
        <source>The answer is shown.</source>
        <translation>答案已显示。</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ 答对了。</translation>
    </message>
    <message>
        <source>✗ Not right.</source>
        <translation>✗ 不对。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>verdict, feedback</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Interview question · %1</source>
        <comment>chapter</comment>
        <translation>面试题 · %1</translation>
    </message>
    <message>
        <source>What a good answer says:</source>
        <translation>好的回答会说到：</translation>
    </message>
</context>
<context>
    <name>casefile::views::CellView</name>
    <message>
        <source>Computing …</source>
        <translation>正在计算……</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what the map shows, which cell is chosen</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Map of weights: pick a cell. %1</source>
        <comment>question</comment>
        <translation>权重图：点选一格。%1</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <comment>a cell</comment>
        <translation>已选：%1</translation>
    </message>
    <message>
        <source>No cell is chosen.</source>
        <translation>还没有选格子。</translation>
    </message>
    <message>
        <source>Arrows, Return: choose a cell · Ctrl+1–3 how sure · Space check, next · H hint · R repair · Esc leave</source>
        <translation>方向键、回车 选格子 · Ctrl+1–3 把握 · 空格 核对、下一题 · H 提示 · R 回去看那一步 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::CertaintyBar</name>
    <message>
        <source>How sure are you?</source>
        <translation>你有多大把握？</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>猜的</translation>
    </message>
    <message>
        <source>I think so</source>
        <translation>大概是</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>有把握</translation>
    </message>
    <message>
        <source>How sure are you? %1</source>
        <comment>a button: guess, think, sure</comment>
        <translation>你有多大把握？%1</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <comment>how sure, digit</comment>
        <translation>%1（Ctrl+%2）</translation>
    </message>
</context>
<context>
    <name>casefile::views::ChapterEnd</name>
    <message>
        <source>The chapter ends here.</source>
        <translation>这一章到此结束。</translation>
    </message>
    <message>
        <source>Questions on this chapter</source>
        <translation>本章题目</translation>
    </message>
    <message>
        <source>Next chapter: %1 →</source>
        <comment>title</comment>
        <translation>下一章：%1 →</translation>
    </message>
</context>
<context>
    <name>casefile::views::ChoiceView</name>
    <message>
        <source>1–9, Space: choose or leave out · Ctrl+1–3 how sure · Return check, next · Ctrl+Z undo · H hint · Esc leave</source>
        <translation>1–9、空格 选上或取消 · Ctrl+1–3 把握 · 回车 核对、下一题 · Ctrl+Z 撤销 · H 提示 · Esc 离开</translation>
    </message>
    <message>
        <source>1–9 choose a line · Ctrl+1–3 how sure · Space check, next · H hint · R repair · Esc leave</source>
        <translation>1–9 选一行 · Ctrl+1–3 把握 · 空格 核对、下一题 · H 提示 · R 回去看那一步 · Esc 离开</translation>
    </message>
    <message>
        <source>1–9 choose · Ctrl+1–3 how sure · Space check, next · H hint · R repair · Esc leave</source>
        <translation>1–9 选择 · Ctrl+1–3 把握 · 空格 核对、下一题 · H 提示 · R 回去看那一步 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::ClassDialog</name>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Keep the password in the keyring of this computer</source>
        <translation>把密码保存在本机的密钥环中</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Leave the class</source>
        <translation>退出班级</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A class collects the answers of its learners on one server, for an instructor. It is not needed for anything else.</source>
        <translation>班级把学生的回答汇集到一台服务器上，供老师查看。其他功能都不需要它。</translation>
    </message>
    <message>
        <source>Sent, also of what you have done so far: for each answer the question, its chapter, right or wrong, the misconception it shows, how sure you were, hints, attempts, time and duration; for each card how well you know it and when it is due. Your instructor sees this under your name; other learners do not.</source>
        <translation>会发送（包括你此前的记录）：每个回答的题目、所属的章、对错、显露的误解、把握程度、提示次数、第几次尝试、时间和用时；每张卡片的掌握程度和到期时间。老师能看到这些内容和你的姓名，其他学生看不到。</translation>
    </message>
    <message>
        <source>Never sent: what you typed, your sentences, your settings. All of it stays on this computer as well, and you may leave at any time.</source>
        <translation>绝不发送：你输入的文字、你的句子、你的设置。所有记录同时保留在本机，你可以随时退出。</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Class “%1” on %2, as “%3”</source>
        <translation>班级“%1”，服务器 %2，用户“%3”</translation>
    </message>
    <message>
        <source>The password is needed for this session.</source>
        <translation>本次使用需要输入密码。</translation>
    </message>
    <message>
        <source>Sending …</source>
        <translation>正在发送 …</translation>
    </message>
    <message>
        <source>The class has everything.</source>
        <translation>全部内容都已送达班级。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) wait on this computer to be sent.</source>
        <translation>
            <numerusform>本机还有 %n 条记录等待发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>The class could not be kept in your file: nothing was joined.</source>
        <translation>班级信息无法写入你的文件：没有加入。</translation>
    </message>
    <message>
        <source>Leaving could not be kept in your file: try again.</source>
        <translation>退出的操作无法写入你的文件：请再试一次。</translation>
    </message>
</context>
<context>
    <name>casefile::views::ClassForm</name>
    <message>
        <source>From a file …</source>
        <translation>从文件读取 …</translation>
    </message>
    <message>
        <source>Keep the password in the keyring of this computer</source>
        <translation>把密码保存在本机的密钥环中</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>选择 …</translation>
    </message>
    <message>
        <source>encrypted, and the server proves who it is</source>
        <translation>加密，并验证服务器的身份</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>加密</translation>
    </message>
    <message>
        <source>not encrypted (only on this computer)</source>
        <translation>不加密（仅限本机上的服务器）</translation>
    </message>
    <message>
        <source>those of the system</source>
        <translation>系统自带的证书</translation>
    </message>
    <message>
        <source>Read the link from a file</source>
        <translation>从文件读取链接</translation>
    </message>
    <message>
        <source>Choose the file of certificates</source>
        <translation>选择证书文件</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>A link of a class</source>
        <translation>班级链接</translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>Who may sign the server&apos;s certificate</source>
        <translation>可以为服务器证书签名的机构</translation>
    </message>
</context>
<context>
    <name>casefile::views::ClassPage</name>
    <message>
        <source>Class “%1”</source>
        <translation>班级“%1”</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>正在读取服务器 …</translation>
    </message>
    <message numerus="yes">
        <source>%n learner(s), read on %1</source>
        <translation>
            <numerusform>%n 名学生，读取于 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Here an instructor sees the misconceptions, the due work and the progress of a class. Connect with the user and the password of an instructor.</source>
        <translation>老师在这里查看全班的误解、到期的复习和进度。请用老师的用户名和密码连接。</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Read the class again (F5); this happens every minute, too</source>
        <translation>重新读取班级（F5）；每分钟也会自动读取一次</translation>
    </message>
    <message>
        <source>Connect …</source>
        <translation>连接 …</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>All learners</source>
        <translation>全部学生</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>存为 CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
</context>
<context>
    <name>casefile::views::CodePanel</name>
    <message>
        <source>Engine (C++)</source>
        <translation>引擎（C++）</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Engine source: %1</source>
        <translation>引擎源码：%1</translation>
    </message>
    <message>
        <source>NumPy listing: %1</source>
        <translation>NumPy 代码：%1</translation>
    </message>
    <message>
        <source>%1 · the same in NumPy</source>
        <translation>%1 · 同一步的 NumPy 写法</translation>
    </message>
    <message>
        <source>%1 · as it ran</source>
        <translation>%1 · 刚才运行的就是它</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <extracomment>name of a source file, its present line, what that does</extracomment>
        <translation>%1。%2。%3</translation>
    </message>
</context>
<context>
    <name>casefile::views::Comparison</name>
    <message>
        <source>The model answer</source>
        <translation>参考回答</translation>
    </message>
    <message>
        <source>Tick what your answer had.</source>
        <translation>你的回答里有的，打上勾。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>level, what earns it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <comment>a key, digit</comment>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>Answers to avoid</source>
        <translation>不要这样答</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>an answer to avoid</comment>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation>出处：%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sources</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>suggested by the points you ticked</source>
        <translation>按打勾的要点建议</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%n 个要点中有 %1 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::ControlsBar</name>
    <message>
        <source>Hand-set weights</source>
        <translation>手工设定的权重</translation>
    </message>
    <message>
        <source>Untrained weights, seed %1</source>
        <translation>未训练的权重，种子 %1</translation>
    </message>
    <message>
        <source>Temperature %1</source>
        <translation>温度 %1</translation>
    </message>
    <message>
        <source>unscaled</source>
        <translation>不缩放</translation>
    </message>
    <message>
        <source>no positions</source>
        <translation>无位置编码</translation>
    </message>
    <message>
        <source>Every weight was set by hand so that it can be read. Nothing here was learned.</source>
        <translation>每个权重都由人设定，为的是看得懂。这里没有一样是学来的。</translation>
    </message>
    <message>
        <source>The weights are random numbers from a seed. Nothing here was learned.</source>
        <translation>权重是由种子生成的随机数。这里没有一样是学来的。</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>掩码：%1</translation>
    </message>
    <message>
        <source>Which token may look at which</source>
        <translation>谁可以看谁</translation>
    </message>
    <message>
        <source>Temperature, scaling by √d_k, positions</source>
        <translation>温度、除以 √d_k 的缩放、位置编码</translation>
    </message>
    <message>
        <source>Hand-set weights (readable, never learned)</source>
        <translation>手工设定的权重（看得懂，没学过）</translation>
    </message>
    <message>
        <source>Untrained weights, seed %1 (random, never learned)</source>
        <translation>未训练的权重，种子 %1（随机，没学过）</translation>
    </message>
    <message>
        <source>Untrained weights, another seed</source>
        <translation>未训练的权重，换一个种子</translation>
    </message>
    <message>
        <source>None: everyone may look at everyone</source>
        <translation>无：人人可以看人人</translation>
    </message>
    <message>
        <source>Causal: no looking ahead</source>
        <translation>因果：不看后面</translation>
    </message>
    <message numerus="yes">
        <source>Window: radius %n position(s)</source>
        <translation>
            <numerusform>窗口：前后各 %n 个位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Padding: the last %n token(s) hidden</source>
        <translation>
            <numerusform>填充：挡住末尾 %n 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>Own cells …</source>
        <translation>自选格子……</translation>
    </message>
    <message>
        <source>Trained weights: %1</source>
        <translation>训练出来的权重：%1</translation>
    </message>
    <message>
        <source>The weights were learned from examples. Nobody set them.</source>
        <translation>权重是从例子里学来的，没有人手工设定。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a setting is, what it does</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>casefile::views::CostStrip</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>再量一次</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Measured so far, in percent</source>
        <translation>已经量了百分之几</translation>
    </message>
    <message>
        <source>Measuring; close other programs for calm numbers.</source>
        <translation>正在测量；关掉别的程序，数会更稳。</translation>
    </message>
    <message>
        <source>This computer has not enough free memory for these lengths.</source>
        <translation>这台电脑的空闲内存不够，量不了这些长度。</translation>
    </message>
    <message>
        <source>Takes a few seconds of one processor; nothing leaves this computer.</source>
        <translation>要占用一个处理器几秒钟；数据不会离开这台电脑。</translation>
    </message>
</context>
<context>
    <name>casefile::views::DenseNetworkCard</name>
    <message>
        <source>Run it again</source>
        <translation>再跑一遍</translation>
    </message>
    <message>
        <source>Back to the case →</source>
        <translation>回到卷宗 →</translation>
    </message>
    <message>
        <source>First, a network without attention: change an input, by dragging it or with Up and Down</source>
        <translation>先看一个没有注意力的网络：改一个输入，上下拖动，或按上下键</translation>
    </message>
    <message>
        <source>## A dense network

Every number of one layer goes to every number of the next; each line is a weight. The inputs, from −1 to 1, are yours to move: the numbers in the nodes change, the lines do not.

That is the difference from attention. Here the weights are parameters, the same for every input (random numbers from a seed; nothing was learned). Attention computes its weights anew from each sentence.

A node adds up inputs times weights and a bias, then takes tanh, so it lies between −1 and 1.</source>
        <translation>## 一个全连接网络

一层里的每个数都通到下一层的每个数，每条线是一个权重。输入在 −1 到 1 之间，随你挪动：节点里的数会变，线不变。

这正是跟注意力不同的地方。这里的权重是参数，换什么输入都一样（种子产生的随机数，没有学过任何东西）；注意力的权重，每来一句话都要重算。

一个节点把输入乘权重、再加偏置，全部相加，然后取 tanh，所以落在 −1 和 1 之间。</translation>
    </message>
</context>
<context>
    <name>casefile::views::DenseNetworkView</name>
    <message>
        <source>Dense network</source>
        <translation>全连接网络</translation>
    </message>
</context>
<context>
    <name>casefile::views::DepthTabs</name>
    <message>
        <source>Story</source>
        <translation>故事</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>How deep the words go</source>
        <translation>讲解的深度</translation>
    </message>
</context>
<context>
    <name>casefile::views::DiagnosisCard</name>
    <message>
        <source>Sure and not right: a misconception, not a slip. One step repairs it.</source>
        <translation>很有把握却答错：这是误区，不是疏忽。修好它只要一步。</translation>
    </message>
    <message>
        <source>Not right, and not sure: a gap. One step fills it.</source>
        <translation>答错，也没把握：这里还没学到。补上只要一步。</translation>
    </message>
    <message>
        <source>Belief: %1</source>
        <comment>a misconception</comment>
        <translation>误区：%1</translation>
    </message>
    <message>
        <source>The step: %1. It opens with the sentence of this question.</source>
        <comment>title of a step</comment>
        <translation>回去看：%1。打开时带着这道题的句子。</translation>
    </message>
    <message>
        <source>Sure and not right. The answer does not tell why: look at the working again.</source>
        <translation>很有把握，但不对。这个答案看不出原因：把算法再看一遍。</translation>
    </message>
    <message>
        <source>A belief that is common here: %1</source>
        <comment>a misconception</comment>
        <translation>这里常见的误解：%1</translation>
    </message>
    <message>
        <source>What is true: %1</source>
        <translation>其实是：%1</translation>
    </message>
    <message>
        <source>The step: %1.</source>
        <comment>title of a step</comment>
        <translation>这一步：%1。</translation>
    </message>
    <message>
        <source>Go and see → (R)</source>
        <comment>button, with its key</comment>
        <translation>去看看 →（R）</translation>
    </message>
</context>
<context>
    <name>casefile::views::DoorCard</name>
    <message>
        <source>%1: %2</source>
        <comment>door, what the button does</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>casefile::views::EstimateScale</name>
    <message>
        <source>The scale, with your guess and the right number</source>
        <translation>刻度，标着你的猜测和正确的数</translation>
    </message>
</context>
<context>
    <name>casefile::views::EstimateSlider</name>
    <message>
        <source>That is my guess</source>
        <translation>就猜这个</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>你猜的数</translation>
    </message>
</context>
<context>
    <name>casefile::views::ExhibitSaver</name>
    <message>
        <source>There is something of that name that is not a file.</source>
        <translation>有一个同名的东西，不是文件。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这个文件夹。</translation>
    </message>
    <message>
        <source>The disk can only be read.</source>
        <translation>磁盘是只读的。</translation>
    </message>
    <message>
        <source>You may not write there.</source>
        <translation>没有在那里写文件的权限。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘满了。</translation>
    </message>
    <message>
        <source>The system refuses it.</source>
        <translation>系统拒绝了。</translation>
    </message>
    <message>
        <source>Save what is on screen</source>
        <translation>保存屏幕上的内容</translation>
    </message>
    <message>
        <source>Drawing the animation …</source>
        <translation>正在画动画……</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>没有保存</translation>
    </message>
    <message>
        <source>%1 could not be written. %2</source>
        <comment>file, reason</comment>
        <translation>%1 写不进去。%2</translation>
    </message>
</context>
<context>
    <name>casefile::views::ExportDialog</name>
    <message>
        <source>Export questions</source>
        <translation>导出题目</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Those of the course</source>
        <translation>课程里的题</translation>
    </message>
    <message>
        <source>My own (there are none yet)</source>
        <translation>我自己的题（还没有）</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>我自己的题</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>with my answers (there are none yet)</source>
        <translation>带上我的答题记录（还没有）</translation>
    </message>
    <message numerus="yes">
        <source>with my %n answers</source>
        <translation>
            <numerusform>带上我的 %n 次答题</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>How much is written</source>
        <translation>写了多少</translation>
    </message>
    <message>
        <source>What was left out, and why</source>
        <translation>略去了什么，为什么</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n questions</source>
        <translation>
            <numerusform>%1：%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a file %1 already. Replace it?</source>
        <translation>已有文件 %1。要替换它吗？</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消：什么都没有写。</translation>
    </message>
    <message>
        <source>%1 could not be written. %2</source>
        <comment>file, reason</comment>
        <translation>%1 写不了。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n questions written.</source>
        <translation>
            <numerusform>写了 %n 题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out:</source>
        <translation>
            <numerusform>略去 %n 题：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::FigureCard</name>
    <message>
        <source>%1 · head %2</source>
        <comment>title of a picture, number</comment>
        <translation>%1 · 头 %2</translation>
    </message>
    <message>
        <source>Save this picture, its numbers or the experiment …</source>
        <translation>保存这张图、图中的数或整个实验……</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>保存：%1</translation>
    </message>
    <message>
        <source>Edit an entry</source>
        <translation>改一格</translation>
    </message>
    <message>
        <source>Edit an entry · one is edited in head %1</source>
        <translation>改一个元素 · 头 %1 里改过一个</translation>
    </message>
</context>
<context>
    <name>casefile::views::FigureView</name>
    <message>
        <source>Computing …</source>
        <translation>正在计算……</translation>
    </message>
    <message>
        <source>Type a sentence to see this picture.</source>
        <translation>写一句话，这张图就出来。</translation>
    </message>
    <message>
        <source>There is no picture called &quot;%1&quot;.</source>
        <translation>没有名为“%1”的图。</translation>
    </message>
</context>
<context>
    <name>casefile::views::FollowUpList</name>
    <message>
        <source>→ %1</source>
        <comment>a follow-up question</comment>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>看答案</translation>
    </message>
    <message>
        <source>Show the answer to: %1</source>
        <comment>a follow-up question</comment>
        <translation>看答案：%1</translation>
    </message>
    <message>
        <source>Follow-ups on what was missed</source>
        <translation>针对遗漏的追问</translation>
    </message>
    <message>
        <source>To go deeper</source>
        <translation>再深入一步</translation>
    </message>
</context>
<context>
    <name>casefile::views::FreeTextView</name>
    <message>
        <source>your answer, in your own words</source>
        <translation>用自己的话写出答案</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的回答</translation>
    </message>
    <message>
        <source>A good answer</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>Which of its points does your answer make? Tick them.</source>
        <translation>其中哪些要点你写到了？请勾选。</translation>
    </message>
    <message>
        <source>1–9, Space: tick a point · Return check, next · R repair · Esc leave</source>
        <translation>1–9、空格 勾选要点 · 回车 核对、下一题 · R 回去看那一步 · Esc 离开</translation>
    </message>
    <message>
        <source>Type your answer · Ctrl+1–3 how sure · Ctrl+Return compare · Ctrl+H hint · Esc leave</source>
        <translation>写下回答 · Ctrl+1–3 把握 · Ctrl+回车 对照 · Ctrl+H 提示 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::FrozenBar</name>
    <message>
        <source>Frozen: “%1”. Nothing has changed since.</source>
        <translation>已冻结：“%1”。此后什么都没变。</translation>
    </message>
    <message>
        <source>Frozen: “%1”. Now different: %2.</source>
        <comment>sentence, list of words</comment>
        <translation>已冻结：“%1”。现在不同的是：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show the present state minus the frozen one (C)</source>
        <translation>显示现在的状态减去冻结的状态（C）</translation>
    </message>
    <message>
        <source>Freeze anew</source>
        <translation>重新冻结</translation>
    </message>
    <message>
        <source>Freeze the present state instead</source>
        <translation>改为冻结现在的状态</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>解冻</translation>
    </message>
    <message>
        <source>Forget the frozen state (F); can be undone</source>
        <translation>不再保留冻结的状态（F）；可以撤销</translation>
    </message>
</context>
<context>
    <name>casefile::views::GradeBar</name>
    <message>
        <source>%1 · %2</source>
        <comment>grade, until it is asked again</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: asked again after %2</source>
        <comment>grade, interval</comment>
        <translation>%1：%2后再问</translation>
    </message>
    <message>
        <source>Key %1. This is what the answer suggests; you decide.</source>
        <translation>按键 %1。这是根据回答建议的评分，最终由你决定。</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
    <message>
        <source>“Hard” means that you did remember it. If you did not: “Again”.</source>
        <translation>“困难”表示你想起来了，只是费力；没想起来，请选“重来”。</translation>
    </message>
</context>
<context>
    <name>casefile::views::HeadPicker</name>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation>头 %1：%2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All heads over one another</source>
        <translation>所有的头叠在一起</translation>
    </message>
</context>
<context>
    <name>casefile::views::HeaderBar</name>
    <message>
        <source>Casefile</source>
        <translation>卷宗 Casefile</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>回到首页</translation>
    </message>
    <message>
        <source>Switch to Chinese</source>
        <translation>切换到英文</translation>
    </message>
    <message>
        <source>Text size (Ctrl +, Ctrl −, Ctrl 0)</source>
        <translation>文字大小（Ctrl +、Ctrl −、Ctrl 0）</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Text size %1</source>
        <translation>文字大小 %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>casefile::views::HeatMapChart</name>
    <message>
        <source>Type a sentence to see this picture.</source>
        <translation>写一句话，这张图就出来。</translation>
    </message>
</context>
<context>
    <name>casefile::views::ImportDialog</name>
    <message>
        <source>Import questions</source>
        <translation>导入题目</translation>
    </message>
    <message>
        <source>What becomes of each question of the file</source>
        <translation>文件中每道题的处理结果</translation>
    </message>
    <message>
        <source>Replace what was edited here by what the file says</source>
        <translation>用文件内容替换在此改过的题目</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Save the report …</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Its words are in</source>
        <translation>文件所用语言</translation>
    </message>
    <message>
        <source>Chapter, where the file names none</source>
        <translation>文件未注明时归入的章节</translation>
    </message>
    <message>
        <source>Questions (*.gift *.txt *.json *.casefile-pack);;All files (*)</source>
        <translation>题目文件 (*.gift *.txt *.json *.casefile-pack);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the questions …</source>
        <translation>正在读取题目…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled: nothing was read.</source>
        <translation>已取消：没有读入任何题目。</translation>
    </message>
    <message>
        <source>Choose a file of questions: GIFT, a package of Casefile, or a quiz file. Its format is found by what is in it.</source>
        <translation>请选择题目文件：GIFT、Casefile 题目包或测验文件。格式由内容自动识别。</translation>
    </message>
    <message>
        <source>The file holds no questions.</source>
        <translation>文件中没有题目。</translation>
    </message>
    <message>
        <source>Done: %1. Undo takes all of it back.</source>
        <translation>已完成：%1。可用“撤销”全部收回。</translation>
    </message>
    <message>
        <source>Would be: %1.</source>
        <translation>将会：%1。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No backup could be made, so nothing was imported: is the disk full, or the folder of the backups not to be written?</source>
        <translation>无法备份，因此没有导入：磁盘是否已满，或备份文件夹不可写？</translation>
    </message>
    <message>
        <source>Nothing was imported: the file of your data cannot be written now.</source>
        <translation>没有导入：现在无法写入你的数据文件。</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
</context>
<context>
    <name>casefile::views::ImportTableModel</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>casefile::views::InterviewPage</name>
    <message>
        <source>The points you ticked suggest level %1.</source>
        <translation>按打勾的要点，建议水平 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Answered %n time(s); last on %1, level %2.</source>
        <translation>
            <numerusform>答过 %n 次；上次是 %1，水平 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no interview questions here.</source>
        <translation>这里没有面试题。</translation>
    </message>
    <message>
        <source>No question fits the filter at the left.</source>
        <translation>没有符合左边筛选条件的题。</translation>
    </message>
    <message>
        <source>The step that explains it: %1</source>
        <comment>title of a step</comment>
        <translation>讲这个的步骤：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of how many questions</comment>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>面试</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>The list of questions and its filter: away, or back</source>
        <translation>题目列表和筛选：收起，或展开</translation>
    </message>
    <message>
        <source>Mock interview</source>
        <translation>模拟面试</translation>
    </message>
    <message>
        <source>Several questions against the clock, with a report</source>
        <translation>限时回答几道题，最后有报告</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>To the start page; where you are is kept (Esc)</source>
        <translation>回到首页；进度会保留（Esc）</translation>
    </message>
    <message>
        <source>Type your answer, or say it aloud. It stays on this computer.</source>
        <translation>把回答写下来，或者大声说出来。内容只留在这台电脑上。</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的回答</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>再答一次</translation>
    </message>
    <message>
        <source>I said it aloud</source>
        <translation>我说完了</translation>
    </message>
    <message>
        <source>Show the model answer</source>
        <translation>看参考回答</translation>
    </message>
    <message>
        <source>Go and see →</source>
        <translation>去看看 →</translation>
    </message>
    <message>
        <source>Stop the timer</source>
        <translation>停止计时</translation>
    </message>
    <message>
        <source>Think for a minute</source>
        <translation>想一分钟</translation>
    </message>
    <message>
        <source>%1 left to think</source>
        <comment>minutes and seconds</comment>
        <translation>还可以想 %1</translation>
    </message>
    <message>
        <source>Time to answer.</source>
        <translation>该回答了。</translation>
    </message>
    <message>
        <source>Esc leave</source>
        <translation>Esc 离开</translation>
    </message>
    <message>
        <source>Ctrl+Return show the model answer · Tab to the buttons · Esc leave</source>
        <translation>Ctrl+回车 看参考回答 · Tab 到按钮 · Esc 离开</translation>
    </message>
    <message>
        <source>1–9 tick · Ctrl+1–4 level · Ctrl+Z undo · Return keep the suggested grade · R step · Esc leave</source>
        <translation>1–9 打勾 · Ctrl+1–4 水平 · Ctrl+Z 撤销 · 回车 按建议评分 · R 步骤 · Esc 离开</translation>
    </message>
    <message>
        <source>← → other questions · Return next · R step · Esc leave</source>
        <translation>← → 换题 · 回车 下一题 · R 步骤 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::KnobControl</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>knob, value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>casefile::views::KnobStrip</name>
    <message>
        <source>Back to the start values</source>
        <translation>恢复原值</translation>
    </message>
</context>
<context>
    <name>casefile::views::LessonPage</name>
    <message>
        <source>Chapter %1 · step %2 of %3</source>
        <translation>第 %1 章 · 第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>1 pinned · Esc</source>
        <translation>钉住 1 个 · Esc 取下</translation>
    </message>
    <message>
        <source>Pinned: %1 · Esc</source>
        <translation>已钉住：%1 · Esc 取下</translation>
    </message>
    <message>
        <source>See a dense network →</source>
        <translation>看一个全连接网络 →</translation>
    </message>
    <message>
        <source>← Back to the quiz</source>
        <translation>← 回到题目</translation>
    </message>
    <message>
        <source>Goes on where you left it (Backspace)</source>
        <translation>从离开的地方接着做（退格键）</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>Set sentence and settings aside as they are (weights, head, mask, temperature, positions), to compare with what you change (F)</source>
        <translation>把现在的句子和各项设定（权重、头、掩码、温度、位置）原样放到一边，改动之后好比较（F）</translation>
    </message>
</context>
<context>
    <name>casefile::views::MapZoom</name>
    <message>
        <source>Look at the map more closely</source>
        <translation>把图放大来看</translation>
    </message>
    <message>
        <source>Closer (key + or the wheel)</source>
        <translation>放大（+ 键或滚轮）</translation>
    </message>
    <message>
        <source>Show more of the map</source>
        <translation>看到更大的范围</translation>
    </message>
    <message>
        <source>Farther (key − or the wheel)</source>
        <translation>缩小（− 键或滚轮）</translation>
    </message>
</context>
<context>
    <name>casefile::views::MaskDialog</name>
    <message>
        <source>Mask: own cells</source>
        <translation>掩码：自选格子</translation>
    </message>
    <message>
        <source>Rows ask, columns are asked. A ticked cell may be looked at.</source>
        <translation>行发问，列被问。打勾的格子可以看。</translation>
    </message>
    <message>
        <source>Arrows: to a cell · Space: tick or clear it · Return: take the mask · Esc: leave it as it was</source>
        <translation>方向键：走到一格 · 空格：打勾或去掉 · 回车：用这张掩码 · Esc：不改，回去</translation>
    </message>
</context>
<context>
    <name>casefile::views::MaskGrid</name>
    <message>
        <source>visible</source>
        <translation>看得见</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>挡住</translation>
    </message>
    <message>
        <source>query %1, key %2: %3</source>
        <comment>tokens, visible or hidden</comment>
        <translation>查询 %1，键 %2：%3</translation>
    </message>
    <message>
        <source>%1, not right</source>
        <comment>a cell</comment>
        <translation>%1，不对</translation>
    </message>
</context>
<context>
    <name>casefile::views::MaskView</name>
    <message>
        <source>Rows ask, columns are asked. Ticked: may be looked at. Empty: hidden.</source>
        <translation>行是发问的，列是被问的。打勾：看得见；空着：挡住。</translation>
    </message>
    <message>
        <source>Mask to paint: rows ask, columns are asked. %1</source>
        <comment>question</comment>
        <translation>请涂掩码：行是发问的，列是被问的。%1</translation>
    </message>
    <message>
        <source>%1 This is the mask.</source>
        <comment>verdict</comment>
        <translation>%1正确的掩码如上。</translation>
    </message>
    <message>
        <source>Arrows to a cell · Space hide or show · Ctrl+1–3 how sure · Return check, next · Ctrl+Z undo · H hint · Esc leave</source>
        <translation>方向键 选格子 · 空格 挡住或放开 · Ctrl+1–3 把握 · 回车 核对、下一题 · Ctrl+Z 撤销 · H 提示 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::MemoryEditor</name>
    <message>
        <source>empty: the sentence itself, self-attention</source>
        <translation>空着：问句子自己，即自注意力</translation>
    </message>
    <message>
        <source>Ask the other text</source>
        <translation>改问另一句</translation>
    </message>
    <message>
        <source>Asked (K, V)</source>
        <translation>被问的一句（K、V）</translation>
    </message>
    <message>
        <source>Text that is asked: keys and values</source>
        <translation>被问的一句：键和值</translation>
    </message>
    <message>
        <source>Ask itself</source>
        <translation>改为问自己（自注意力）</translation>
    </message>
</context>
<context>
    <name>casefile::views::MockPage</name>
    <message>
        <source>Mock interview</source>
        <translation>模拟面试</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Back to the interview questions; an interview under way waits, paused (Esc)</source>
        <translation>回到面试题；进行中的面试会暂停等着（Esc）</translation>
    </message>
</context>
<context>
    <name>casefile::views::MockReportView</name>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Mock interview</source>
        <translation>模拟面试</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>The report could not be written to %1.</source>
        <translation>报告写不进 %1。</translation>
    </message>
    <message>
        <source>Report of the mock interview</source>
        <translation>模拟面试报告</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>存为 PDF …</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>casefile::views::MockRoom</name>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>还剩 %1</translation>
    </message>
    <message>
        <source>The time is up: finish this answer; no other question comes.</source>
        <translation>时间到：答完这一题，不再出新题。</translation>
    </message>
    <message>
        <source>Paused. The clock stands, and the question is covered.</source>
        <translation>已暂停。计时停住，题目遮住。</translation>
    </message>
    <message>
        <source>Think: what are the points of your answer? Then answer.</source>
        <translation>先想一想：要讲哪几点？然后回答。</translation>
    </message>
    <message>
        <source>Answer as you would to a person: say it aloud, or type it.</source>
        <translation>像对着面试官一样回答：说出来，或写下来。</translation>
    </message>
    <message>
        <source>The clock stands while you compare.</source>
        <translation>对照时不计时。</translation>
    </message>
    <message>
        <source>A follow-up on what was missed. Answer it aloud.</source>
        <translation>针对遗漏的追问，请说出来。</translation>
    </message>
    <message>
        <source>The clock stands. Did your answer have this?</source>
        <translation>不计时。你的回答里有这一点吗？</translation>
    </message>
    <message>
        <source>Look at the model answer above all: does yours hold with it?</source>
        <translation>对照参考回答：你答得站得住吗？</translation>
    </message>
    <message>
        <source>Compare with the model</source>
        <translation>与参考回答对照</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>I answered it</source>
        <translation>我答完了</translation>
    </message>
    <message>
        <source>I had it</source>
        <translation>答到了</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>开始回答</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>提前结束</translation>
    </message>
    <message>
        <source>What was answered is kept, with a report</source>
        <translation>已答的会保留，并给出报告</translation>
    </message>
    <message>
        <source>Go on with the clock</source>
        <translation>继续计时</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>I missed it</source>
        <translation>没答到</translation>
    </message>
    <message>
        <source>I said it aloud</source>
        <translation>我说完了</translation>
    </message>
    <message>
        <source>1–9 tick · Ctrl+1–4 level · Ctrl+Z undo · Return go on</source>
        <translation>1–9 打勾 · Ctrl+1–4 水平 · Ctrl+Z 撤销 · 回车 继续</translation>
    </message>
    <message>
        <source>Return or Ctrl+Return: go on · P pause · S skip · Esc leave, paused</source>
        <translation>回车或 Ctrl+回车 继续 · P 暂停 · S 跳过 · Esc 暂停并离开</translation>
    </message>
    <message>
        <source>Question %1 of up to %2</source>
        <translation>第 %1 题，最多 %2 题</translation>
    </message>
</context>
<context>
    <name>casefile::views::MockSetup</name>
    <message numerus="yes">
        <source>About %n question(s), thinking and answering.</source>
        <translation>
            <numerusform>大约 %n 道题，包括思考和回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no question on these topics at these levels.</source>
        <translation>这些主题和水平下没有题目。</translation>
    </message>
    <message>
        <source>A mock interview</source>
        <translation>来一场模拟面试</translation>
    </message>
    <message>
        <source>Questions one after the other, against the clock. After each answer you compare it with the model; the clock stands meanwhile. At the end there is a report.</source>
        <translation>题目一道接一道，限时回答。每答完一题，与参考回答对照，这时不计时。最后给出报告。</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source> minutes</source>
        <comment>after a number</comment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Topics (none chosen: all)</source>
        <translation>主题（不选就是全部）</translation>
    </message>
    <message>
        <source>Levels (none chosen: all)</source>
        <translation>水平（不选就是全部）</translation>
    </message>
    <message>
        <source>Language of the questions</source>
        <translation>题目的语言</translation>
    </message>
    <message>
        <source>Ask follow-ups on what was missed</source>
        <translation>对遗漏的要点追问</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Interviews that you held</source>
        <translation>以往的模拟面试</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 % · %n question(s)</source>
        <comment>date and time, score</comment>
        <translation>
            <numerusform>%1 · %2 % · %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>还没有。</translation>
    </message>
    <message>
        <source>Go on with the interview of %1, question %2 of %3</source>
        <comment>date and time, numbers</comment>
        <translation>接着做 %1 那一场，第 %2 题，共 %3 题</translation>
    </message>
</context>
<context>
    <name>casefile::views::NotesList</name>
    <message>
        <source>Faults and advice</source>
        <translation>问题与建议</translation>
    </message>
    <message>
        <source>%1: not as it must be (%2)</source>
        <comment>place, message</comment>
        <translation>%1：不符合要求（%2）</translation>
    </message>
    <message>
        <source>Fault: %1</source>
        <translation>须改正 %1</translation>
    </message>
</context>
<context>
    <name>casefile::views::NumberView</name>
    <message>
        <source>A whole number, graded exactly.</source>
        <translation>填整数，要完全对上。</translation>
    </message>
    <message>
        <source>Graded right within ±%1. A fraction or a percentage will do.</source>
        <translation>误差在 ±%1 以内算对。写分数或百分数也行。</translation>
    </message>
    <message>
        <source>Right. The engine has %1.</source>
        <translation>正确。引擎算出 %1。</translation>
    </message>
    <message>
        <source>The engine has %1.</source>
        <translation>引擎算出 %1。</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>不对。</translation>
    </message>
    <message>
        <source>your number</source>
        <translation>你的数</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>你的数</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>question, how it is graded</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Right. It is %1.</source>
        <comment>a number</comment>
        <translation>对。答案是 %1。</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <comment>a number</comment>
        <translation>答案是 %1。</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不对</translation>
    </message>
    <message>
        <source>Type the number · Ctrl+1–3 how sure · Return check, next · Ctrl+H hint · Esc leave</source>
        <translation>输入数字 · Ctrl+1–3 把握 · 回车 核对、下一题 · Ctrl+H 提示 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::OptionCard</name>
    <message>
        <source>%1. %2</source>
        <comment>verdict, feedback</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不对</translation>
    </message>
    <message>
        <source>Answer %1: %2</source>
        <comment>number of an option, its words</comment>
        <translation>答案 %1：%2</translation>
    </message>
</context>
<context>
    <name>casefile::views::OrderView</name>
    <message>
        <source>%1. %2 – must be moved</source>
        <comment>place, item</comment>
        <translation>%1. %2（要挪动）</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>place, item</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Put in order, the first on top. %1</source>
        <comment>question</comment>
        <translation>请排序，先的在上面。%1</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>%1 This is the order.</source>
        <comment>verdict</comment>
        <translation>%1正确的次序如上。</translation>
    </message>
    <message>
        <source>↑ ↓ to a row · Ctrl+↑ ↓ carry it · Ctrl+1–3 how sure · Space check, next · Ctrl+Z undo · H hint · Esc leave</source>
        <translation>↑ ↓ 选一行 · Ctrl+↑ ↓ 移动它 · Ctrl+1–3 把握 · 空格 核对、下一题 · Ctrl+Z 撤销 · H 提示 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::Outline</name>
    <message>
        <source>Course outline</source>
        <translation>课程目录</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>chapter number, title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Not written yet</source>
        <translation>尚未写好</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Questions: %1</source>
        <comment>chapter title</comment>
        <translation>题目：%1</translation>
    </message>
    <message>
        <source>%1% of the steps seen</source>
        <translation>已看过 %1% 的步骤</translation>
    </message>
    <message numerus="yes">
        <source>Review · %n due</source>
        <translation>
            <numerusform>复习 · %n 张到期</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Questions that you answered, asked again before you forget them</source>
        <translation>答过的题目，在你快要忘记之前再问一次</translation>
    </message>
</context>
<context>
    <name>casefile::views::OwnListModel</name>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>casefile::views::OwnPage</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>共 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%1 / %2 题</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Own questions</source>
        <translation>自编题</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the own questions</source>
        <translation>搜索自编题</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>New …</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>There are no own questions yet.

Write one, import a file of questions, or drop it here: GIFT (as Moodle writes it), a package of Casefile, or a quiz file. They join the quiz of their chapter and your reviews; an import can be undone.</source>
        <translation>还没有自编题。

请新建一道题，或导入题目文件（也可拖到这里）：GIFT（Moodle 可导出）、Casefile 题目包或测验文件。这些题会加入所属章节的测验和你的复习；导入可以撤销。</translation>
    </message>
</context>
<context>
    <name>casefile::views::PartsView</name>
    <message>
        <source>Right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不对</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>verdict, feedback</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>choose …</source>
        <translation>请选择 …</translation>
    </message>
    <message>
        <source>Right is: %1</source>
        <comment>words</comment>
        <translation>应当是：%1</translation>
    </message>
    <message>
        <source>Tab next · ↑ ↓ choose · Del empty · Ctrl+1–3 how sure · Return check, next · Ctrl+Z undo · Ctrl+H hint · Esc leave</source>
        <translation>Tab 下一个 · ↑ ↓ 选择 · Del 清空 · Ctrl+1–3 把握 · 回车 核对、下一题 · Ctrl+Z 撤销 · Ctrl+H 提示 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::PickField</name>
    <message>
        <source>type to search</source>
        <translation>输入以搜索</translation>
    </message>
</context>
<context>
    <name>casefile::views::PredictionCard</name>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Your prediction, not right</source>
        <translation>你的预测，不对</translation>
    </message>
    <message>
        <source>Just show me</source>
        <translation>直接看答案</translation>
    </message>
    <message>
        <source>Your guess: %1</source>
        <translation>你猜的：%1</translation>
    </message>
    <message>
        <source>Answer %1: %2</source>
        <comment>number of an option, its text</comment>
        <translation>答案 %1：%2</translation>
    </message>
    <message>
        <source>The right number: %1</source>
        <translation>正确的数：%1</translation>
    </message>
</context>
<context>
    <name>casefile::views::ProvenanceFrame</name>
    <message>
        <source>%1  %2</source>
        <comment>name of a number, the number</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Where does %1 come from?</source>
        <translation>%1 从哪里来？</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>calculation, result</comment>
        <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n term(s)</source>
        <translation>
            <numerusform>显示全部 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does this number come from?</source>
        <translation>这个数从哪里来？</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← 返回</translation>
    </message>
    <message>
        <source>To the number that this one is a term of (Alt+Left)</source>
        <translation>回到由这一项算出的那个数（Alt+←）</translation>
    </message>
    <message>
        <source>%1 ≈ %2</source>
        <comment>calculation with rounded numbers, result</comment>
        <translation>%1 ≈ %2</translation>
    </message>
</context>
<context>
    <name>casefile::views::ProvenancePanel</name>
    <message>
        <source>Point at a number in a picture.</source>
        <translation>指着图里的一个数试试。</translation>
    </message>
    <message>
        <source>Answer first; then the numbers open.</source>
        <translation>先作答，数字才揭开。</translation>
    </message>
    <message>
        <source>%1 = %2 (head %3)</source>
        <translation>%1 = %2（头 %3）</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>cell, value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Of the model and the calculation before the knobs of the picture change them.</source>
        <translation>这里说的是图上旋钮改动之前的模型和算法。</translation>
    </message>
    <message>
        <source>As it is after the last tile; on the way there it is what the picture shows.</source>
        <translation>这是走完最后一块之后的数；走到半路时是多少，看图。</translation>
    </message>
    <message>
        <source>Of the sentence with its own words, before the picture replaces them.</source>
        <translation>这是没换词的那句话里的数，图上把词换掉之前。</translation>
    </message>
</context>
<context>
    <name>casefile::views::QuestionEditor</name>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>As soon as the faults below are mended, the question stands here.</source>
        <translation>改正下方列出的问题后，这里就会显示题目。</translation>
    </message>
    <message>
        <source>No faults, no advice</source>
        <translation>没有问题，也没有建议</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n 处需要查看</numerusform>
        </translation>
    </message>
    <message>
        <source>The draft could not be kept: save soon.</source>
        <translation>草稿未能保留，请尽快保存。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>This question has changes that are not saved.</source>
        <translation>这道题有尚未保存的修改。</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>题目 %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What was written here last was never saved.</source>
        <translation>上次在这里写的内容没有保存。</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>casefile::views::QuestionForm</name>
    <message>
        <source>Add: %1</source>
        <comment>an entry of a list, as Option</comment>
        <translation>添加%1</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>上移：%1</translation>
    </message>
    <message>
        <source>Move down: %1</source>
        <translation>下移：%1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>删除：%1</translation>
    </message>
</context>
<context>
    <name>casefile::views::QuestionList</name>
    <message>
        <source>All chapters</source>
        <translation>全部章节</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>全部水平</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>全部类型</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>Kind of question</source>
        <translation>题目类型</translation>
    </message>
    <message>
        <source>words to find in questions and answers</source>
        <translation>在题目和回答里查找</translation>
    </message>
    <message>
        <source>Interview questions</source>
        <translation>面试题</translation>
    </message>
    <message>
        <source>%1
%2 · last: level %3</source>
        <comment>question, place, level</comment>
        <translation>%1
%2 · 上次：水平 %3</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>question, place</comment>
        <translation>%1
%2</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>No question fits. Take something out of the filter.</source>
        <translation>没有符合的题。放宽筛选条件试试。</translation>
    </message>
</context>
<context>
    <name>casefile::views::QuestionPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>看答案</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>Language of the preview</source>
        <translation>预览的语言</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
</context>
<context>
    <name>casefile::views::QuestionView</name>
    <message>
        <source>Right.</source>
        <translation>对。</translation>
    </message>
    <message>
        <source>Partly right: %1 %.</source>
        <comment>a mark in per cent</comment>
        <translation>部分正确：%1%。</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>不对。</translation>
    </message>
</context>
<context>
    <name>casefile::views::QuizPage</name>
    <message>
        <source>Computed now from “%1” · head %2 · %3</source>
        <translation>由“%1”现算 · 头 %2 · %3</translation>
    </message>
    <message>
        <source>hand-set weights</source>
        <translation>手工设定的权重</translation>
    </message>
    <message>
        <source>untrained weights</source>
        <translation>未训练的权重</translation>
    </message>
    <message>
        <source>Hint %1: %2</source>
        <comment>number, text</comment>
        <translation>提示 %1：%2</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>To the summary</source>
        <translation>看小结</translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>已答 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>作答前先选把握：</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>猜的</translation>
    </message>
    <message>
        <source>I think so</source>
        <translation>大概</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>肯定</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <comment>how sure, digit</comment>
        <translation>%1（Ctrl+%2）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>看答案</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Ask all questions anew. Answers that were given stay in the log.</source>
        <translation>所有题目从头再做一遍；以前的作答仍留在记录里。</translation>
    </message>
    <message>
        <source>How sure are you? %1</source>
        <comment>a button: guess, think, sure</comment>
        <translation>作答前先选把握：%1</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>不对。</translation>
    </message>
    <message>
        <source>The answer is shown.</source>
        <translation>答案已经给出。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>verdict, feedback</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Back to where the quiz was opened; the answers are kept (Esc)</source>
        <translation>回到打开题目的地方，答案都留着（Esc）</translation>
    </message>
    <message>
        <source>Say first how sure you are: Ctrl+1, 2 or 3.</source>
        <translation>先说有几成把握：按 Ctrl+1、2 或 3。</translation>
    </message>
    <message>
        <source>Question %1 of %2 · %3</source>
        <extracomment>number of the present question, how many there are, &quot;3 answered&quot;</extracomment>
        <translation>第 %1 题，共 %2 题 · %3</translation>
    </message>
    <message>
        <source>Questions: %1</source>
        <comment>chapter title</comment>
        <translation>题目：%1</translation>
    </message>
    <message>
        <source>Computed now from the sizes of this model</source>
        <translation>由这个模型的各个尺寸现算</translation>
    </message>
    <message>
        <source>Computed now from “%1”</source>
        <translation>由“%1”现算</translation>
    </message>
    <message>
        <source>New variant</source>
        <translation>换一组数</translation>
    </message>
    <message>
        <source>The same question with other numbers (N)</source>
        <translation>同一道题，换一组数（N）</translation>
    </message>
</context>
<context>
    <name>casefile::views::QuizSummary</name>
    <message>
        <source>Beliefs to look at</source>
        <translation>值得再想的看法</translation>
    </message>
    <message>
        <source>No misconception shows in these answers.</source>
        <translation>从这些作答里没有看出误区。</translation>
    </message>
    <message>
        <source>Steps that repair</source>
        <translation>回去看这一步</translation>
    </message>
    <message>
        <source>%1 →</source>
        <comment>title of a step</comment>
        <translation>%1 →</translation>
    </message>
    <message>
        <source>Go through the answers</source>
        <translation>回顾作答</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>The quiz is done</source>
        <translation>做完了</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) right at the first try.</source>
        <translation>
            <numerusform>一次答对 %n 题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right with a hint or at a later try.</source>
        <translation>
            <numerusform>用了提示或再试之后答对 %n 题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not right.</source>
        <translation>
            <numerusform>答错 %n 题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer the rest</source>
        <translation>答完剩下的题</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message numerus="yes">
        <source>So far; %n question(s) are still open</source>
        <translation>
            <numerusform>到目前为止；还有 %n 题没有答</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::RecoveryDialog</name>
    <message>
        <source>My data</source>
        <translation>我的数据</translation>
    </message>
    <message>
        <source>What you did is kept in “%1”. It is sound.</source>
        <translation>你的学习记录保存在“%1”，文件完好。</translation>
    </message>
    <message>
        <source>There are no backups of it.</source>
        <translation>它没有备份。</translation>
    </message>
    <message>
        <source>Backups. Whatever is restored, the present file is set aside, not overwritten.</source>
        <translation>备份。无论恢复哪一个，现在的文件都会另存到一旁，不会被覆盖。</translation>
    </message>
    <message>
        <source>Restore the chosen backup</source>
        <translation>恢复所选备份</translation>
    </message>
    <message>
        <source>Start with nothing</source>
        <translation>从空白开始</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go on without keeping</source>
        <translation>不保存，继续</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>完好</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>The backup is in its place; what was there stands beside it.</source>
        <translation>备份已就位；原来的文件保留在旁边。</translation>
    </message>
    <message>
        <source>This backup could not be put in its place.</source>
        <translation>没能恢复这个备份。</translation>
    </message>
    <message>
        <source>A new file is in its place; what was there stands beside it.</source>
        <translation>新文件已就位；原来的文件保留在旁边。</translation>
    </message>
    <message>
        <source>No new file could be made.</source>
        <translation>没能建立新文件。</translation>
    </message>
    <message>
        <source>The file could be opened.</source>
        <translation>文件可以打开了。</translation>
    </message>
    <message>
        <source>It is as before.</source>
        <translation>还是和之前一样。</translation>
    </message>
</context>
<context>
    <name>casefile::views::ReviewPage</name>
    <message>
        <source>Cramming: nothing of this counts, and no card moves.</source>
        <translation>突击复习：不计入统计，也不改变任何卡片的日程。</translation>
    </message>
    <message numerus="yes">
        <source>%n being learned</source>
        <translation>
            <numerusform>%n 张学习中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n 张待复习</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n 张新卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left for other days</source>
        <translation>
            <numerusform>%n 张留到以后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a question in this course</source>
        <translation>
            <numerusform>%n 张在本课程中没有对应的题目</numerusform>
        </translation>
    </message>
    <message>
        <source>Today: %1</source>
        <comment>a list</comment>
        <translation>今天：%1</translation>
    </message>
    <message>
        <source>This could not be kept: the card stays as it was. Grade it again.</source>
        <translation>没能保存：卡片保持原样。请再评一次。</translation>
    </message>
    <message>
        <source>The card before was failed again and again: asking it once more does not help. Look at its step in the lesson first; the card stays.</source>
        <translation>上一张卡片一再答错，再问一遍也没有用。先回课程里看看对应的步骤；卡片会保留。</translation>
    </message>
    <message>
        <source>After the repair: a fresh variant of the question, then the belief itself.</source>
        <translation>补过之后：先做一道换了样子的题，再判断这个想法本身。</translation>
    </message>
    <message>
        <source>To the step →</source>
        <translation>去看这一步 →</translation>
    </message>
    <message>
        <source>There is nothing to review yet</source>
        <translation>还没有可复习的内容</translation>
    </message>
    <message>
        <source>Every question of a quiz that you answer becomes a card here, and comes back shortly before you would forget it.</source>
        <translation>你在测验里答过的每道题都会成为这里的一张卡片，并在你快要忘记时回来。</translation>
    </message>
    <message>
        <source>Press “Cram” again to go back to what is due.</source>
        <translation>再按一次“突击”，回到到期的卡片。</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>现在没有到期的卡片</translation>
    </message>
    <message>
        <source>The next card comes %1.</source>
        <comment>at 14:05, tomorrow, on 3 December</comment>
        <translation>下一张卡片：%1。</translation>
    </message>
    <message>
        <source>To the questions →</source>
        <translation>去做题 →</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Takes the last answer back, card and log together (Ctrl+Z)</source>
        <translation>收回上一次评分，卡片和记录一起恢复（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Gives it again (Ctrl+Shift+Z)</source>
        <translation>重新做一次（Ctrl+Shift+Z）</translation>
    </message>
    <message>
        <source>Cram</source>
        <translation>突击</translation>
    </message>
    <message>
        <source>All cards, the least known first, as before an examination: kept in the log, but not counted, and no card moves</source>
        <translation>像考试前那样过一遍所有卡片，最不熟的在前：写入记录，但不计入统计，也不改变卡片的日程</translation>
    </message>
    <message>
        <source>Schedule …</source>
        <translation>日程安排…</translation>
    </message>
    <message>
        <source>How well, how much a day, when a day begins</source>
        <translation>记住多少、每天多少、一天从几点开始</translation>
    </message>
    <message>
        <source>What have I learned</source>
        <translation>我学会了什么</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>All that was graded is kept (Esc)</source>
        <translation>评过分的都已保存（Esc）</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Say first how sure you are: Ctrl+1, 2 or 3.</source>
        <translation>请先说有多大把握：Ctrl+1、2 或 3。</translation>
    </message>
    <message>
        <source>1–4 or Space grade · R to the step · Ctrl+Z undo · Esc leave</source>
        <translation>1–4 或空格评分 · R 去看步骤 · Ctrl+Z 撤销 · Esc 离开</translation>
    </message>
    <message>
        <source>Answer it, or think and press Return · Ctrl+1–3 how sure · H hint · Esc leave</source>
        <translation>作答，或想好后按回车 · Ctrl+1–3 把握 · H 提示 · Esc 离开</translation>
    </message>
    <message>
        <source>Think, then Space for the answer · Esc leave</source>
        <translation>先想，再按空格看答案 · Esc 离开</translation>
    </message>
    <message>
        <source>Those were all the cards</source>
        <translation>所有卡片都过了一遍</translation>
    </message>
</context>
<context>
    <name>casefile::views::SentenceEditor</name>
    <message>
        <source>Sentence: %1</source>
        <translation>句子：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) with a dashed border: unknown to the model. It sees only their identity and position.</source>
        <translation>
            <numerusform>虚线框的 %n 个词不在词表里：模型只知道词的身份和位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例句</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>写一句话</translation>
    </message>
    <message>
        <source>This place has its own example. Yours is kept: “%1”</source>
        <translation>这里用的是它自带的例句。你的句子还留着：“%1”</translation>
    </message>
    <message>
        <source>Back to mine</source>
        <translation>换回我的句子</translation>
    </message>
    <message>
        <source>Change the sentence: a click, or Ctrl+E</source>
        <translation>改句子：点一下，或按 Ctrl+E</translation>
    </message>
</context>
<context>
    <name>casefile::views::SettingsPopup</name>
    <message>
        <source>Temperature %1</source>
        <translation>温度 %1</translation>
    </message>
    <message>
        <source>left: sharper, right: flatter</source>
        <translation>左：更尖，右：更平</translation>
    </message>
    <message>
        <source>Back to 1</source>
        <translation>回到 1</translation>
    </message>
    <message>
        <source>Divide scores by √d_k</source>
        <translation>分数除以 √d_k</translation>
    </message>
    <message>
        <source>Add positions to the words</source>
        <translation>加上位置编码</translation>
    </message>
</context>
<context>
    <name>casefile::views::SheetCard</name>
    <message>
        <source>Save as CSV …</source>
        <translation>存为 CSV…</translation>
    </message>
    <message>
        <source>Save as CSV: %1</source>
        <comment>title of a table</comment>
        <translation>存为 CSV：%1</translation>
    </message>
</context>
<context>
    <name>casefile::views::SheetChart</name>
    <message>
        <source>%1 · %2: %3
%4</source>
        <comment>place, name of the number, number, definition</comment>
        <translation>%1 · %2：%3
%4</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <comment>state, how many, definition</comment>
        <translation>%1：%2
%3</translation>
    </message>
</context>
<context>
    <name>casefile::views::SliderView</name>
    <message>
        <source>Window: %1 tokens to either side</source>
        <translation>窗口：左右各 %1 个词元</translation>
    </message>
    <message>
        <source>Temperature: %1</source>
        <translation>温度：%1</translation>
    </message>
    <message>
        <source>Weights of the query “%1”, head %2; the line above stands for a weight of 1.</source>
        <translation>查询“%1”在头 %2 中的权重；上面那条线表示权重 1。</translation>
    </message>
    <message>
        <source>%1 Here the engine has %2.</source>
        <comment>verdict, a number</comment>
        <translation>%1引擎在这里算出 %2。</translation>
    </message>
    <message>
        <source>← → move · Ctrl+1–3 how sure · Space check, next · Ctrl+Z undo · H hint · Esc leave</source>
        <translation>← → 移动 · Ctrl+1–3 把握 · 空格 核对、下一题 · Ctrl+Z 撤销 · H 提示 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::StartPage</name>
    <message>
        <source>Lay the whole casefile open</source>
        <translation>把整本卷宗摊开</translation>
    </message>
    <message>
        <source>Every clue looks at every clue: learn the heart of the Transformer with an attention that computes, stops and can be questioned.</source>
        <translation>每条线索都看所有线索：跟着一个能算、能停、能追问的注意力模型，学会 Transformer 的核心。</translation>
    </message>
    <message>
        <source>Last at: %1 · %2</source>
        <comment>chapter, step</comment>
        <translation>上次停在：%1 · %2</translation>
    </message>
    <message>
        <source>Begin with: %1</source>
        <translation>从这里开始：%1</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学</translation>
    </message>
    <message>
        <source>Each step in four depths: story, numbers, formula, code.</source>
        <translation>每一步四种深度：故事、数字、公式、代码。</translation>
    </message>
    <message>
        <source>Go on →</source>
        <translation>继续 →</translation>
    </message>
    <message>
        <source>Begin →</source>
        <translation>开始 →</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练</translation>
    </message>
    <message>
        <source>Questions about the numbers of your own sentence; every answer is explained.</source>
        <translation>题目问的是你自己句子里的数；每次作答都有讲解。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n question(s) answered</source>
        <translation>
            <numerusform>共 %n 题，已答 %1 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise →</source>
        <translation>开始练习 →</translation>
    </message>
    <message>
        <source>Play first</source>
        <translation>先玩一下</translation>
    </message>
    <message>
        <source>Write a sentence and see who looks at whom.</source>
        <translation>写一句话，看谁在看谁。</translation>
    </message>
    <message>
        <source>Look into this sentence →</source>
        <translation>看看这句话 →</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>What you answered comes back before you forget it.</source>
        <translation>答过的题在忘记之前会回来。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) due today</source>
        <translation>
            <numerusform>今天有 %n 张卡片到期</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due now</source>
        <translation>现在没有到期的</translation>
    </message>
    <message>
        <source>Review →</source>
        <translation>复习 →</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>面试</translation>
    </message>
    <message>
        <source>Answer aloud or in writing, compare with a model answer, and grade yourself.</source>
        <translation>说出来或写下来，与参考回答对照，自己评分。</translation>
    </message>
    <message>
        <source>Also a mock interview against the clock</source>
        <translation>还有限时的模拟面试</translation>
    </message>
    <message>
        <source>Interview →</source>
        <translation>面试 →</translation>
    </message>
    <message>
        <source>The picture is of head %1 of a model with random weights: nothing was learned.</source>
        <translation>图上是头 %1，模型的权重是随机数，没有学过任何东西。</translation>
    </message>
    <message>
        <source>The picture is of head %1 (%2) of a model whose weights were set by hand: nothing was learned.</source>
        <translation>图上是头 %1（%2），模型的权重由人手工设定，没有学过任何东西。</translation>
    </message>
</context>
<context>
    <name>casefile::views::StatisticsPage</name>
    <message>
        <source>What have I learned</source>
        <translation>我学会了什么</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message numerus="yes">
        <source>%1% of %n review(s) remembered; wanted: %2%</source>
        <translation>
            <numerusform>%n 次复习记住了 %1%；目标：%2%</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet: answer the questions of a quiz, and come back tomorrow.</source>
        <translation>还没有内容：先做一次测验，明天再来看看。</translation>
    </message>
    <message>
        <source>No card was reviewed a day or more after it was learned.</source>
        <translation>还没有卡片在学过一天之后复习过。</translation>
    </message>
    <message>
        <source>All reviews ever, of cards that had waited a day at least; remembered is what was not graded “Again”. Cramming does not count.</source>
        <translation>统计所有复习，只算至少隔了一天的卡片；没有评为“重来”就算记住。突击复习不计。</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>存为 CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>“%1”无法写入。</translation>
    </message>
</context>
<context>
    <name>casefile::views::StudyChoicesDialog</name>
    <message>
        <source> %</source>
        <comment>per cent, behind a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>日程安排</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>希望记住</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>每天新卡片</translation>
    </message>
    <message>
        <source>Reviews a day</source>
        <translation>每天复习</translation>
    </message>
    <message>
        <source>A day begins at</source>
        <translation>一天从几点开始</translation>
    </message>
    <message>
        <source>Spread what is overdue over days</source>
        <translation>把积压分摊到几天</translation>
    </message>
    <message>
        <source>1: all at once</source>
        <translation>1：一次做完</translation>
    </message>
    <message>
        <source>Cards wait %1 times as long as at 90 %. More than 95 % costs many reviews.</source>
        <translation>间隔是 90 % 时的 %1 倍。超过 95 % 会多出很多复习。</translation>
    </message>
    <message>
        <source>Nothing is overdue now.</source>
        <translation>现在没有积压。</translation>
    </message>
    <message numerus="yes">
        <source>%n overdue now: about %1 a day, beside what is due that day.</source>
        <translation>
            <numerusform>现在积压 %n 张：除当天到期的以外，每天约 %1 张。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>casefile::views::TransportBar</name>
    <message>
        <source>To the start of the chapter (Home)</source>
        <translation>回到章首（Home）</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>上一步（←）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Play to the next stop (Space)</source>
        <translation>播放到下一停（空格）</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>下一步（→）</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>动画速度</translation>
    </message>
    <message>
        <source>Time in this chapter</source>
        <translation>本章进度</translation>
    </message>
    <message>
        <source>Space: to the next stop · ← → step by step</source>
        <translation>空格：到下一停 · ← → 逐步</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速度 %1</translation>
    </message>
</context>
<context>
    <name>casefile::views::TypedView</name>
    <message>
        <source>Its sizes in order, like 4 × 9; 4x9 and (4, 9) will do as well.</source>
        <translation>依次写出各个尺寸，例如 4 × 9；写成 4x9 或 (4, 9) 也行。</translation>
    </message>
    <message>
        <source>A word or two, in English or Chinese. Capitals, spaces and full stops do not matter.</source>
        <translation>写一两个词，中文英文都行。大小写、空格和句号不影响判分。</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>your words</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>question, how it is graded</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It is: %1</source>
        <comment>the right words</comment>
        <translation>答案是：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>verdict, solution</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type the answer · Ctrl+1–3 how sure · Return check, next · Ctrl+H hint · Esc leave</source>
        <translation>输入答案 · Ctrl+1–3 把握 · 回车 核对、下一题 · Ctrl+H 提示 · Esc 离开</translation>
    </message>
</context>
<context>
    <name>casefile::views::WalkPanel</name>
    <message>
        <source>%1. %2 %3</source>
        <extracomment>spoken of a line of code: its loop indices, what it does, shapes of its matrices</extracomment>
        <translation>%1。%2 %3</translation>
    </message>
    <message>
        <source>To the first line (Home, in the code)</source>
        <translation>到第一行（代码里按 Home）</translation>
    </message>
    <message>
        <source>To the line before (Up, in the code)</source>
        <translation>到上一行（代码里按 ↑）</translation>
    </message>
    <message>
        <source>One run of a loop back (Left, in the code)</source>
        <translation>循环往回走一次（代码里按 ←）</translation>
    </message>
    <message>
        <source>One run of a loop forward (Right, in the code)</source>
        <translation>循环往前走一次（代码里按 →）</translation>
    </message>
    <message>
        <source>To the next line (Down, in the code)</source>
        <translation>到下一行（代码里按 ↓）</translation>
    </message>
</context>
<context>
    <name>casefile::views::WeightBars</name>
    <message>
        <source>%1: %2 %</source>
        <comment>token, weight in per cent</comment>
        <translation>%1：%2%</translation>
    </message>
    <message>
        <source>Weights of the row</source>
        <translation>这一行的权重</translation>
    </message>
</context>
<context>
    <name>casefile::views::WeightEditor</name>
    <message>
        <source>row %1: %2</source>
        <comment>of a matrix: number, name</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Entry of %1</source>
        <comment>letter of a matrix</comment>
        <translation>%1 的一格</translation>
    </message>
    <message>
        <source>Row of %1</source>
        <translation>%1 的行</translation>
    </message>
    <message>
        <source>Column of %1</source>
        <translation>%1 的列</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>还原这一格</translation>
    </message>
    <message>
        <source>Put back all entries</source>
        <translation>全部还原</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <comment>of a matrix: number, name</comment>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>Entry of %1, head %2, ringed in the picture</source>
        <comment>letter of a matrix, number</comment>
        <translation>头 %2 的 %1 的一个元素，图中圈出</translation>
    </message>
    <message>
        <source>Entry of %1, ringed in the picture</source>
        <comment>letter of a matrix</comment>
        <translation>%1 的一个元素，图中圈出</translation>
    </message>
</context>
<context>
    <name>casefile::views::WordsPanel</name>
    <message>
        <source>All heads are drawn; the numbers in the words are those of head %1.</source>
        <translation>图上画的是所有的头；文字里的数是头 %1 的。</translation>
    </message>
    <message>
        <source>Answer first; then this opens. Until then, the story:</source>
        <translation>先作答，这一层才打开。这之前先看故事：</translation>
    </message>
</context>
<context>
    <name>class</name>
    <message>
        <source>This is no link of a class: it begins with casefile-class://, then user@server/class.</source>
        <translation>这不是班级链接：它以 casefile-class:// 开头，后面是 用户@服务器/班级。</translation>
    </message>
    <message>
        <source>This link holds a password: ask for one without it, and for the password by itself.</source>
        <translation>这个链接里带有密码：请索取不带密码的链接，密码另行告知。</translation>
    </message>
    <message>
        <source>In this link the user, the server or the class is missing.</source>
        <translation>这个链接缺少用户、服务器或班级。</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>活跃</translation>
    </message>
    <message>
        <source>Fading</source>
        <translation>消退</translation>
    </message>
    <message>
        <source>Cured</source>
        <translation>已纠正</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>苗头</translation>
    </message>
    <message>
        <source>It showed, but not often or not surely enough to be called a belief.</source>
        <translation>出现过，但次数或把握还不足以称为误解。</translation>
    </message>
    <message>
        <source>Misconceptions of the class</source>
        <translation>全班的误解</translation>
    </message>
    <message>
        <source>Beliefs that showed in wrong answers, by how many learners hold them; those that most hold come first.</source>
        <translation>错误答案中显露的误解，按持有的人数统计；持有人数最多的排在最前。</translation>
    </message>
    <message>
        <source>No wrong answer has shown a misconception.</source>
        <translation>还没有错误的回答显露出误解。</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>想法</translation>
    </message>
    <message>
        <source>The misconception to which the chosen answers belong.</source>
        <translation>所选答案对应的误解。</translation>
    </message>
    <message>
        <source>Learners who showed it once when they were sure, or twice when they thought so.</source>
        <translation>在很有把握时显露过一次，或在比较有把握时显露过两次的学生人数。</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>A learner of this class, by name.</source>
        <translation>本班的一名学生，按姓名排列。</translation>
    </message>
    <message>
        <source>Misconceptions by learner</source>
        <translation>每名学生的误解</translation>
    </message>
    <message>
        <source>How many beliefs each learner has shown, and what became of them.</source>
        <translation>每名学生显露过多少误解，以及后来的情况。</translation>
    </message>
    <message>
        <source>Beliefs that showed once when the learner was sure, or twice when the learner thought so.</source>
        <translation>在学生很有把握时显露过一次，或比较有把握时显露过两次的误解。</translation>
    </message>
    <message>
        <source>Due work</source>
        <translation>到期的复习</translation>
    </message>
    <message>
        <source>Cards of each learner that were answered before, by when they are due.</source>
        <translation>每名学生答过的卡片，按到期时间统计。</translation>
    </message>
    <message>
        <source>No learner has a card that was answered.</source>
        <translation>还没有学生答过卡片。</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Due on a day before today.</source>
        <translation>到期日在今天之前。</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Due today, or on a step of minutes.</source>
        <translation>今天到期，或处于以分钟计的学习步骤。</translation>
    </message>
    <message>
        <source>In 7 days</source>
        <translation>7 天内</translation>
    </message>
    <message>
        <source>Due on one of the seven days after today.</source>
        <translation>在今天之后的七天内到期。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>更晚</translation>
    </message>
    <message>
        <source>Progress by chapter</source>
        <translation>各章进度</translation>
    </message>
    <message>
        <source>The cards of all learners counted here, by how well they are known, and the answers to questions of the chapter.</source>
        <translation>这里统计的所有学生的卡片，按掌握程度划分；以及对该章题目的作答。</translation>
    </message>
    <message>
        <source>Nothing was answered yet.</source>
        <translation>还没有任何作答。</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章</translation>
    </message>
    <message>
        <source>The chapter whose questions or beliefs the cards ask.</source>
        <translation>卡片所问的题目或误解所属的章。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新卡</translation>
    </message>
    <message>
        <source>Cards that were never answered.</source>
        <translation>从未答过的卡片。</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>Cards on a step of minutes.</source>
        <translation>处于以分钟计的学习步骤的卡片。</translation>
    </message>
    <message>
        <source>Young</source>
        <translation>较新</translation>
    </message>
    <message>
        <source>Cards in review with a stability below 21 days.</source>
        <translation>复习中、稳定度低于 21 天的卡片。</translation>
    </message>
    <message>
        <source>Mature</source>
        <translation>牢固</translation>
    </message>
    <message>
        <source>Cards in review with a stability of 21 days or more.</source>
        <translation>复习中、稳定度不低于 21 天的卡片。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>First answers to questions.</source>
        <translation>对题目的首次作答。</translation>
    </message>
    <message>
        <source>Right %</source>
        <translation>正确率 %</translation>
    </message>
    <message>
        <source>The share of those that was right.</source>
        <translation>其中答对的比例。</translation>
    </message>
    <message>
        <source>Progress by learner</source>
        <translation>每名学生的进度</translation>
    </message>
    <message>
        <source>Answers to questions that have reached the class.</source>
        <translation>已送达班级的题目作答。</translation>
    </message>
    <message>
        <source>The class has no learners yet.</source>
        <translation>这个班级还没有学生。</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>The day of the last answer.</source>
        <translation>最近一次作答的日期。</translation>
    </message>
    <message>
        <source>Qt has no PostgreSQL driver here: install libqt6sql6-psql.</source>
        <translation>这里的 Qt 没有 PostgreSQL 驱动：请安装 libqt6sql6-psql。</translation>
    </message>
    <message>
        <source>The server %1 does not answer now; what you do is kept here and sent later.</source>
        <translation>服务器 %1 现在没有应答；你的作答保存在本机，稍后再发送。</translation>
    </message>
    <message>
        <source>User “%1” or the password is wrong.</source>
        <translation>用户“%1”或密码不正确。</translation>
    </message>
    <message>
        <source>“%1” may not enter the class “%2”: ask your instructor.</source>
        <translation>“%1”不能进入班级“%2”：请联系你的老师。</translation>
    </message>
    <message>
        <source>The server %1 cannot prove who it is (its certificate), so nothing was sent to it.</source>
        <translation>服务器 %1 无法证明自己的身份（证书不符），因此没有向它发送任何内容。</translation>
    </message>
    <message>
        <source>There is no class “%1” on the server %2.</source>
        <translation>服务器 %2 上没有班级“%1”。</translation>
    </message>
    <message>
        <source>The class was made by an older Casefile: ask your instructor to bring it up to date.</source>
        <translation>这个班级由较旧版本的 Casefile 建立：请让老师更新它。</translation>
    </message>
    <message>
        <source>The class was made by a newer Casefile: update yours.</source>
        <translation>这个班级由较新版本的 Casefile 建立：请更新你的程序。</translation>
    </message>
    <message>
        <source>The server %1 refused: “%2”.</source>
        <translation>服务器 %1 拒绝了：“%2”。</translation>
    </message>
    <message>
        <source>Since it was active, two right answers to such questions.</source>
        <translation>变为活跃之后，答对过两次这类题目。</translation>
    </message>
    <message>
        <source>Since it was active, one right answer to such a question.</source>
        <translation>变为活跃之后，答对过一次这类题目。</translation>
    </message>
    <message>
        <source>Due more than seven days after today.</source>
        <translation>在今天之后七天以上到期。</translation>
    </message>
</context>
<context>
    <name>differences</name>
    <message>
        <source>sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>text that is asked</source>
        <translation>被查的文字</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>edited entries</source>
        <translation>改过的元素</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>knob, before, now</comment>
        <translation>%1：%2 → %3</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>– none –</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>window of radius %1</source>
        <translation>半径为 %1 的窗口</translation>
    </message>
    <message>
        <source>causal, window of radius %1</source>
        <translation>因果掩码加半径为 %1 的窗口</translation>
    </message>
    <message>
        <source>padding: the last keys hidden, %1</source>
        <translation>填充：隐藏最后 %1 个键</translation>
    </message>
    <message>
        <source>The statement is true</source>
        <translation>该说法正确</translation>
    </message>
    <message>
        <source>The statement is false</source>
        <translation>该说法错误</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>反馈</translation>
    </message>
    <message>
        <source>Said when it was left out</source>
        <translation>漏选时的反馈</translation>
    </message>
    <message>
        <source>Misconception</source>
        <translation>误解</translation>
    </message>
    <message>
        <source>Misconception, row and column swapped</source>
        <translation>误解（行列颠倒）</translation>
    </message>
    <message>
        <source>Misconception, moved the other way</source>
        <translation>误解（移错方向）</translation>
    </message>
    <message>
        <source>Said when right</source>
        <translation>答对时的反馈</translation>
    </message>
    <message>
        <source>Said when wrong</source>
        <translation>答错时的反馈</translation>
    </message>
    <message>
        <source>Said to “true”</source>
        <translation>选“对”时的反馈</translation>
    </message>
    <message>
        <source>Said to “false”</source>
        <translation>选“错”时的反馈</translation>
    </message>
    <message>
        <source>Said when row and column are swapped</source>
        <translation>行列颠倒时的反馈</translation>
    </message>
    <message>
        <source>Said when moved the other way</source>
        <translation>移错方向时的反馈</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Quantity asked for</source>
        <translation>所求的量</translation>
    </message>
    <message>
        <source>Quantity of the goal</source>
        <translation>目标量</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Head, from 0</source>
        <translation>头（从 0 起）</translation>
    </message>
    <message>
        <source>Row, from 0</source>
        <translation>行（从 0 起）</translation>
    </message>
    <message>
        <source>Column, from 0</source>
        <translation>列（从 0 起）</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Typical wrong answers</source>
        <translation>典型错答</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Wrong words, one in each line</source>
        <translation>错误的写法（每行一个）</translation>
    </message>
    <message>
        <source>Accepted words, one in each line</source>
        <translation>可接受的写法（每行一个）</translation>
    </message>
    <message>
        <source>Whole working</source>
        <translation>完整过程</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Right sides that belong to nothing</source>
        <translation>多余的右项</translation>
    </message>
    <message>
        <source>Typical mix-ups</source>
        <translation>典型混淆</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>左项</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>这一项</translation>
    </message>
    <message>
        <source>Wrongly before</source>
        <translation>被误排在它之前</translation>
    </message>
    <message>
        <source>Items in the right order</source>
        <translation>按正确顺序排列的各项</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Name, in the text as ⟦name⟧</source>
        <translation>名称（在文中写作 ⟦名称⟧）</translation>
    </message>
    <message>
        <source>of all heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>转置</translation>
    </message>
    <message>
        <source>hidden and visible swapped</source>
        <translation>可见与隐藏对调</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>The slider moves</source>
        <translation>滑块调节</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Must be above</source>
        <translation>须大于</translation>
    </message>
    <message>
        <source>or below</source>
        <translation>或小于</translation>
    </message>
    <message>
        <source>Lines of code</source>
        <translation>代码行</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The faulty line</source>
        <translation>出错的一行</translation>
    </message>
    <message>
        <source>As it should be</source>
        <translation>正确写法</translation>
    </message>
    <message>
        <source>Model answer</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>Points of a good answer</source>
        <translation>好答案的要点</translation>
    </message>
    <message>
        <source>Points that are enough</source>
        <translation>达标所需要点数</translation>
    </message>
    <message>
        <source>Hints, from a nudge to nearly there</source>
        <translation>提示（由浅入深）</translation>
    </message>
    <message>
        <source>Step to go back to</source>
        <translation>答错后返回的步骤</translation>
    </message>
    <message>
        <source>Sentence it is asked about; empty: the learner&apos;s own</source>
        <translation>题目所用句子；留空则用学习者自己的句子</translation>
    </message>
    <message>
        <source>Mask under which it is asked</source>
        <translation>题目所用掩码</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>多余项</translation>
    </message>
    <message>
        <source>Mix-up</source>
        <translation>混淆</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>要点</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <translation>错答</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>单选</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>多选</translation>
    </message>
    <message>
        <source>True or false</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>A word or two</source>
        <translation>填词</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Ordering</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Text with gaps</source>
        <translation>完形填空</translation>
    </message>
    <message>
        <source>Shape of a matrix</source>
        <translation>矩阵形状</translation>
    </message>
    <message>
        <source>Cell of a map</source>
        <translation>在图中选格</translation>
    </message>
    <message>
        <source>Draw a mask</source>
        <translation>画掩码</translation>
    </message>
    <message>
        <source>Move a slider</source>
        <translation>移动滑块</translation>
    </message>
    <message>
        <source>Faulty line of code</source>
        <translation>找出错的代码行</translation>
    </message>
    <message>
        <source>Free answer</source>
        <translation>自由作答</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>一个格子</translation>
    </message>
    <message>
        <source>sum of a row of weights</source>
        <translation>一行权重之和</translation>
    </message>
    <message>
        <source>largest weight of a row</source>
        <translation>一行中最大的权重</translation>
    </message>
    <message>
        <source>entropy of a row of weights</source>
        <translation>一行权重的熵</translation>
    </message>
    <message>
        <source>number of scores</source>
        <translation>分数的个数</translation>
    </message>
    <message>
        <source>number of tokens</source>
        <translation>词元的个数</translation>
    </message>
    <message>
        <source>number of heads</source>
        <translation>头的个数</translation>
    </message>
    <message>
        <source>number of parameters</source>
        <translation>参数的个数</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>radius of the window</source>
        <translation>窗口半径</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>最后一个</translation>
    </message>
    <message>
        <source>the one in focus</source>
        <translation>当前焦点</translation>
    </message>
    <message>
        <source>largest of the row</source>
        <translation>该行最大</translation>
    </message>
    <message>
        <source>smallest of the row</source>
        <translation>该行最小</translation>
    </message>
    <message>
        <source>without scaling</source>
        <translation>不缩放</translation>
    </message>
    <message>
        <source>softmax over columns</source>
        <translation>按列做 softmax</translation>
    </message>
    <message>
        <source>mask after softmax</source>
        <translation>softmax 之后才加掩码</translation>
    </message>
    <message>
        <source>mask with 0</source>
        <translation>用 0 做掩码</translation>
    </message>
    <message>
        <source>without a mask</source>
        <translation>不加掩码</translation>
    </message>
    <message>
        <source>query and key swapped</source>
        <translation>查询与键对调</translation>
    </message>
    <message>
        <source>without the exponential</source>
        <translation>不取指数</translation>
    </message>
    <message>
        <source>itself left out</source>
        <translation>排除自身</translation>
    </message>
    <message>
        <source>heads not split</source>
        <translation>不分头</translation>
    </message>
    <message>
        <source>Nothing is there yet.</source>
        <translation>这里还没有内容。</translation>
    </message>
    <message>
        <source>There must be at least %1.</source>
        <translation>至少要有 %1 项。</translation>
    </message>
    <message>
        <source>None is right.</source>
        <translation>没有正确选项。</translation>
    </message>
    <message>
        <source>%1 are right, but only one may be.</source>
        <translation>有 %1 项标为正确，但只能有一项。</translation>
    </message>
    <message>
        <source>All are right: there is nothing to choose.</source>
        <translation>全部正确，无从选择。</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation>名称“%1”重复。</translation>
    </message>
    <message>
        <source>There is no “%1”.</source>
        <translation>不存在“%1”。</translation>
    </message>
    <message>
        <source>The right option is clearly the longest: that gives it away.</source>
        <translation>正确选项明显最长，容易被猜中。</translation>
    </message>
    <message>
        <source>Reads the same as option %1.</source>
        <translation>与选项 %1 相同。</translation>
    </message>
    <message>
        <source>Reads nearly the same as option %1.</source>
        <translation>与选项 %1 几乎相同。</translation>
    </message>
    <message>
        <source>The learner is told nothing.</source>
        <translation>缺少给学习者的反馈。</translation>
    </message>
    <message>
        <source>Not there in this language; the other is shown.</source>
        <translation>缺少这种语言的文字，将显示另一种语言。</translation>
    </message>
    <message>
        <source>No misconception: the mistake teaches less.</source>
        <translation>没有指明误解，答错后学到的较少。</translation>
    </message>
    <message>
        <source>There is no misconception “%1”.</source>
        <translation>不存在误解“%1”。</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>没有提示。</translation>
    </message>
    <message>
        <source>No step to go back to after a wrong answer.</source>
        <translation>没有指定答错后返回的步骤。</translation>
    </message>
    <message>
        <source>There is no step “%1”.</source>
        <translation>不存在步骤“%1”。</translation>
    </message>
    <message>
        <source>Speaks of other options, but options are shuffled.</source>
        <translation>提到了其他选项，但选项会打乱顺序。</translation>
    </message>
    <message>
        <source>A tolerance of %1 lets wrong numbers pass.</source>
        <translation>容差 %1 过宽，会放过错误的数。</translation>
    </message>
    <message>
        <source>A tolerance of %1 is narrower than the two decimals shown.</source>
        <translation>容差 %1 比显示的两位小数还窄。</translation>
    </message>
    <message>
        <source>Long: %1 characters.</source>
        <translation>题目较长：%1 个字符。</translation>
    </message>
    <message>
        <source>The “not” is easily overlooked: set it in **bold**.</source>
        <translation>否定词容易被忽略，请用 **粗体** 标出。</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>右项</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>Picture in vectors (SVG)</source>
        <translation>矢量图（SVG）</translation>
    </message>
    <message>
        <source>Picture for print (PDF)</source>
        <translation>打印用图（PDF）</translation>
    </message>
    <message>
        <source>Numbers of the picture (CSV)</source>
        <translation>图中的数（CSV）</translation>
    </message>
    <message>
        <source>Animation of the step (APNG)</source>
        <translation>这一步的动画（APNG）</translation>
    </message>
    <message>
        <source>This experiment in NumPy (Python)</source>
        <translation>这个实验的 NumPy 程序（Python）</translation>
    </message>
    <message>
        <source>This experiment in Armadillo (C++)</source>
        <translation>这个实验的 Armadillo 程序（C++）</translation>
    </message>
    <message>
        <source>This experiment as a trace request (JSON)</source>
        <translation>这个实验的计算请求（JSON）</translation>
    </message>
    <message>
        <source>Film of the step (MP4)</source>
        <translation>这一步的视频（MP4）</translation>
    </message>
    <message>
        <source>Animation of the step (GIF)</source>
        <translation>本步的动画（GIF）</translation>
    </message>
    <message>
        <source>The animation could not be put together; nothing was saved.</source>
        <translation>动画没能合成，什么也没有保存。</translation>
    </message>
    <message>
        <source>GIFT (text for Moodle)</source>
        <translation>GIFT（Moodle 文本）</translation>
    </message>
    <message>
        <source>A text that Moodle and many others read: one language; no hints, no orders, no gaps to choose for, nothing answered in a picture.</source>
        <translation>Moodle 等许多程序都能读的文本：只含一种语言；放不下提示、排序题、多处填空和要在图里作答的题。</translation>
    </message>
    <message>
        <source>Moodle XML</source>
        <translation>Moodle XML</translation>
    </message>
    <message>
        <source>Moodle&apos;s own form: one language; with hints, orders and gaps, but nothing that is answered in a picture.</source>
        <translation>Moodle 自己的格式：只含一种语言；带提示、排序题和填空题，放不下要在图里作答的题。</translation>
    </message>
    <message>
        <source>Anki text</source>
        <translation>Anki 文本</translation>
    </message>
    <message>
        <source>Flash cards as text for Anki&apos;s import: one language, a deck for each chapter, no pictures. A later import brings cards up to date.</source>
        <translation>供 Anki 导入的文本卡片：只含一种语言，每章一个牌组，没有图。再次导入会更新已有的卡片。</translation>
    </message>
    <message>
        <source>Anki package</source>
        <translation>Anki 牌组包</translation>
    </message>
    <message>
        <source>Flash cards with the picture of the step that explains them: one language, a deck for each chapter. Drawing the pictures takes a while.</source>
        <translation>卡片配有讲解那一步的图：只含一种语言，每章一个牌组。画图要花一点时间。</translation>
    </message>
    <message>
        <source>Casefile package</source>
        <translation>Casefile 题包</translation>
    </message>
    <message>
        <source>Everything, in both languages, for another Casefile: nothing is lost. Your answers may go along.</source>
        <translation>全部内容，两种语言，供另一台 Casefile 使用，什么都不丢；可以带上你的答题记录。</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>This link cannot be followed: it is not of the form casefile:lesson/chapter/step.</source>
        <translation>打不开这个链接：它不是 casefile:lesson/chapter/step 这样的形式。</translation>
    </message>
    <message>
        <source>This link cannot be followed: what it says about “%1” cannot be.</source>
        <translation>打不开这个链接：它给“%1”写的值不成立。</translation>
    </message>
    <message numerus="yes">
        <source>Lessons and quizzes have %n fault(s), the first in “%1”: see “casefile check”.</source>
        <translation>
            <numerusform>课程和题目里有 %n 处错误，第一处在“%1”：详见“casefile check”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lessons and quizzes have %n fault(s), the first in “%1” at %2: see “casefile check”.</source>
        <translation>
            <numerusform>课程和题目里有 %n 处错误，第一处在“%1”，位置是 %2：详见“casefile check”。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>not computed yet</source>
        <translation>还没算</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what is pointed at: the number that it stands for</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>summed down each column</source>
        <translation>逐列相加</translation>
    </message>
    <message>
        <source>the weights of the row sum to %1</source>
        <translation>这一行的权重加起来是 %1</translation>
    </message>
    <message>
        <source>value v</source>
        <translation>值 v</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>weight × value</source>
        <translation>权重 × 值</translation>
    </message>
    <message>
        <source>a number from −%1 to %1, the same colours in every strip</source>
        <translation>从 −%1 到 %1 的数，各条用同一套颜色</translation>
    </message>
    <message>
        <source>value of a key</source>
        <translation>键的值</translation>
    </message>
    <message>
        <source>weight; the weights of the row are shares of 1</source>
        <translation>权重：一行的权重是把 1 分成的份额</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a term in words: the factors, then the product</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>%n other key(s)</source>
        <translation>
            <numerusform>另外 %n 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>weights together %1</source>
        <translation>权重合计 %1</translation>
    </message>
    <message>
        <source>before: “%1” asks</source>
        <comment>token</comment>
        <translation>之前：“%1”发问</translation>
    </message>
    <message>
        <source>now: “%1” asks</source>
        <comment>token</comment>
        <translation>现在：“%1”发问</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation>缩放后的分数</translation>
    </message>
    <message>
        <source>now, key “%1”</source>
        <comment>token</comment>
        <translation>现在，键“%1”</translation>
    </message>
    <message>
        <source>before, key “%1”</source>
        <comment>token</comment>
        <translation>之前，键“%1”</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>scaled score %1</source>
        <translation>缩放后的分数 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, value</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>没变</translation>
    </message>
    <message>
        <source>difference of weights, key “%1”</source>
        <comment>token</comment>
        <translation>权重之差，键“%1”</translation>
    </message>
    <message>
        <source>Change a word of the sentence: the row as it was before will stand beside this one.</source>
        <translation>换掉句子里的一个词：原来的那一行会摆在旁边。</translation>
    </message>
    <message>
        <source>The new row is covered until you have predicted.</source>
        <translation>先预测，才揭开新的一行。</translation>
    </message>
    <message>
        <source>All %1 keys kept score and weight in this row.</source>
        <translation>这一行里，%1 个键的分数和权重都没变。</translation>
    </message>
    <message>
        <source>Of %1 keys, %2 kept their score; %3 changed their weight, since each row is shared out anew.</source>
        <translation>%1 个键里，%2 个分数没变；%3 个权重变了，因为整行要重新分。</translation>
    </message>
    <message>
        <source>bar: weight in head %1, 0 to 1</source>
        <translation>条形：头 %1 里的权重，从 0 到 1</translation>
    </message>
    <message>
        <source>bold: changed</source>
        <translation>粗体：变了</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>layer %1, neuron %2</source>
        <translation>第 %1 层第 %2 个神经元</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>These weights are parameters: they do not change with the input.</source>
        <translation>这些权重是参数：输入变，它们不变。</translation>
    </message>
    <message>
        <source>Attention&apos;s weights are computed anew from every input.</source>
        <translation>注意力的权重，每来一个输入都要重算。</translation>
    </message>
    <message>
        <source>positive weight; the thicker, the larger</source>
        <translation>正权重，越粗越大</translation>
    </message>
    <message>
        <source>negative weight</source>
        <translation>负权重</translation>
    </message>
    <message>
        <source>positive activation; the fuller, the larger</source>
        <translation>正激活值，越满越大</translation>
    </message>
    <message>
        <source>negative activation</source>
        <translation>负激活值</translation>
    </message>
    <message>
        <source>A dense network: activations run from input to output through weights that do not change with the input; the weights of attention do.</source>
        <translation>全连接网络：激活值从输入流到输出，途经的权重不随输入变；注意力的权重会变。</translation>
    </message>
    <message>
        <source>itself: not counted</source>
        <translation>它自己：不算</translation>
    </message>
    <message>
        <source>= the same: hit</source>
        <translation>= 同一个词：查到</translation>
    </message>
    <message>
        <source>≠ another word</source>
        <translation>≠ 别的词</translation>
    </message>
    <message>
        <source>miss: nothing comes back</source>
        <translation>没查到：什么也不给</translation>
    </message>
    <message>
        <source>hit: the value of “%1”, alone</source>
        <comment>token</comment>
        <translation>查到：只给“%1”的值</translation>
    </message>
    <message>
        <source>query (asks)</source>
        <translation>查询（问）</translation>
    </message>
    <message>
        <source>key (is asked) →</source>
        <translation>键（被问）→</translation>
    </message>
    <message>
        <source>colour of a weight, from 0 to 1</source>
        <translation>权重的颜色，从 0 到 1</translation>
    </message>
    <message>
        <source>pinned; Esc lets go</source>
        <translation>已钉住，按 Esc 取下</translation>
    </message>
    <message>
        <source>weight from 0 to 1 in head %1</source>
        <translation>头 %1 里的权重，从 0 到 1</translation>
    </message>
    <message>
        <source>Σ: sum of a row; every row sums to 1</source>
        <translation>Σ：一行之和，每行都是 1</translation>
    </message>
    <message>
        <source>Σ: sum of a row; 1, or 0 where the mask hides every key</source>
        <translation>Σ：一行之和，是 1；所有键都被掩码挡住的行是 0</translation>
    </message>
    <message>
        <source>weights: all 0, because the mask hides every key</source>
        <translation>权重：全是 0，因为所有键都被掩码挡住</translation>
    </message>
    <message>
        <source>hidden by the mask: exactly 0</source>
        <translation>被掩码挡住：正好是 0</translation>
    </message>
    <message>
        <source>row of the query in focus</source>
        <translation>选中的查询所在的行</translation>
    </message>
    <message>
        <source>column of the key in focus</source>
        <translation>选中的键所在的列</translation>
    </message>
    <message>
        <source>Heat map; its weights are hidden until you answer.</source>
        <translation>热力图；作答之后才揭开权重。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more key(s)</source>
        <translation>
            <numerusform>……还有 %n 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>被掩码挡住</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <comment>place, token</comment>
        <translation>查询 %1：%2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <comment>place, token</comment>
        <translation>键 %1：%2</translation>
    </message>
    <message>
        <source>head %1: link from “%2” to “%3”</source>
        <comment>head, query token, key token</comment>
        <translation>头 %1：从“%2”到“%3”的连线</translation>
    </message>
    <message>
        <source>key (is asked)</source>
        <translation>键（被问）</translation>
    </message>
    <message>
        <source>“%1” asks “%2”</source>
        <comment>query token, key token</comment>
        <translation>“%1”问“%2”</translation>
    </message>
    <message>
        <source>head %1: “%2” asks “%3”, %4</source>
        <comment>head, query token, key token, weight 0.21</comment>
        <translation>头 %1：“%2”问“%3”，%4</translation>
    </message>
    <message>
        <source>asks; its weights are covered until you have predicted</source>
        <translation>在发问；先预测，才揭开它的权重</translation>
    </message>
    <message>
        <source>may look at no key: the mask hides them all</source>
        <translation>一个键也看不到：全被掩码挡住</translation>
    </message>
    <message>
        <source>looks most at “%1”, %2</source>
        <comment>key token, weight 0.21</comment>
        <translation>看得最多的是“%1”，%2</translation>
    </message>
    <message>
        <source>choose a query to see how much it looks here</source>
        <translation>选一个查询，看它看这里看多少</translation>
    </message>
    <message>
        <source>its weight is covered until you have predicted</source>
        <translation>先预测，才揭开它的权重</translation>
    </message>
    <message>
        <source>Every line is equally wide until you have predicted.</source>
        <translation>预测之前，所有的线一样宽。</translation>
    </message>
    <message>
        <source>All links that carry weight are drawn.</source>
        <translation>凡有权重的连线都画出来了。</translation>
    </message>
    <message numerus="yes">
        <source>%n weaker link(s) not drawn: together at most %1 of a row.</source>
        <translation>
            <numerusform>还有 %n 条较弱的连线没画：合计最多占一行的 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) look at one another, each at itself too.</source>
        <translation>
            <numerusform>%n 个词元互相看，也都看自己。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” %2.</source>
        <comment>token, what it does</comment>
        <translation>“%1”%2。</translation>
    </message>
    <message>
        <source>the query in focus</source>
        <translation>选中的查询</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>small weight</source>
        <translation>权重小</translation>
    </message>
    <message>
        <source>large weight</source>
        <translation>权重大</translation>
    </message>
    <message>
        <source>asks (weight covered)</source>
        <translation>在发问（权重盖着）</translation>
    </message>
    <message>
        <source>pale: other queries</source>
        <translation>浅色：别的查询</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a cell of a matrix: letter, &quot;row …, column …&quot;, number</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>weight from 0 to 1</source>
        <translation>权重，从 0 到 1</translation>
    </message>
    <message>
        <source>negative to positive, each matrix to its own largest number</source>
        <translation>从负到正，各矩阵以自己最大的数为准</translation>
    </message>
    <message>
        <source>row times column gives the framed result</source>
        <translation>行乘列，得框出的结果</translation>
    </message>
    <message>
        <source>%1; the results are hidden until you answer.</source>
        <translation>%1；作答之后才揭开结果。</translation>
    </message>
    <message>
        <source>This model has no W_O: its output is the heads, side by side.</source>
        <translation>这个模型没有 W_O：各个头并排就是输出。</translation>
    </message>
    <message>
        <source>head %1 %2</source>
        <extracomment>column of the concatenated heads: head number, dimension name</extracomment>
        <translation>头 %1 %2</translation>
    </message>
    <message>
        <source>hidden: token %1 is after token %2</source>
        <translation>挡住了：词元 %1 在词元 %2 之后</translation>
    </message>
    <message>
        <source>hidden: the mask keeps token %2 from looking at token %1</source>
        <translation>挡住了：掩码不让词元 %2 看词元 %1</translation>
    </message>
    <message>
        <source>hidden until you answer</source>
        <translation>作答之后揭开</translation>
    </message>
    <message>
        <source>%1, %2 × %3 shown</source>
        <extracomment>a matrix of which only some rows and columns are shown</extracomment>
        <translation>%1，显示 %2 × %3</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 columns; empty places are 0</source>
        <extracomment>a matrix: letter, rows, columns</extracomment>
        <translation>%1：%2 行 %3 列，空格都是 0</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>The clues</source>
        <translation>线索</translation>
    </message>
    <message>
        <source>Who looks at whom</source>
        <translation>谁在看谁</translation>
    </message>
    <message>
        <source>A lookup that blends</source>
        <translation>查字典与注意力</translation>
    </message>
    <message>
        <source>Before and now</source>
        <translation>之前和现在</translation>
    </message>
    <message>
        <source>Weights of one head</source>
        <translation>一个头的权重</translation>
    </message>
    <message>
        <source>Scores of one query</source>
        <translation>一个查询的分数</translation>
    </message>
    <message>
        <source>From scores to weights</source>
        <translation>从分数到权重</translation>
    </message>
    <message>
        <source>The weighted sum of values</source>
        <translation>值的加权和</translation>
    </message>
    <message>
        <source>Queries: X times W_Q</source>
        <translation>查询：X 乘 W_Q</translation>
    </message>
    <message>
        <source>Keys: X times W_K</source>
        <translation>键：X 乘 W_K</translation>
    </message>
    <message>
        <source>Values: X times W_V</source>
        <translation>值：X 乘 W_V</translation>
    </message>
    <message>
        <source>Scores: Q times K transposed</source>
        <translation>分数：Q 乘 K 的转置</translation>
    </message>
    <message>
        <source>Contexts: A times V</source>
        <translation>上下文：A 乘 V</translation>
    </message>
    <message>
        <source>Output: the heads times W_O</source>
        <translation>输出：各头乘 W_O</translation>
    </message>
    <message>
        <source>Query “%1” asks</source>
        <comment>token</comment>
        <translation>查询“%1”发问</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>字典</translation>
    </message>
    <message>
        <source>Attention, head %1</source>
        <translation>注意力，头 %1</translation>
    </message>
    <message>
        <source>the same word?</source>
        <translation>是同一个词吗？</translation>
    </message>
    <message>
        <source>how much of each value?</source>
        <translation>每个值各取多少？</translation>
    </message>
    <message>
        <source>the query itself</source>
        <translation>查询自己</translation>
    </message>
    <message>
        <source>can be asked</source>
        <translation>可以问</translation>
    </message>
    <message>
        <source>dictionary, key “%1”</source>
        <comment>token</comment>
        <translation>字典，键“%1”</translation>
    </message>
    <message>
        <source>“%1” asks “%2”: %3</source>
        <comment>query token, key token, weight 0.21</comment>
        <translation>“%1”问“%2”：%3</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>得到</translation>
    </message>
    <message>
        <source>what the dictionary returns</source>
        <translation>字典给出的</translation>
    </message>
    <message>
        <source>every value, by its weight: a blend</source>
        <translation>每个值按权重混成一份</translation>
    </message>
    <message>
        <source>what attention returns</source>
        <translation>注意力给出的</translation>
    </message>
    <message>
        <source>value of “%1”, %2</source>
        <comment>token, weight 0.21</comment>
        <translation>“%1”的值，%2</translation>
    </message>
    <message>
        <source>bar: weight of a key, 0 to 1</source>
        <translation>条形：键的权重，从 0 到 1</translation>
    </message>
    <message>
        <source>part of the blend: a value, as wide as its weight</source>
        <translation>混合里的一份值，宽度就是权重</translation>
    </message>
    <message>
        <source>“%1” asks. Dictionary: %2. Attention: %3.</source>
        <comment>token, result, result</comment>
        <translation>“%1”发问。字典：%2。注意力：%3。</translation>
    </message>
    <message>
        <source>scaling is off</source>
        <translation>不缩放</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>缩放后</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>加掩码后</translation>
    </message>
    <message>
        <source>hidden: −∞</source>
        <translation>挡住：−∞</translation>
    </message>
    <message>
        <source>masked score %1</source>
        <translation>加掩码后的分数 %1</translation>
    </message>
    <message>
        <source>raw score q · k; below the line: negative</source>
        <translation>原始分数 q · k，线下为负</translation>
    </message>
    <message>
        <source>scaled score, drawn to the same scale</source>
        <translation>缩放后的分数，同一比例</translation>
    </message>
    <message>
        <source>hidden by the mask: −∞</source>
        <translation>被掩码挡住：−∞</translation>
    </message>
    <message>
        <source>the key in focus</source>
        <translation>选中的键</translation>
    </message>
    <message>
        <source>minus maximum</source>
        <translation>减最大值</translation>
    </message>
    <message>
        <source>minus row maximum %1</source>
        <translation>减去行最大值后 %1</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>exponential %1</source>
        <translation>指数 %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <extracomment>the largest score of the row</extracomment>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>scores and what becomes of them; exponentials lie between 0 and 1</source>
        <translation>分数和它的变化；指数在 0 和 1 之间</translation>
    </message>
    <message>
        <source>weights, drawn to the scale 0 … 1; they sum to 1</source>
        <translation>权重，按 0 … 1 的刻度画，加起来是 1</translation>
    </message>
    <message>
        <source>weights, the tallest bar is the largest; they sum to 1</source>
        <translation>权重，最高的柱最大，加起来是 1</translation>
    </message>
    <message>
        <source>hidden by the mask: −∞, so its weight is exactly 0</source>
        <translation>被掩码挡住：−∞，权重正好是 0</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不认识</translation>
    </message>
    <message>
        <source>known</source>
        <translation>认识</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between traits</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>clue %1, known as: %2</source>
        <comment>place, traits</comment>
        <translation>线索 %1，词表里有：%2</translation>
    </message>
    <message>
        <source>clue %1: %2</source>
        <comment>place, token</comment>
        <translation>线索 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>The sentence is %n clue(s).</source>
        <translation>
            <numerusform>这句话是 %n 条线索。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is the sum of %n product(s) that are not zero: %3.</source>
        <translation>
            <numerusform>%1：%2 是 %n 个非零乘积之和，等于 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>context of “%1”, %2</source>
        <translation>“%1”的上下文，%2</translation>
    </message>
    <message>
        <source>context of “%1”</source>
        <extracomment>the result of the blend: the query token</extracomment>
        <translation>“%1”的上下文</translation>
    </message>
    <message>
        <source>The blend for “%1” is hidden until you answer.</source>
        <translation>作答之后，才揭开“%1”混出的结果。</translation>
    </message>
    <message numerus="yes">
        <source>The context of “%1” is a blend of %n value(s); the largest share, %2, comes from “%3”.</source>
        <translation>
            <numerusform>“%1”的上下文由 %n 个值混成；最大的一份 %2 来自“%3”。</numerusform>
        </translation>
    </message>
    <message>
        <source>value of “%1”, %2: %3</source>
        <extracomment>value row of a token, dimension, number</extracomment>
        <translation>“%1”的值，%2：%3</translation>
    </message>
    <message>
        <source>value of “%1”</source>
        <translation>“%1”的值</translation>
    </message>
    <message>
        <source>weight times value of “%1”</source>
        <translation>权重乘“%1”的值</translation>
    </message>
    <message>
        <source>the key in focus: “%1”</source>
        <translation>选中的键：%1</translation>
    </message>
    <message>
        <source>the query in focus: “%1”</source>
        <translation>选中的查询：%1</translation>
    </message>
    <message>
        <source>Heat map of %1 queries by %2 keys, head %3: “%4” looks most at “%5”, weight %6.</source>
        <translation>热力图，%1 个查询、%2 个键，头 %3：“%4”看得最多的是“%5”，权重 %6。</translation>
    </message>
    <message>
        <source>row “%1”</source>
        <translation>“%1”这一行</translation>
    </message>
    <message>
        <source>looks most at “%1”, weight %2</source>
        <translation>看得最多的是“%1”，权重 %2</translation>
    </message>
    <message>
        <source>row “%1”, column “%2”</source>
        <translation>“%1”行“%2”列</translation>
    </message>
    <message>
        <source>dimension “%1”: %2 × %3</source>
        <translation>“%1”这一维：%2 × %3</translation>
    </message>
    <message>
        <source>“%1” asks every key; the scores are hidden until you answer.</source>
        <translation>“%1”问每一个键；作答之后才揭开分数。</translation>
    </message>
    <message>
        <source>“%1” asks every key: the highest score is %2 with “%3”, after scaling %4.</source>
        <translation>“%1”问每一个键：最高分 %2 给了“%3”，缩放后是 %4。</translation>
    </message>
    <message>
        <source>Row “%1”: one score for each key</source>
        <translation>“%1”这一行：每个键一个分数</translation>
    </message>
    <message>
        <source>The weights of “%1” are hidden until you answer.</source>
        <translation>作答之后才揭开“%1”的权重。</translation>
    </message>
    <message>
        <source>“%1” gives its largest weight, %2, to “%3”; its weights sum to 1.</source>
        <translation>“%1”把最大的权重 %2 给了“%3”；权重加起来是 1。</translation>
    </message>
    <message>
        <source>Row “%1”: score → minus maximum → exponential → divided by the sum</source>
        <extracomment>heading: the query token, then the stages</extracomment>
        <translation>“%1”这一行：分数 → 减最大值 → 指数 → 除以总和</translation>
    </message>
    <message>
        <source>clue %1, not in the word list: identity and position only</source>
        <translation>线索 %1，不在词表里：只有身份和位置</translation>
    </message>
    <message>
        <source>Every one of them is in the word list.</source>
        <translation>每条线索词表里都有。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them not in the word list: identity and position only.</source>
        <translation>
            <numerusform>其中 %n 条不在词表里：只有身份和位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>in the word list</source>
        <translation>词表里的词</translation>
    </message>
    <message>
        <source>not in the word list</source>
        <translation>不在词表里</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>clue %1, a punctuation mark: identity and position only</source>
        <translation>线索 %1，标点：只有身份和位置</translation>
    </message>
    <message>
        <source>nothing to blend: all 0</source>
        <translation>没有可混合的：全是 0</translation>
    </message>
    <message>
        <source>less than 0.0001 more</source>
        <translation>只多了不到 0.0001</translation>
    </message>
    <message>
        <source>less than 0.0001 less</source>
        <translation>只少了不到 0.0001</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) see nothing: the mask hides every key, so their weights are all 0.</source>
        <translation>
            <numerusform>%n 个词元什么也看不见：掩码挡住了所有的键，它们的权重全是 0。</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing: the mask hides every key</source>
        <translation>什么也没有：掩码挡住了所有的键</translation>
    </message>
    <message>
        <source>Row “%1”: the mask hides every key, all weights are 0</source>
        <extracomment>heading: the query token, then the stages</extracomment>
        <translation>“%1”这一行：掩码挡住了所有的键，权重全是 0</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>learned numbers</source>
        <translation>学来的数</translation>
    </message>
    <message>
        <source>clue %1: %2 of its own, and its position</source>
        <comment>place, random numbers</comment>
        <translation>线索 %1：自己的一排%2，加上位置</translation>
    </message>
    <message>
        <source>The numbers of this model have no names: nobody can read them.</source>
        <translation>这个模型的数没有名字，没人读得懂。</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>一个词元</translation>
    </message>
    <message>
        <source>Heat map in shades; its numbers come with the answer.</source>
        <translation>热力图，只有深浅；数字随答案给出。</translation>
    </message>
    <message>
        <source>shade %1 of 50</source>
        <comment>of a cell, 50 is the darkest</comment>
        <translation>深浅 %1（最深为 50）</translation>
    </message>
    <message>
        <source>in head %1 looks most at “%2”, %3</source>
        <comment>head, key token, weight 0.21</comment>
        <translation>在头 %1 里看“%2”看得最多，%3</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <comment>number, weight 0.21</comment>
        <translation>头 %1：%2</translation>
    </message>
    <message>
        <source>weight from %1 to %2</source>
        <translation>从 %1 到 %2 的权重</translation>
    </message>
    <message>
        <source>%1, a parameter</source>
        <comment>weight</comment>
        <translation>%1，是参数</translation>
    </message>
    <message>
        <source>sum of the weights in row “%1”</source>
        <translation>“%1”这一行的权重之和</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Query %1, key %2: the dot product is %3, the angle %4 degrees.</source>
        <translation>查询 %1，键 %2：点积 %3，夹角 %4 度。</translation>
    </message>
    <message>
        <source>shadow of the key on the query</source>
        <translation>键投在查询上的影子</translation>
    </message>
    <message>
        <source>shadow of the key on the query: its length times the length of the query is the product</source>
        <translation>键投在查询上的影子：影子长乘查询长，就是点积</translation>
    </message>
    <message>
        <source>%1, length %2</source>
        <translation>%1，长 %2</translation>
    </message>
    <message>
        <source>q = %1, length %2</source>
        <translation>q = %1，长 %2</translation>
    </message>
    <message>
        <source>k = %1, length %2</source>
        <translation>k = %1，长 %2</translation>
    </message>
    <message>
        <source>angle %1°, cosine %2</source>
        <translation>夹角 %1°，余弦 %2</translation>
    </message>
    <message>
        <source>no angle: a vector without length</source>
        <translation>没有夹角：有一个向量长度为零</translation>
    </message>
    <message>
        <source>length × length × cosine = %1</source>
        <translation>长 × 长 × 余弦 = %1</translation>
    </message>
    <message>
        <source>A query and a key in the plane</source>
        <translation>平面上的一个查询和一个键</translation>
    </message>
    <message>
        <source>weight, one scale for all heads: rows ask, columns are asked</source>
        <translation>权重，所有头同一把色尺：行在问，列被问</translation>
    </message>
    <message>
        <source>the head on screen elsewhere</source>
        <translation>别处正在看的那个头</translation>
    </message>
    <message>
        <source>%1 heads, each a map of %2 queries by %3 keys.</source>
        <translation>%1 个头，每个是 %2 个查询乘 %3 个键的一张图。</translation>
    </message>
    <message>
        <source>one head</source>
        <translation>1 个头</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n 个头</numerusform>
        </translation>
    </message>
    <message>
        <source>width of a head</source>
        <translation>每头的宽</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>multiply-adds: projections</source>
        <translation>乘加：投影</translation>
    </message>
    <message>
        <source>multiply-adds: scores and contexts</source>
        <translation>乘加：打分和取内容</translation>
    </message>
    <message>
        <source>cells, each an exponential</source>
        <translation>格数，每格一次指数</translation>
    </message>
    <message>
        <source>key-value cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>counted for one layer, not timed; each row to its own largest</source>
        <translation>只数一层，没有计时；每行以自己的最大值为满条</translation>
    </message>
    <message>
        <source>cache: 16-bit numbers of all tokens</source>
        <translation>缓存：所有词元，每个数 16 位</translation>
    </message>
    <message>
        <source>One head: %1 cells. %2: %3 cells, and the same multiply-adds.</source>
        <translation>1 个头：%1 格。%2：%3 格，乘加一样多。</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>token before</source>
        <translation>前一个词元</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自己</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>第一个词元</translation>
    </message>
    <message>
        <source>first, |a v|</source>
        <translation>第一个的 |a v|</translation>
    </message>
    <message>
        <source>Head %1: entropy %2, distance %3, %4 on the first token.</source>
        <translation>头 %1：熵 %2，距离 %3，第一个词元占 %4。</translation>
    </message>
    <message>
        <source>new output minus old</source>
        <translation>新的输出减旧的</translation>
    </message>
    <message>
        <source>length of what changed, as a share of the length of the output</source>
        <translation>变化的长度占输出长度的几成</translation>
    </message>
    <message>
        <source>Without head %1 the output changes by %2.</source>
        <translation>去掉头 %1，输出变了 %2。</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>头 %1：%2</translation>
    </message>
    <message>
        <source>colour of a number, from −%1 to %1</source>
        <translation>数的颜色，从 −%1 到 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>model: %1</source>
        <translation>模型：%1</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有头都在</translation>
    </message>
    <message>
        <source>off: %1</source>
        <translation>关掉：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Head %1 matters least, head %2 most.</source>
        <translation>头 %1 影响最小，头 %2 最大。</translation>
    </message>
    <message>
        <source>head %1 × its rows of W_O</source>
        <translation>头 %1 × W_O 中它的几行</translation>
    </message>
    <message>
        <source>sum of all heads</source>
        <translation>各头之和</translation>
    </message>
    <message>
        <source>concat × W_O, at once</source>
        <translation>拼接 × W_O，一次算完</translation>
    </message>
    <message>
        <source>a number of the output: one scale for all maps</source>
        <translation>输出里的一个数：所有图同一把色尺</translation>
    </message>
    <message>
        <source>Largest difference between the sum and concat × W_O: %1</source>
        <translation>“各头之和”与“拼接 × W_O”的最大差：%1</translation>
    </message>
    <message>
        <source>Heads %1 and %2 swapped. Largest difference with rows of W_O: %3; without: %4</source>
        <translation>头 %1 与头 %2 对调。W_O 的行一起换，最大差 %3；不换，%4</translation>
    </message>
    <message>
        <source>rows of W_O move along</source>
        <translation>W_O 的行一起换</translation>
    </message>
    <message>
        <source>rows of W_O stay</source>
        <translation>W_O 的行不换</translation>
    </message>
    <message>
        <source>%1, row “%2”</source>
        <translation>%1，“%2”行</translation>
    </message>
    <message>
        <source>strongest at “%1”: %2</source>
        <translation>最强在“%1”：%2</translation>
    </message>
    <message>
        <source>All heads at once</source>
        <translation>所有头，一起看</translation>
    </message>
    <message>
        <source>The output as a sum over heads</source>
        <translation>输出等于各头之和</translation>
    </message>
    <message>
        <source>What heads cost</source>
        <translation>头的代价</translation>
    </message>
    <message>
        <source>The output without one head</source>
        <translation>关掉一个头</translation>
    </message>
    <message>
        <source>One head after the other goes</source>
        <translation>一个接一个关</translation>
    </message>
    <message>
        <source>Habits of the heads</source>
        <translation>各头的习惯</translation>
    </message>
    <message>
        <source>Two heads change places</source>
        <translation>两个头对调</translation>
    </message>
    <message>
        <source>Heads that share keys and values</source>
        <translation>合用键和值的头</translation>
    </message>
    <message>
        <source>weight: rows ask, columns are asked</source>
        <translation>权重：行在问，列被问</translation>
    </message>
    <message>
        <source>shared: the mean of a group&apos;s keys and values, not trained on</source>
        <translation>合用：一组键和值的平均，没有接着训练</translation>
    </message>
    <message>
        <source>head %1 reads set %2</source>
        <translation>头 %1 读第 %2 套</translation>
    </message>
    <message>
        <source>Cache of this sentence: %1 instead of %2. The output changes by %3.</source>
        <translation>这句话的缓存：%1，原来 %2。输出变了 %3。</translation>
    </message>
    <message>
        <source>no way, however many layers</source>
        <translation>多少层也没有路</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from token %2 to token %3: %4.</source>
        <translation>%1，从第 %2 个词元到第 %3 个：%4。</translation>
    </message>
    <message>
        <source>a hop of the shortest way</source>
        <translation>最短的路上的一步</translation>
    </message>
    <message>
        <source>what a place on the way reads</source>
        <translation>路上的点读到的位置</translation>
    </message>
    <message>
        <source>hop %1: from position %2 to %3</source>
        <translation>第 %1 步：从位置 %2 到 %3</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>词元 %1</translation>
    </message>
    <message>
        <source>Patterns of sight</source>
        <translation>谁可以看谁</translation>
    </message>
    <message>
        <source>%1. %2. %3.</source>
        <comment>pattern, pairs, pairs later</comment>
        <translation>%1。%2。%3。</translation>
    </message>
    <message>
        <source>looks in one layer</source>
        <translation>一层里就能看</translation>
    </message>
    <message numerus="yes">
        <source>reached within %n layer(s)</source>
        <translation>
            <numerusform>%n 层之内够到</numerusform>
        </translation>
    </message>
    <message>
        <source>sees %1 keys, and %2 within %3 layers</source>
        <translation>看得见 %1 个键，%3 层之内够到 %2 个</translation>
    </message>
    <message>
        <source>%1, drawn with seed %2</source>
        <translation>%1，按种子 %2 抽取</translation>
    </message>
    <message>
        <source>one layer: %1 of %2 pairs, %3 %</source>
        <translation>一层：%2 对里的 %1 对，%3 %</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s): %1 pairs, %2 %</source>
        <translation>
            <numerusform>%n 层：%1 对，%2 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nothing new after %n layer(s): %1 pairs</source>
        <translation>
            <numerusform>%n 层之后不再增加：%1 对</numerusform>
        </translation>
    </message>
    <message>
        <source>back at most %1 × %2 + 1 = %3 positions</source>
        <translation>往回最多 %1 × %2 + 1 = %3 个位置</translation>
    </message>
    <message>
        <source>%1 of head %2</source>
        <translation>头 %2 的 %1</translation>
    </message>
    <message>
        <source>X %1</source>
        <translation>X %1</translation>
    </message>
    <message>
        <source>Q, K, V %1, cut by head</source>
        <translation>Q、K、V 各 %1，按头切</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>weights × V %1</source>
        <translation>权重 × V %1</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>joined %1</source>
        <translation>拼接 %1</translation>
    </message>
    <message>
        <source>part</source>
        <translation>一段</translation>
    </message>
    <message>
        <source>× W_O %1</source>
        <translation>× W_O %1</translation>
    </message>
    <message>
        <source>numbers; each block to its own largest</source>
        <translation>数；每一块以自己的最大值为准</translation>
    </message>
    <message>
        <source>a colour for each head</source>
        <translation>一个头一种颜色</translation>
    </message>
    <message>
        <source>From X through %1 heads to the output: %2 and %3.</source>
        <translation>从 X 经过 %1 个头到输出：%2，%3。</translation>
    </message>
    <message>
        <source>How heads are cut and joined</source>
        <translation>怎样切开，怎样拼回</translation>
    </message>
    <message>
        <source>contribution |a v|: weight times the length of the value</source>
        <translation>贡献 |a v|：权重乘值的长度</translation>
    </message>
    <message>
        <source>weight a</source>
        <translation>权重 a</translation>
    </message>
    <message>
        <source>contribution %1</source>
        <translation>贡献 %1</translation>
    </message>
    <message>
        <source>Row “%1”: “%2” has the largest weight, “%3” contributes most.</source>
        <translation>“%1”这一行：“%2”权重最大，“%3”贡献最大。</translation>
    </message>
    <message>
        <source>weights of evaluation</source>
        <translation>推理时的权重</translation>
    </message>
    <message>
        <source>this pass in training: 0, or divided by 1 − p; drawn at random with seed %1</source>
        <translation>这一次训练：0，或除以 1 − p；随机抽取，种子 %1</translation>
    </message>
    <message>
        <source>a weight above 1</source>
        <translation>大于 1 的权重</translation>
    </message>
    <message>
        <source>average of %1 draws</source>
        <translation>%1 次抽样的平均</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>this pass</source>
        <translation>这一次</translation>
    </message>
    <message>
        <source>off: the same</source>
        <translation>已关：一样</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Row “%1” in one pass with dropout %2: %3 of %4 weights are 0, the row sums to %5.</source>
        <translation>“%1”这一行，dropout 为 %2 的一次：%4 个权重里有 %3 个是 0，行和 %5。</translation>
    </message>
    <message>
        <source>−∞, and 0 for a row that sees nothing (here)</source>
        <translation>−∞，整行挡住时记 0（本程序）</translation>
    </message>
    <message>
        <source>−∞, the formula alone</source>
        <translation>−∞，只照公式</translation>
    </message>
    <message>
        <source>−1e9 in place of the score</source>
        <translation>把分数换成 −1e9</translation>
    </message>
    <message>
        <source>−1e9 added, double</source>
        <translation>加 −1e9，双精度</translation>
    </message>
    <message>
        <source>−1e9 added, float</source>
        <translation>加 −1e9，单精度</translation>
    </message>
    <message>
        <source>−1e9 added, half: becomes −∞</source>
        <translation>加 −1e9，半精度：成了 −∞</translation>
    </message>
    <message>
        <source>score × 0, before softmax</source>
        <translation>softmax 前，分数 × 0</translation>
    </message>
    <message>
        <source>weight × 0, after softmax</source>
        <translation>softmax 后，权重 × 0</translation>
    </message>
    <message>
        <source>%1: weights %2, sum %3</source>
        <translation>%1：权重 %2，和 %3</translation>
    </message>
    <message>
        <source>weights as the engine has them</source>
        <translation>与引擎的权重相同</translation>
    </message>
    <message>
        <source>other weights, or none</source>
        <translation>权重不同，或没有权重</translation>
    </message>
    <message>
        <source>scores 3, 1, 2 set by hand; each row is computed now</source>
        <translation>分数 3、1、2 是手工设定；每一行都是现算</translation>
    </message>
    <message>
        <source>%1 of 3 keys in sight: %2 of 8 ways give other weights than the engine.</source>
        <translation>3 个键看得见 %1 个：8 种挡法里有 %2 种给的权重与引擎不同。</translation>
    </message>
    <message>
        <source>weight of the leader among %1 equal rivals</source>
        <translation>%1 个相同对手时，领先者的权重</translation>
    </message>
    <message>
        <source>the lead now</source>
        <translation>现在领先</translation>
    </message>
    <message>
        <source>lead of the scaled score</source>
        <translation>缩放后的分数领先多少</translation>
    </message>
    <message>
        <source>Lead %1 among %2 rivals: weight %3, all the others together %4</source>
        <translation>领先 %1，对手 %2 个：权重 %3，其余合计 %4</translation>
    </message>
    <message>
        <source>For a weight of %1 it takes a lead of %2</source>
        <translation>权重要到 %1，须领先 %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>mask forgotten</source>
        <translation>忘了掩码</translation>
    </message>
    <message>
        <source>Σ: sum of a row that is not 1</source>
        <translation>Σ：行和不是 1</translation>
    </message>
    <message>
        <source>as it should be: −∞ before softmax</source>
        <translation>应当如此：softmax 前换成 −∞</translation>
    </message>
    <message>
        <source>The two differ: by up to %1 in one weight.</source>
        <translation>两边不同：单个权重最多差 %1。</translation>
    </message>
    <message>
        <source>The two agree: the largest difference of a weight is %1.</source>
        <translation>两边一致：权重最多差 %1。</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>垮了</translation>
    </message>
    <message>
        <source>%1: sum of exponentials %2, weights %3</source>
        <translation>%1：指数之和 %2，权重 %3</translation>
    </message>
    <message>
        <source>naive, float</source>
        <translation>朴素，单精度</translation>
    </message>
    <message>
        <source>naive, double</source>
        <translation>朴素，双精度</translation>
    </message>
    <message>
        <source>shifted, float</source>
        <translation>减最大值，单精度</translation>
    </message>
    <message>
        <source>shifted, double</source>
        <translation>减最大值，双精度</translation>
    </message>
    <message>
        <source>naive exponentials overflow from %1 on</source>
        <translation>从 %1 起，朴素的指数溢出</translation>
    </message>
    <message>
        <source>largest score</source>
        <translation>最大分数</translation>
    </message>
    <message>
        <source>exp overflows in float</source>
        <translation>单精度的指数溢出</translation>
    </message>
    <message>
        <source>and in double</source>
        <translation>双精度也溢出</translation>
    </message>
    <message>
        <source>the largest score now</source>
        <translation>现在的最大分数</translation>
    </message>
    <message>
        <source>infinity divided by infinity: no weights</source>
        <translation>∞ 除以 ∞：得不到权重</translation>
    </message>
    <message>
        <source>Scores %1, %2, 0: the same softmax four times</source>
        <translation>分数 %1、%2、0：同一个 softmax 算四遍</translation>
    </message>
    <message>
        <source>Largest score %1: naive float %2, naive double %3, shifted both fine.</source>
        <translation>最大分数 %1：朴素单精度%2，朴素双精度%3，减过最大值的两种都正常。</translation>
    </message>
    <message>
        <source>scaled scores, left half</source>
        <translation>缩放后的分数，左半</translation>
    </message>
    <message>
        <source>right half</source>
        <translation>右半</translation>
    </message>
    <message>
        <source>each half knows only its own maximum and sum</source>
        <translation>每一半只知道自己的最大值和指数之和</translation>
    </message>
    <message>
        <source>%1: left %2, right %3, merged %4</source>
        <translation>%1：左 %2，右 %3，合并 %4</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左半</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右半</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>sum of its exponentials</source>
        <translation>指数之和</translation>
    </message>
    <message>
        <source>shrinks by</source>
        <translation>缩小的倍数</translation>
    </message>
    <message>
        <source>sum after shrinking</source>
        <translation>缩小后的和</translation>
    </message>
    <message>
        <source>context from the merged halves and in one go differ by at most %1</source>
        <translation>合并得到的内容与一次算完的，最多差 %1</translation>
    </message>
    <message>
        <source>One key alone cannot be cut.</source>
        <translation>只有一个键，没法切。</translation>
    </message>
    <message>
        <source>Row “%1” cut after %2 keys: merged maximum %3, merged sum %4.</source>
        <translation>“%1”这一行切在第 %2 个键之后：合并的最大值 %3，合并的和 %4。</translation>
    </message>
    <message>
        <source>pad</source>
        <extracomment>a row that is no token, only there to make sentences equally long</extracomment>
        <translation>填充</translation>
    </message>
    <message>
        <source>sentence %1 of the batch: %2 tokens, %3 rows</source>
        <translation>批里第 %1 句：%2 个词元，%3 行</translation>
    </message>
    <message>
        <source>X [batch, n, d_model] = [2, %1, %2]; scores and weights [batch, heads, n, n] = [2, %3, %1, %1]</source>
        <translation>X [batch, n, d_model] = [2, %1, %2]；分数和权重 [batch, heads, n, n] = [2, %3, %1, %1]</translation>
    </message>
    <message>
        <source>a real token gives padding up to %1 of its weight</source>
        <translation>真词元给了填充多达 %1 的权重</translation>
    </message>
    <message>
        <source>no real token gives padding any weight</source>
        <translation>没有真词元给填充权重</translation>
    </message>
    <message>
        <source>column of padding, hidden: exactly 0</source>
        <translation>填充的列，挡住：正好是 0</translation>
    </message>
    <message>
        <source>rows of padding are computed and thrown away</source>
        <translation>填充的行照算，算完扔掉</translation>
    </message>
    <message>
        <source>needs a sentence</source>
        <translation>需要一句话</translation>
    </message>
    <message>
        <source>Cats run</source>
        <extracomment>the second sentence of a batch, of known words</extracomment>
        <translation>猫跑</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>The scaling laboratory</source>
        <translation>缩放实验室</translation>
    </message>
    <message>
        <source>Two scores and their weights</source>
        <translation>两个分数和它们的权重</translation>
    </message>
    <message>
        <source>What a lead is worth</source>
        <translation>领先多少，占多少</translation>
    </message>
    <message>
        <source>Softmax in float and in double</source>
        <translation>单精度和双精度的 softmax</translation>
    </message>
    <message>
        <source>Softmax in two halves</source>
        <translation>分两半算的 softmax</translation>
    </message>
    <message>
        <source>Entropy against temperature</source>
        <translation>熵随温度的变化</translation>
    </message>
    <message>
        <source>Eight ways to hide a key</source>
        <translation>挡住一个键的八种办法</translation>
    </message>
    <message>
        <source>A mask, and a mistaken one</source>
        <translation>对的掩码和错的掩码</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <translation>两句装一批</translation>
    </message>
    <message>
        <source>Dropout on weights</source>
        <translation>权重上的 dropout</translation>
    </message>
    <message>
        <source>Weight and contribution</source>
        <translation>权重与贡献</translation>
    </message>
    <message>
        <source>score that softmax sees</source>
        <translation>softmax 看到的分数</translation>
    </message>
    <message>
        <source>%1 scores between %2 and %3</source>
        <translation>%1 个分数在 %2 和 %3 之间</translation>
    </message>
    <message>
        <source>what the argument expects: mean 0, variance %1</source>
        <translation>按推导应有的样子：均值 0，方差 %1</translation>
    </message>
    <message>
        <source>d_k; scaling</source>
        <translation>d_k；缩放</translation>
    </message>
    <message>
        <source>%1; on</source>
        <translation>%1；开</translation>
    </message>
    <message>
        <source>%1; off</source>
        <translation>%1；关</translation>
    </message>
    <message>
        <source>variance, measured</source>
        <translation>方差，实测</translation>
    </message>
    <message>
        <source>variance, expected</source>
        <translation>方差，应为</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>平均分</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>entropy (at most ln 32 = 3.47)</source>
        <translation>熵（最大 ln 32 = 3.47）</translation>
    </message>
    <message>
        <source>norm of the Jacobian, mean</source>
        <translation>雅可比范数，平均</translation>
    </message>
    <message>
        <source>norm of the Jacobian, median</source>
        <translation>雅可比范数，中位数</translation>
    </message>
    <message>
        <source>gradient, by the formula</source>
        <translation>梯度，按公式</translation>
    </message>
    <message>
        <source>gradient, by differences</source>
        <translation>梯度，用差分</translation>
    </message>
    <message>
        <source>largest disagreement</source>
        <translation>两者最大差</translation>
    </message>
    <message>
        <source>scores of 62 queries and 32 keys drawn at random with seed %1; smaller d_k: a prefix</source>
        <translation>62 个查询、32 个键，随机抽取，种子 %1；d_k 小时取前一段</translation>
    </message>
    <message>
        <source>expected: mean 0, variance d_k, or 1 when scaled</source>
        <translation>应有的样子：均值 0，方差 d_k；缩放后为 1</translation>
    </message>
    <message>
        <source>d_k %1: measured variance %2, largest weight %3 on average, entropy %4, norm of the Jacobian %5.</source>
        <translation>d_k 为 %1：实测方差 %2，最大权重平均 %3，熵 %4，雅可比范数 %5。</translation>
    </message>
    <message>
        <source>entropy of this row at every temperature</source>
        <translation>这一行在各个温度下的熵</translation>
    </message>
    <message>
        <source>ln of the visible keys: all weights equal</source>
        <translation>看得见的键数取 ln：权重全相等</translation>
    </message>
    <message>
        <source>the temperature now</source>
        <translation>现在的温度</translation>
    </message>
    <message>
        <source>0 one-hot</source>
        <translation>0 独热</translation>
    </message>
    <message>
        <source>%1 uniform</source>
        <translation>%1 均匀</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>largest entropy: ln %1</source>
        <translation>最大的熵：ln %1</translation>
    </message>
    <message>
        <source>Row “%1” at temperature %2: entropy %3, largest weight %4</source>
        <translation>“%1”这一行，温度 %2：熵 %3，最大权重 %4</translation>
    </message>
    <message>
        <source>their weights, drawn to the scale 0 … 1</source>
        <translation>它们的权重，按 0 … 1 画</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二个</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>difference Δ</source>
        <translation>差 Δ</translation>
    </message>
    <message>
        <source>ratio of the weights = e to the power Δ</source>
        <translation>权重之比 = e 的 Δ 次方</translation>
    </message>
    <message>
        <source>ratio of the scores, for comparison</source>
        <translation>分数之比，作对照</translation>
    </message>
    <message>
        <source>Scores %1 and %2 differ by %3: their weights are %4 and %5.</source>
        <translation>分数 %1 和 %2 相差 %3：权重是 %4 和 %5。</translation>
    </message>
    <message>
        <source>weights %1; they sum to %2</source>
        <translation>权重 %1；和为 %2</translation>
    </message>
    <message>
        <source>MHA: %1 key-value heads</source>
        <translation>MHA：%1 个键值头</translation>
    </message>
    <message>
        <source>GQA: %1 key-value heads</source>
        <translation>GQA：%1 个键值头</translation>
    </message>
    <message>
        <source>MQA: one key-value head</source>
        <translation>MQA：1 个键值头</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes now, in the end</comment>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>第 %1 个词元，共 %2 个</translation>
    </message>
    <message>
        <source>half precision, keys and values of all layers</source>
        <translation>半精度，所有层的键和值</translation>
    </message>
    <message>
        <source>each new token adds:</source>
        <translation>每来一个词元，多占：</translation>
    </message>
    <message>
        <source>tokens n</source>
        <translation>词元数 n</translation>
    </message>
    <message>
        <source>bytes of one layer</source>
        <translation>一层的字节数</translation>
    </message>
    <message>
        <source>multiply-adds of one layer</source>
        <translation>一层的乘加数</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>tile by tile: maximum and sum of each row</source>
        <translation>分块：每行只留最大值与和</translation>
    </message>
    <message>
        <source>projections and feed-forward</source>
        <translation>投影和前馈</translation>
    </message>
    <message>
        <source>all scores kept, half precision</source>
        <translation>分数全留着，半精度</translation>
    </message>
    <message>
        <source>scores and contexts</source>
        <translation>分数和取内容</translation>
    </message>
    <message>
        <source>equal at n = 6 d = %1</source>
        <translation>n = 6 d = %1 时一样多</translation>
    </message>
    <message>
        <source>%1 and %2, ratio %3</source>
        <translation>%1 和 %2，之比 %3</translation>
    </message>
    <message>
        <source>counted, not timed; heads of %1</source>
        <translation>数出来的，不是测的；每头宽 %1</translation>
    </message>
    <message>
        <source>n = %1: quadratic part %2 × the linear</source>
        <translation>n = %1：平方部分是线性部分的 %2 倍</translation>
    </message>
    <message>
        <source>the result is the same</source>
        <translation>结果一样</translation>
    </message>
    <message>
        <source>distance, tokens</source>
        <translation>距离（词元）</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>one query with the same key, farther and farther</source>
        <translation>同一个查询、同一个键，越离越远</translation>
    </message>
    <message>
        <source>positions alone, not projected</source>
        <translation>只比位置编码，没有投影</translation>
    </message>
    <message>
        <source>q and k all ones, d_k = 64</source>
        <translation>q、k 全是 1，d_k = 64</translation>
    </message>
    <message>
        <source>through W_Q, W_K drawn with seed %1</source>
        <translation>过一遍按种子 %1 抽取的 W_Q、W_K</translation>
    </message>
    <message>
        <source>q and k drawn with seed %1</source>
        <translation>q、k 按种子 %1 抽取</translation>
    </message>
    <message>
        <source>query at %1, farthest key at %2</source>
        <translation>查询在 %1，最远的键在 %2</translation>
    </message>
    <message>
        <source>distance %1: %2</source>
        <translation>距离 %1：%2</translation>
    </message>
    <message>
        <source>What is left of the first token</source>
        <translation>第 1 个词元还剩多少</translation>
    </message>
    <message>
        <source>Cost against length</source>
        <translation>代价随长度怎样涨</translation>
    </message>
    <message>
        <source>A score as the distance grows</source>
        <translation>距离变远，分数怎样变</translation>
    </message>
    <message>
        <source>One row, tile by tile</source>
        <translation>一行分数，一块一块地算</translation>
    </message>
    <message>
        <source>Key-value caches that fill</source>
        <translation>KV 缓存慢慢填满</translation>
    </message>
    <message>
        <source>steps after token 1</source>
        <translation>第 1 个词元之后的步数</translation>
    </message>
    <message>
        <source>chain without tanh</source>
        <translation>没有 tanh 的链</translation>
    </message>
    <message>
        <source>recurrent cell, untrained</source>
        <translation>循环单元，未训练</translation>
    </message>
    <message>
        <source>attention, equal scores</source>
        <translation>注意力，同分</translation>
    </message>
    <message>
        <source>attention, token 1 leads by %1</source>
        <translation>注意力，第 1 个领先 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, value</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>after %n step(s)</source>
        <translation>
            <numerusform>%n 步之后</numerusform>
        </translation>
    </message>
    <message>
        <source>untrained, weights drawn with seed %1</source>
        <translation>未训练，权重按种子 %1 抽取</translation>
    </message>
    <message numerus="yes">
        <source>left after %n step(s):</source>
        <translation>
            <numerusform>%n 步之后还剩：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the row of “%1”, head %2, %n tile(s)</source>
        <translation>
            <numerusform>“%1”这一行，头 %2，%n 块</numerusform>
        </translation>
    </message>
    <message>
        <source>the tile that is read now</source>
        <translation>正在读的一块</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>largest of the tile</source>
        <translation>块里最大的</translation>
    </message>
    <message>
        <source>largest so far, m</source>
        <translation>目前最大的 m</translation>
    </message>
    <message>
        <source>old account times</source>
        <translation>旧账乘以</translation>
    </message>
    <message>
        <source>sum so far, ℓ</source>
        <translation>目前的和 ℓ</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>第 %1 个块</translation>
    </message>
    <message>
        <source>keys %1; largest %2, so far %3; times %4; sum %5</source>
        <translation>键 %1；最大 %2，目前最大 %3；旧账乘 %4；和 %5</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <translation>第 %1 个块，共 %2 个</translation>
    </message>
    <message>
        <source>context, against the whole row: differs by %1</source>
        <translation>内容与整行一次算的相差 %1</translation>
    </message>
    <message>
        <source>“%1” has not occurred before: there is nothing to continue.</source>
        <translation>“%1”前面没有出现过，没有什么可接。</translation>
    </message>
    <message>
        <source>After “%1”, two layers answer “%2”; one layer finds “%1” again.</source>
        <translation>“%1”之后，两层答“%2”；只有一层，找到的还是“%1”。</translation>
    </message>
    <message>
        <source>both layers built by hand on the words of this sentence; causal</source>
        <translation>两层都是手工搭的，用这句话的词；因果</translation>
    </message>
    <message>
        <source>layer 1: who stood before me</source>
        <translation>第一层：我前面是谁</translation>
    </message>
    <message>
        <source>layer 2: who came after me</source>
        <translation>第二层：我曾在谁前面</translation>
    </message>
    <message>
        <source>one layer alone: my own word</source>
        <translation>只有一层：找自己的词</translation>
    </message>
    <message>
        <source>A relay of two layers</source>
        <translation>两层接力</translation>
    </message>
    <message>
        <source>may not look: weight exactly 0</source>
        <translation>不可以看：权重恰好为 0</translation>
    </message>
    <message numerus="yes">
        <source>sees %n token(s)</source>
        <translation>
            <numerusform>看得到 %n 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>attention, 4 matrices</source>
        <translation>注意力，4 个矩阵</translation>
    </message>
    <message>
        <source>feed-forward, 2 matrices</source>
        <translation>前馈，2 个矩阵</translation>
    </message>
    <message>
        <source>biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>two norms</source>
        <translation>两次归一化</translation>
    </message>
    <message>
        <source>the block</source>
        <translation>整个块</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <comment>parameters of a block</comment>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>%1 numbers wide each</source>
        <translation>每个头宽 %1</translation>
    </message>
    <message>
        <source>A block with d_model %1 has %2 parameters; %3 of them are in the feed-forward network.</source>
        <translation>d_model 为 %1 的块有 %2 个参数，其中 %3 个在前馈网络里。</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>+ attention</source>
        <translation>+ 注意力</translation>
    </message>
    <message>
        <source>+ feed-forward</source>
        <translation>+ 前馈</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>+ position</source>
        <translation>+ 位置</translation>
    </message>
    <message>
        <source>x, the input</source>
        <translation>x，输入</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>长度 %1</translation>
    </message>
    <message>
        <source>“%1” on its way through one block</source>
        <translation>“%1”走过一个块</translation>
    </message>
    <message>
        <source>“%1” enters the block with length %2 and leaves it with length %3.</source>
        <translation>“%1”进块时长度为 %2，出块时长度为 %3。</translation>
    </message>
    <message>
        <source>untrained blocks, drawn with seed %1</source>
        <translation>未训练的块，按种子 %1 抽取</translation>
    </message>
    <message>
        <source>%1 layers: spread %2 without residuals, %3 with them</source>
        <translation>%1 层：没有残差时离散度为 %2，有残差时为 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>spread %1 without residuals, %2 with them</source>
        <translation>离散度：没有残差 %1，有残差 %2</translation>
    </message>
    <message>
        <source>not chosen: no loss</source>
        <translation>没选中：不计损失</translation>
    </message>
    <message>
        <source>replaced by [MASK]: 80 % of the chosen</source>
        <translation>换成 [MASK]：选中的 80 %</translation>
    </message>
    <message>
        <source>another word: 10 %</source>
        <translation>换成别的词：10 %</translation>
    </message>
    <message>
        <source>left as it was: 10 %</source>
        <translation>保持原样：10 %</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>没选中</translation>
    </message>
    <message>
        <source>“%1”: %2 of %3 neurons give something above 0</source>
        <translation>“%1”：%3 个神经元中有 %2 个输出大于 0</translation>
    </message>
    <message>
        <source>one cell for each neuron: what it gives</source>
        <translation>一格是一个神经元：它的输出</translation>
    </message>
    <message>
        <source>neuron %1</source>
        <translation>第 %1 个神经元</translation>
    </message>
    <message>
        <source>receives %1, gives %2</source>
        <translation>输入 %1，输出 %2</translation>
    </message>
    <message>
        <source>mean %1, standard deviation %2</source>
        <translation>均值 %1，标准差 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what, its numbers</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>mean of the row</source>
        <translation>这一行的均值</translation>
    </message>
    <message>
        <source>the d_model numbers of the token, both rows to one scale</source>
        <translation>这个词元的 d_model 个数，两行用同一尺度</translation>
    </message>
    <message>
        <source>x, before the norm</source>
        <translation>x，归一化之前</translation>
    </message>
    <message>
        <source>x + attention, before the norm</source>
        <translation>x + 注意力，归一化之前</translation>
    </message>
    <message>
        <source>after the norm</source>
        <translation>归一化之后</translation>
    </message>
    <message>
        <source>Before the norm: %1. After it: %2.</source>
        <translation>归一化之前：%1。之后：%2。</translation>
    </message>
    <message>
        <source>how far the average moves when one symbol flips</source>
        <translation>翻转一个符号，平均值变多少</translation>
    </message>
    <message>
        <source>how far the right answer moves: always all the way</source>
        <translation>正确答案变多少：总是整个翻过去</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>奇偶</translation>
    </message>
    <message>
        <source>%1 symbols</source>
        <translation>%1 个符号</translation>
    </message>
    <message>
        <source>even attention over all symbols, computed and not learned</source>
        <translation>对所有符号均匀地注意：是算出来的，不是学来的</translation>
    </message>
    <message>
        <source>Flip one of %1 symbols: parity changes for certain, an even average moves by %2.</source>
        <translation>翻转 %1 个符号中的一个：奇偶必定改变，均匀的平均值只变 %2。</translation>
    </message>
    <message>
        <source>one patch: one token</source>
        <translation>一个图块：一个词元</translation>
    </message>
    <message>
        <source>image, pixels</source>
        <translation>图像，像素</translation>
    </message>
    <message>
        <source>patch, pixels</source>
        <translation>图块，像素</translation>
    </message>
    <message>
        <source>numbers of a patch</source>
        <translation>每个图块的数</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>图块数</translation>
    </message>
    <message>
        <source>tokens, with the class token</source>
        <translation>词元数，含类别词元</translation>
    </message>
    <message>
        <source>cells for each head</source>
        <translation>每个头的格数</translation>
    </message>
    <message>
        <source>An image of %1 × %1 pixels in patches of %2 × %2 is %3 tokens.</source>
        <translation>%1 × %1 像素的图像，切成 %2 × %2 的图块，一共 %3 个词元。</translation>
    </message>
    <message>
        <source>One token through one block</source>
        <translation>一个词元走过一个块</translation>
    </message>
    <message>
        <source>The residual stream</source>
        <translation>残差流</translation>
    </message>
    <message>
        <source>Before and after the norm</source>
        <translation>归一化之前和之后</translation>
    </message>
    <message>
        <source>The neurons of the feed-forward network</source>
        <translation>前馈网络的神经元</translation>
    </message>
    <message>
        <source>Many layers, with and without residuals</source>
        <translation>许多层：有残差和没有残差</translation>
    </message>
    <message>
        <source>Dropout on an update</source>
        <translation>对更新量做 dropout</translation>
    </message>
    <message>
        <source>Parameters of a block</source>
        <translation>一个块的参数</translation>
    </message>
    <message>
        <source>Who may look at whom</source>
        <translation>谁可以看谁</translation>
    </message>
    <message>
        <source>Systems and their attention</source>
        <translation>各种系统的注意力</translation>
    </message>
    <message>
        <source>Words replaced for training</source>
        <translation>训练时换掉的词</translation>
    </message>
    <message>
        <source>Writing token by token</source>
        <translation>逐个词元地写</translation>
    </message>
    <message>
        <source>An image as tokens</source>
        <translation>图像变成词元</translation>
    </message>
    <message>
        <source>One changed symbol among many</source>
        <translation>许多符号里变了一个</translation>
    </message>
    <message>
        <source>length of what attention adds</source>
        <translation>注意力加上的向量的长度</translation>
    </message>
    <message>
        <source>length of what feed-forward adds</source>
        <translation>前馈加上的向量的长度</translation>
    </message>
    <message>
        <source>length of the vector behind the block</source>
        <translation>出块后向量的长度</translation>
    </message>
    <message>
        <source>“%1”, input</source>
        <translation>“%1”，输入</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>第 %1 个块</translation>
    </message>
    <message>
        <source>Behind %1 blocks the vector of “%2” has length %3; it began with %4.</source>
        <translation>过了 %1 个块，“%2”的向量长度为 %3；开始时是 %4。</translation>
    </message>
    <message>
        <source>attention of</source>
        <translation>哪里的注意力</translation>
    </message>
    <message>
        <source>query from</source>
        <translation>查询来自</translation>
    </message>
    <message>
        <source>key and value from</source>
        <translation>键和值来自</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message numerus="yes">
        <source>%n attention(s), each with where its queries, keys and values come from, and its mask</source>
        <translation>
            <numerusform>%n 种注意力：查询、键和值各来自哪里，用什么掩码</numerusform>
        </translation>
    </message>
    <message>
        <source>small map: row = query, column = key; filled = may look</source>
        <translation>小图：行是查询，列是键；实心表示可以看</translation>
    </message>
    <message>
        <source>may not look</source>
        <translation>不可以看</translation>
    </message>
    <message>
        <source>query from %1, key and value from %2, mask %3</source>
        <translation>查询来自%1，键和值来自%2，掩码：%3</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>“%1”这一行</translation>
    </message>
    <message>
        <source>numbers of the update, all rows to one scale</source>
        <translation>更新量里的各个数，各行用同一尺度</translation>
    </message>
    <message>
        <source>dropped: exactly 0</source>
        <translation>丢弃：恰好为 0</translation>
    </message>
    <message>
        <source>update of “%1”</source>
        <translation>“%1”的更新量</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>第 %1 遍</translation>
    </message>
    <message>
        <source>%1 of %2 kept, mean %3</source>
        <translation>%2 个留下 %1 个，均值 %3</translation>
    </message>
    <message>
        <source>In training each number is dropped with probability %1, and what stays is divided by %2.</source>
        <translation>训练时每个数以概率 %1 被丢弃，留下的除以 %2。</translation>
    </message>
    <message>
        <source>In use nothing is dropped: every pass gives the same.</source>
        <translation>使用时什么都不丢：每一遍结果都一样。</translation>
    </message>
    <message>
        <source>computed in this step</source>
        <translation>这一步算的</translation>
    </message>
    <message>
        <source>computed earlier; its keys and values are kept</source>
        <translation>以前算过；键和值已存下</translation>
    </message>
    <message>
        <source>not there: the future</source>
        <translation>还没有：未来</translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation>还没写出来</translation>
    </message>
    <message>
        <source>heads must divide d_model</source>
        <translation>头数必须整除 d_model</translation>
    </message>
    <message>
        <source>the first %1 of %2 tokens</source>
        <translation>只取 %2 个词元中的前 %1 个</translation>
    </message>
    <message>
        <source>the activation: across what a neuron receives, up what it gives; each dot is a neuron</source>
        <translation>激活函数：横轴是神经元的输入，纵轴是输出；一个点是一个神经元</translation>
    </message>
    <message>
        <source>%1 of %2 cells may look. Row: query; column: key</source>
        <translation>%2 格中有 %1 格可以看。行是查询，列是键</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>No tensor of this head has changed.</source>
        <translation>这个头的张量一格未变。</translation>
    </message>
    <message>
        <source>Changed: %1. Unchanged: %2.</source>
        <translation>变了：%1。没变：%2。</translation>
    </message>
    <message>
        <source>a cell that changed</source>
        <translation>变了的格子</translation>
    </message>
    <message>
        <source>a tensor; what is empty is as before</source>
        <translation>一个张量；空白处同从前一样</translation>
    </message>
    <message>
        <source>%1 of %2 changed</source>
        <comment>cells</comment>
        <translation>%2 格变了 %1 格</translation>
    </message>
    <message>
        <source>%1, by at most %2</source>
        <translation>%1，最多差 %2</translation>
    </message>
    <message>
        <source>Rank of the scores: %1, at most d_k = %2. Rank of the weights: %3.</source>
        <translation>分数的秩：%1，不超过 d_k = %2。权重的秩：%3。</translation>
    </message>
    <message>
        <source>zero but for rounding</source>
        <translation>除舍入误差外为零</translation>
    </message>
    <message>
        <source>scores QKᵀ: rank %1, and d_k = %2; the table is %3 × %4</source>
        <translation>分数 QKᵀ：秩 %1，d_k = %2；表有 %3 × %4 格</translation>
    </message>
    <message>
        <source>weights A, after softmax: rank %1 (d_k = %2); the table is %3 × %4</source>
        <translation>权重 A，softmax 之后：秩 %1（d_k = %2）；表有 %3 × %4 格</translation>
    </message>
    <message>
        <source>singular value %1 of %2</source>
        <translation>%2 的第 %1 个奇异值</translation>
    </message>
    <message>
        <source>What the edited entries reach</source>
        <translation>手改的数传到哪里</translation>
    </message>
    <message>
        <source>What a change of the weights reaches</source>
        <translation>权重的改动传到哪里</translation>
    </message>
    <message>
        <source>Shapes and parameters</source>
        <translation>形状与参数</translation>
    </message>
    <message>
        <source>Scores both ways</source>
        <translation>两个方向的分数</translation>
    </message>
    <message>
        <source>How many directions a table has</source>
        <translation>一张表有几个独立方向</translation>
    </message>
    <message>
        <source>%1 parameters, whatever n and batch are</source>
        <translation>共 %1 个参数，跟 n 和批次无关</translation>
    </message>
    <message>
        <source>computed: one sheet for each text of the batch</source>
        <translation>算出来的：批次里每句一张</translation>
    </message>
    <message>
        <source>learned: one sheet, for every text and token</source>
        <translation>学到的：只有一张，所有句子、所有词元共用</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>axes</source>
        <translation>各维</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>%1 = %2, %3 parameters</source>
        <translation>%1 = %2，%3 个参数</translation>
    </message>
    <message>
        <source>Scores with %1: %2 of their square is not symmetric.</source>
        <translation>分数（%1）：平方和里有 %2 不对称。</translation>
    </message>
    <message>
        <source>score, negative to positive</source>
        <translation>分数，从负到正</translation>
    </message>
    <message>
        <source>differs from its mirror image</source>
        <translation>跟镜像位置不相等</translation>
    </message>
    <message>
        <source>two matrices, W_Q and W_K</source>
        <translation>两个矩阵，W_Q 和 W_K</translation>
    </message>
    <message>
        <source>score %1; the other way round %2</source>
        <translation>分数 %1；反过来 %2</translation>
    </message>
    <message>
        <source>largest |s_ij − s_ji|: %1</source>
        <translation>最大的 |s_ij − s_ji|：%1</translation>
    </message>
    <message>
        <source>smallest s_ii: %1</source>
        <translation>最小的 s_ii：%1</translation>
    </message>
    <message>
        <source>first %1 of %2 tokens</source>
        <translation>%2 个词元中的前 %1 个</translation>
    </message>
    <message>
        <source>asks, in both sentences</source>
        <translation>发问，两句话里都在</translation>
    </message>
    <message>
        <source>is asked, in both sentences</source>
        <translation>被问，两句话里都在</translation>
    </message>
    <message>
        <source>other words, drawn with seed %1; layer 2 is the same layer again</source>
        <translation>其余的词另抽，种子 %1；第 2 层是同一层再用一遍</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1: here %2, there %3, difference %4</source>
        <translation>%1：这边 %2，那边 %3，差 %4</translation>
    </message>
    <message>
        <source>“%1” asks “%2”</source>
        <translation>“%1”问“%2”</translation>
    </message>
    <message>
        <source>here</source>
        <translation>这边</translation>
    </message>
    <message>
        <source>there</source>
        <translation>那边</translation>
    </message>
    <message>
        <source>layer 1: score</source>
        <translation>第 1 层：分数</translation>
    </message>
    <message>
        <source>layer 1: scaled score</source>
        <translation>第 1 层：缩放后的分数</translation>
    </message>
    <message>
        <source>layer 1: sum of the row</source>
        <translation>第 1 层：整行的和</translation>
    </message>
    <message>
        <source>layer 1: weight</source>
        <translation>第 1 层：权重</translation>
    </message>
    <message>
        <source>layer 2: score</source>
        <translation>第 2 层：分数</translation>
    </message>
    <message>
        <source>layer 2: weight</source>
        <translation>第 2 层：权重</translation>
    </message>
    <message>
        <source>The same pair in two sentences: %1; %2.</source>
        <translation>同一对词在两句话里：%1；%2。</translation>
    </message>
    <message>
        <source>The recurrent cell needs %1 steps for %1 words, attention one. Of “%2” %3 is left in the last state; “%4” gives it a weight of %5.</source>
        <translation>循环单元读 %1 个词要走 %1 步，注意力只要一步。最后的状态里，“%2”还占 %3；“%4”给它的权重是 %5。</translation>
    </message>
    <message>
        <source>state after the word, −1 … 1 (untrained cell, seed %1)</source>
        <translation>读完这个词的状态，−1 … 1（未训练的循环单元，种子 %1）</translation>
    </message>
    <message>
        <source>share of the word in the change of the last state</source>
        <translation>最后状态的变化里，这个词占的份额</translation>
    </message>
    <message>
        <source>weight that “%1” gives it, all in one step</source>
        <translation>“%1”给它的权重，一步算完</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <comment>number, word</comment>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>Word by word, or at once</source>
        <translation>逐词读，还是一眼看全</translation>
    </message>
    <message>
        <source>Tokens change places</source>
        <translation>词元换位置</translation>
    </message>
    <message>
        <source>One pair, two sentences</source>
        <translation>同一对词，两句话</translation>
    </message>
    <message>
        <source>output of the token; left in the typed order, right after shuffling</source>
        <translation>词元的输出；左：原来的次序，右：打乱以后</translation>
    </message>
    <message>
        <source>largest |difference| of the two, with positions</source>
        <translation>两者最大的 |差|，加了位置</translation>
    </message>
    <message>
        <source>largest |difference| of the two, without positions</source>
        <translation>两者最大的 |差|，不加位置</translation>
    </message>
    <message>
        <source>mean of all outputs</source>
        <translation>所有输出的平均</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大的差</translation>
    </message>
    <message>
        <source>Tokens shuffled: the outputs of the same token differ by at most %1.</source>
        <translation>词元打乱后，同一词元的输出最多差 %1。</translation>
    </message>
    <message>
        <source>Who notices a changed token</source>
        <translation>改了一个词元，谁会知道</translation>
    </message>
    <message>
        <source>the row has moved</source>
        <translation>这一行变了</translation>
    </message>
    <message>
        <source>the row is exactly as before</source>
        <translation>这一行一点没变</translation>
    </message>
    <message>
        <source>moved by %1</source>
        <translation>变了 %1</translation>
    </message>
    <message>
        <source>exactly as before</source>
        <translation>一点没变</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>token, layer, change</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>“%1” is changed: behind layer %2, %3 of %4 rows move.</source>
        <translation>改了“%1”：过了第 %2 层，%4 行里有 %3 行变了。</translation>
    </message>
    <message>
        <source>A sink with a value of zero</source>
        <translation>值为零的汇</translation>
    </message>
    <message>
        <source>Numbered cells, cut into heads</source>
        <translation>编了号的格子剪成头</translation>
    </message>
    <message>
        <source>%1 … of “%2”</source>
        <comment>label, token</comment>
        <translation>%1 起：“%2”</translation>
    </message>
    <message>
        <source>Head 1 holds numbers of: %1</source>
        <translation>头 1 里有这些词元的数：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>head %1, row %2, column %3</source>
        <translation>头 %1，第 %2 行，第 %3 列</translation>
    </message>
    <message>
        <source>%1: number %2 of “%3”</source>
        <comment>label, column, token</comment>
        <translation>%1：“%3”的第 %2 个数</translation>
    </message>
    <message>
        <source>weight of a token</source>
        <translation>词元的权重</translation>
    </message>
    <message>
        <source>weight of the sink; its value is zero</source>
        <translation>汇的权重；它的值是 0</translation>
    </message>
    <message>
        <source>context, both rows to one scale</source>
        <translation>上下文，两行用同一标尺</translation>
    </message>
    <message>
        <source>length %1, cosine %2</source>
        <translation>长 %1，余弦 %2</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>汇</translation>
    </message>
    <message>
        <source>without</source>
        <translation>没有汇</translation>
    </message>
    <message>
        <source>with sink</source>
        <translation>有汇</translation>
    </message>
    <message>
        <source>context without</source>
        <translation>没有汇的上下文</translation>
    </message>
    <message>
        <source>context with sink</source>
        <translation>有汇的上下文</translation>
    </message>
    <message>
        <source>The sink takes %1 of the weight of “%2”; the context keeps %3 of its length.</source>
        <translation>“%2”的权重里，汇拿走 %1；上下文留下原长的 %3。</translation>
    </message>
    <message>
        <source>One head, done another way</source>
        <translation>同一个头，换一种做法</translation>
    </message>
    <message>
        <source>the two scores, shifted and divided</source>
        <translation>两个分数，平移、除过以后</translation>
    </message>
    <message>
        <source>weight as the head makes it</source>
        <translation>头原来算出的权重</translation>
    </message>
    <message>
        <source>weight, done another way</source>
        <translation>换了做法的权重</translation>
    </message>
    <message>
        <source>sum of the column, done another way</source>
        <translation>换了做法后各列的和</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>column sum</source>
        <translation>列和</translation>
    </message>
    <message>
        <source>sum of the column %1</source>
        <translation>这一列的和 %1</translation>
    </message>
    <message>
        <source>Other weights, the same context</source>
        <translation>换一组权重，同一个上下文</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>a number</comment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>another weight that gives the same context</source>
        <translation>另一组权重，给出同样的上下文</translation>
    </message>
    <message>
        <source>searched in sentences of up to %1 tokens</source>
        <translation>只在不超过 %1 个词元的句子里找</translation>
    </message>
    <message>
        <source>another</source>
        <translation>另一组</translation>
    </message>
    <message>
        <source>%1 of the portion has changed hands; the context differs by %2 at most.</source>
        <translation>一整份里换了手的有 %1；上下文最多差 %2。</translation>
    </message>
    <message>
        <source>No other weights give this context: too few keys.</source>
        <translation>没有别的权重能给出这个上下文：键太少。</translation>
    </message>
    <message>
        <source>measured in sentences of up to %1 tokens</source>
        <translation>只在不超过 %1 个词元的句子里量</translation>
    </message>
    <message>
        <source>One number of X changed: scores move in %1 of %2 heads.</source>
        <translation>X 改了一个数：%2 个头里有 %1 个头的分数变了。</translation>
    </message>
    <message>
        <source>Who reads one number of X</source>
        <translation>X 里的一个数，谁读得到</translation>
    </message>
    <message>
        <source>Two tokens wanted at once</source>
        <translation>一次要两个词元</translation>
    </message>
    <message>
        <source>numbers of X; weights are a half each, or 1 for each head</source>
        <translation>X 里的数；权重各一半，或者每个头给 1</translation>
    </message>
    <message>
        <source>largest |change| when the two tokens change places</source>
        <translation>两个词元对调时最大的 |变化|</translation>
    </message>
    <message>
        <source>row of X</source>
        <translation>X 的一行</translation>
    </message>
    <message>
        <source>one head: their average</source>
        <translation>一个头：两者的平均</translation>
    </message>
    <message>
        <source>two heads: side by side</source>
        <translation>两个头：并排</translation>
    </message>
    <message>
        <source>When “%1” and “%2” change places, one head&apos;s average changes by %3, two heads&apos; by %4.</source>
        <translation>“%1”和“%2”对调，一个头的平均变 %3，两个头的变 %4。</translation>
    </message>
    <message>
        <source>%1: plain %2, now %3</source>
        <translation>%1：原样 %2，现在 %3</translation>
    </message>
    <message>
        <source>row sum</source>
        <translation>行和</translation>
    </message>
    <message>
        <source>largest |change| of a score when 1 is added to column “%2” of “%1”</source>
        <translation>“%1”的第“%2”列加 1 时，分数最大的 |变化|</translation>
    </message>
    <message>
        <source>seed %1: %2 of %3 tokens chosen</source>
        <translation>按种子 %1 抽：%3 个词元选中 %2 个</translation>
    </message>
    <message>
        <source>step %1: %2 cells for each head; %3 numbers in the cache</source>
        <translation>第 %1 步：每个头算 %2 格；缓存里有 %3 个数</translation>
    </message>
    <message>
        <source>(start)</source>
        <extracomment>signs before the first and behind the last word of a translation</extracomment>
        <translation>（开始）</translation>
    </message>
    <message>
        <source>(end)</source>
        <translation>（结束）</translation>
    </message>
    <message>
        <source>the row that belongs to the word, read that way</source>
        <translation>按这种读法，属于这个词的那一行</translation>
    </message>
    <message>
        <source>may look; no weights: nothing was learned here</source>
        <translation>可以看；没有权重：这里什么也没学</translation>
    </message>
    <message>
        <source>“%1”: predicted in step %2, put in at step %3. Shown: row %4</source>
        <translation>“%1”：第 %2 步被预测，第 %3 步放进去。现在读第 %4 行</translation>
    </message>
    <message>
        <source>put in</source>
        <translation>放进去</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>要预测</translation>
    </message>
    <message>
        <source>step %1: put in %2, predicted %3</source>
        <translation>第 %1 步：放进 %2，预测 %3</translation>
    </message>
    <message>
        <source>Which row belongs to a word</source>
        <translation>哪一行属于这个词</translation>
    </message>
    <message>
        <source>Chosen, hidden, swapped, left</source>
        <translation>选中、换掉、留下</translation>
    </message>
    <message>
        <source>What the loss asks for</source>
        <translation>损失要它说什么</translation>
    </message>
    <message>
        <source>The leak test</source>
        <translation>泄漏测试</translation>
    </message>
    <message>
        <source>From scores to a word</source>
        <translation>从分数到一个词</translation>
    </message>
    <message>
        <source>Which side is filled up</source>
        <translation>补在哪一边</translation>
    </message>
    <message>
        <source>Image and text together</source>
        <translation>图和文在一起</translation>
    </message>
    <message>
        <source>A fact in the middle of a long text</source>
        <translation>长文中间的一件事</translation>
    </message>
    <message>
        <source>What a written token costs</source>
        <translation>写一个词元的代价</translation>
    </message>
    <message>
        <source>%1 of %2 cells may look, %3 of them across. Row: query; column: key</source>
        <translation>%2 格中有 %1 格可以看，其中 %3 格是交叉的。行是查询，列是键</translation>
    </message>
    <message>
        <source>2N: every weight once; N without embeddings</source>
        <translation>2N：每个权重用一次；N 不算嵌入</translation>
    </message>
    <message>
        <source>4Lnd: scores with cached keys, blend of values</source>
        <translation>4Lnd：跟缓存的键打分，混合值</translation>
    </message>
    <message>
        <source>They meet behind both towers only: one similarity.</source>
        <translation>只在两座塔之后见面：比一个相似度。</translation>
    </message>
    <message>
        <source>They meet in cross-attention.</source>
        <translation>在交叉注意力里见面。</translation>
    </message>
    <message>
        <source>They meet in self-attention over one row.</source>
        <translation>在同一行的自注意力里见面。</translation>
    </message>
    <message>
        <source>patch %1</source>
        <extracomment>a piece of an image, short</extracomment>
        <translation>图块 %1</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>how far the output of the row moves</source>
        <translation>这一行的输出动了多少</translation>
    </message>
    <message>
        <source>moves, and stands before the token that is set to zero: a leak</source>
        <translation>在清零的词元前面，却动了：泄漏</translation>
    </message>
    <message>
        <source>needs one text: self-attention</source>
        <translation>只能有一段文字：自注意力</translation>
    </message>
    <message>
        <source>“%1” is set to zero. Rows before it that move: %2 without, %3 with the mask</source>
        <translation>把“%1”清零。前面跟着动的行：无掩码 %2 行，加掩码 %3 行</translation>
    </message>
    <message>
        <source>may look; this row has a loss</source>
        <translation>可以看；这一行有损失</translation>
    </message>
    <message>
        <source>may look; no loss here</source>
        <translation>可以看；这一行没有损失</translation>
    </message>
    <message numerus="yes">
        <source>One pass over %1 tokens: %n loss(es) at once</source>
        <translation>
            <numerusform>%1 个词元，一次前向：同时有 %n 个损失</numerusform>
        </translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>要它说</translation>
    </message>
    <message>
        <source>no loss</source>
        <translation>没有损失</translation>
    </message>
    <message>
        <source>the loss asks for %1</source>
        <translation>损失要它说 %1</translation>
    </message>
    <message>
        <source>chosen, shown as [MASK]</source>
        <translation>选中，换成 [MASK]</translation>
    </message>
    <message>
        <source>chosen, another word shown</source>
        <translation>选中，换成别的词</translation>
    </message>
    <message>
        <source>chosen, left as it was</source>
        <translation>选中，保持原样</translation>
    </message>
    <message>
        <source>%1 tokens, drawn with seed %2: %3 chosen, %4 shown as [MASK]</source>
        <translation>%1 个词元，按种子 %2 抽取：选中 %3 个，%4 个显示为 [MASK]</translation>
    </message>
    <message>
        <source>%1 on average, %2 in this draw</source>
        <translation>平均 %1，这一次 %2</translation>
    </message>
    <message>
        <source>of %1 tokens</source>
        <translation>%1 个词元里</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>这一次</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>another word</source>
        <translation>别的词</translation>
    </message>
    <message>
        <source>column hidden by an attention mask: weight 0</source>
        <translation>注意力掩码挡住的列：权重为 0</translation>
    </message>
    <message>
        <source>%1; sees %2 tokens</source>
        <translation>%1；看得见 %2 个词元</translation>
    </message>
    <message>
        <source>Who may look at whom. Row: query; column: key</source>
        <translation>谁能看谁。行是查询，列是键</translation>
    </message>
    <message>
        <source>place in the text</source>
        <translation>在文中的位置</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>第 %1 位</translation>
    </message>
    <message>
        <source>share %1</source>
        <translation>占 %1</translation>
    </message>
    <message>
        <source>how much of the last token comes from each place</source>
        <translation>最后一个词元里，有多少来自每个位置</translation>
    </message>
    <message>
        <source>where the fact stands</source>
        <translation>要紧的事放在哪里</translation>
    </message>
    <message>
        <source>all scores equal: nothing was learned</source>
        <translation>分数只随距离变：什么也没学</translation>
    </message>
    <message>
        <source>fact at place %1: share %2</source>
        <translation>事情在第 %1 位：占 %2</translation>
    </message>
    <message>
        <source>place %1: share %2</source>
        <translation>第 %1 位：占 %2</translation>
    </message>
    <message>
        <source>least at place %1: share %2</source>
        <translation>最低在第 %1 位：占 %2</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>词 %1</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>in %1 draws</source>
        <translation>抽 %1 次</translation>
    </message>
    <message>
        <source>score: invented, no model computed it</source>
        <translation>分数：编出来的，没有模型算过</translation>
    </message>
    <message>
        <source>probability, of those that are kept</source>
        <translation>概率，只在留下的词里分</translation>
    </message>
    <message>
        <source>drawn with seed %1</source>
        <translation>按种子 %1 抽</translation>
    </message>
    <message numerus="yes">
        <source>Temperature %1: %n word(s) kept, “%2” with %3</source>
        <translation>
            <numerusform>温度 %1：留下 %n 个词，“%2”占 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>short text</source>
        <translation>短句</translation>
    </message>
    <message>
        <source>long text</source>
        <translation>长句</translation>
    </message>
    <message>
        <source>last place: the next word is read off here</source>
        <translation>最后一位：下一个词从这里读出</translation>
    </message>
    <message>
        <source>padding, hidden by the mask</source>
        <translation>填充，掩码挡住</translation>
    </message>
    <message>
        <source>a token; below it the position it is given</source>
        <translation>词元；下面是它的位置编号</translation>
    </message>
    <message>
        <source>The short text would go on behind [PAD].</source>
        <translation>短句要接着 [PAD] 往下写。</translation>
    </message>
    <message>
        <source>The short text goes on behind “%1”, position %2.</source>
        <translation>短句接着“%1”往下写，位置编号 %2。</translation>
    </message>
    <message>
        <source>text %1, place %2</source>
        <translation>第 %1 句，第 %2 位</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1，位置编号 %2</translation>
    </message>
    <message>
        <source>one square: a patch of the image, one token</source>
        <translation>一个方块：图像的一块，一个词元</translation>
    </message>
    <message>
        <source>the image is drawn by hand, one colour for a patch</source>
        <translation>图是手画的，一块一种颜色</translation>
    </message>
    <message>
        <source>The present state minus the frozen one</source>
        <translation>现在的状态减去冻结的状态</translation>
    </message>
    <message>
        <source>in one state only</source>
        <translation>只在一个状态里有</translation>
    </message>
    <message>
        <source>present minus frozen</source>
        <translation>现在减去冻结</translation>
    </message>
    <message>
        <source>the largest difference</source>
        <translation>最大的差</translation>
    </message>
    <message>
        <source>hidden by a mask in one of the two states</source>
        <translation>在两个状态之一里被掩码遮住</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <comment>number before, now, difference</comment>
        <translation>%1 → %2：%3</translation>
    </message>
    <message>
        <source>%1: no number differs.</source>
        <translation>%1：没有一个数不同。</translation>
    </message>
    <message>
        <source>Largest difference: %1, %2.</source>
        <translation>最大的差：%1，%2。</translation>
    </message>
    <message>
        <source>%1 of %2 cells of %3 differ.</source>
        <translation>%3 的 %2 格中有 %1 格不同。</translation>
    </message>
    <message>
        <source>Nothing is frozen: freeze a state to compare with it.</source>
        <translation>还没有冻结任何状态：先冻结一个，再来比较。</translation>
    </message>
    <message>
        <source>%1 is not in both states.</source>
        <translation>两个状态里不都有 %1。</translation>
    </message>
    <message>
        <source>%1 has other shapes: frozen %2 × %3, now %4 × %5; nothing can be subtracted.</source>
        <translation>%1 的形状不同：冻结时 %2 × %3，现在 %4 × %5，无法相减。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a token</comment>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n weaker link(s) of “%1” not drawn (to %3): together at most %2 of a row.</source>
        <translation>
            <numerusform>“%1”还有 %n 条较弱的连线没画（通向%3）：合计最多占一行的 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moment %1 of %2. %3</source>
        <translation>第 %1 刻，共 %2 刻。%3</translation>
    </message>
    <message>
        <source>this line makes it</source>
        <translation>这一行写下的</translation>
    </message>
    <message>
        <source>this line reads it</source>
        <translation>这一行读的</translation>
    </message>
    <message>
        <source>not made yet</source>
        <translation>还没写</translation>
    </message>
    <message>
        <source>minus infinity</source>
        <translation>负无穷</translation>
    </message>
    <message>
        <source>%1, head %2</source>
        <translation>%1，头 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>matrix, cell</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>at work on it</source>
        <translation>正在写</translation>
    </message>
    <message>
        <source>This line makes no number of the picture.</source>
        <translation>这一行没有写下图上的数。</translation>
    </message>
    <message>
        <source>%1: all rows</source>
        <translation>%1：所有的行</translation>
    </message>
    <message>
        <source>%1: row “%2”</source>
        <translation>%1：“%2”这一行</translation>
    </message>
    <message>
        <source>%1: row “%2”, column “%3” = %4</source>
        <translation>%1：“%2”行，“%3”列 = %4</translation>
    </message>
    <message>
        <source>%1: row “%2” = %3</source>
        <translation>%1：“%2”行 = %3</translation>
    </message>
    <message>
        <source>No code is stepped through here.</source>
        <translation>这一步没有要走的代码。</translation>
    </message>
    <message>
        <source>blend so far</source>
        <translation>目前的混合</translation>
    </message>
    <message>
        <source>row maximum</source>
        <translation>行最大值</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>减去最大值</translation>
    </message>
    <message>
        <source>joined heads</source>
        <translation>拼起来的头</translation>
    </message>
    <message>
        <source>where cells are smaller than a pixel, the strongest is shown</source>
        <translation>格子比像素还小的地方，画最强的那一格</translation>
    </message>
    <message>
        <source>the part that is shown: %1</source>
        <translation>显示的部分：%1</translation>
    </message>
    <message>
        <source> The part that is shown: %1.</source>
        <translation>显示的部分：%1。</translation>
    </message>
    <message>
        <source>rows %1–%2, columns %3–%4</source>
        <translation>第 %1–%2 行，第 %3–%4 列</translation>
    </message>
    <message>
        <source>Links of “%1” only: point at another token, or walk to it with Tab and the arrows.</source>
        <translation>只画“%1”的连线：想看别的词元，指着它，或者用 Tab 和方向键走到它。</translation>
    </message>
    <message>
        <source>Cost on this computer</source>
        <translation>在这台电脑上的代价</translation>
    </message>
    <message>
        <source>What each line makes</source>
        <translation>每一行写下什么</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <comment>microseconds</comment>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>●: all weights kept</source>
        <translation>●：留下全部权重</translation>
    </message>
    <message>
        <source>●: attention (scores, softmax, contexts)</source>
        <translation>●：注意力（分数、softmax、取内容）</translation>
    </message>
    <message>
        <source>■: tile by tile, no weights kept</source>
        <translation>■：一块一块算，不留权重</translation>
    </message>
    <message>
        <source>■: projections and feed-forward</source>
        <translation>■：投影和前馈</translation>
    </message>
    <message>
        <source>like n², through the last ●</source>
        <translation>与 n² 成正比，穿过最后的 ●</translation>
    </message>
    <message>
        <source>like n, through the last ■</source>
        <translation>与 n 成正比，穿过最后的 ■</translation>
    </message>
    <message>
        <source>equal by multiply-adds, n = 6 d</source>
        <translation>按乘加数相等：n = 6 d</translation>
    </message>
    <message>
        <source>MiB held by one layer</source>
        <translation>一层占用的 MiB</translation>
    </message>
    <message>
        <source>milliseconds of one layer</source>
        <translation>一层用的毫秒</translation>
    </message>
    <message>
        <source>n = %1: all weights %2, tile by tile %3</source>
        <translation>n = %1：全部权重 %2，一块一块 %3</translation>
    </message>
    <message>
        <source>n = %1: attention %2, projections and feed-forward %3</source>
        <translation>n = %1：注意力 %2，投影和前馈 %3</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>还没有量</translation>
    </message>
    <message>
        <source>all weights %1, tile by tile %2</source>
        <translation>全部权重 %1，一块一块 %2</translation>
    </message>
    <message>
        <source>attention %1, projections and feed-forward %2</source>
        <translation>注意力 %1，投影和前馈 %2</translation>
    </message>
    <message>
        <source>counted: equal at n = 6 d = %1</source>
        <translation>按数：n = 6 d = %1 时相等</translation>
    </message>
    <message>
        <source>measured: equal at n ≈ %1</source>
        <translation>按量：n ≈ %1 时相等</translation>
    </message>
    <message>
        <source>measured: not equal within these lengths</source>
        <translation>按量：这些长度里没有相等的</translation>
    </message>
    <message>
        <source>d = %1, h = %2</source>
        <translation>d = %1，h = %2</translation>
    </message>
    <message>
        <source>Not measured on this computer yet:</source>
        <translation>还没有在这台电脑上量过：</translation>
    </message>
    <message>
        <source>press “Measure” above.</source>
        <translation>请按上面的“测量”。</translation>
    </message>
    <message>
        <source>measured on this computer, one thread, %1</source>
        <translation>在这台电脑上量的，一个线程，%1</translation>
    </message>
    <message numerus="yes">
        <source>%1; median of %n run(s)</source>
        <translation>
            <numerusform>%1；%n 次的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>n = %1: ● %2, ■ %3</source>
        <translation>n = %1：● %2，■ %3</translation>
    </message>
    <message>
        <source>Which places give a loss is hidden until you answer.</source>
        <translation>哪些位置给出损失，作答之后才揭开。</translation>
    </message>
    <message>
        <source>scores fall with distance only: nothing was learned</source>
        <translation>分数只随距离下降：什么也没有学</translation>
    </message>
    <message>
        <source>context is off by: largest |context − gain × plain context|</source>
        <translation>上下文偏差：|上下文 − 倍数 × 原来的上下文| 中最大的</translation>
    </message>
    <message>
        <source>context is off by</source>
        <translation>上下文偏差</translation>
    </message>
    <message>
        <source>step %1: what is in the cache is hidden until you answer</source>
        <translation>第 %1 步；缓存里有多少，作答之后才揭开</translation>
    </message>
    <message>
        <source>drag, or Up and Down: change input %1</source>
        <translation>拖动或按上下键，改变输入 %1</translation>
    </message>
    <message>
        <source>drag, or Up and Down: change an input</source>
        <translation>拖动或按上下键，改变输入</translation>
    </message>
    <message>
        <source>query; drag its tip or use its sliders</source>
        <translation>查询，箭头尖可拖，也可用滑块</translation>
    </message>
    <message>
        <source>key; drag its tip or use its sliders</source>
        <translation>键，箭头尖可拖，也可用滑块</translation>
    </message>
    <message>
        <source>shown here: %1; drag it, or use the arrow keys, to see another part</source>
        <translation>这里显示的是：%1；拖动它，或按方向键，看别处</translation>
    </message>
    <message>
        <source>max</source>
        <comment>symbol of a tensor</comment>
        <translation>最大</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>symbol of a tensor</comment>
        <translation>总和</translation>
    </message>
    <message>
        <source>a filled part: the tokens so far</source>
        <translation>填满的部分：到目前为止的词元</translation>
    </message>
    <message>
        <source>a frame: all tokens; both to the scale of MHA</source>
        <translation>方框：全部词元；都按 MHA 的尺度画</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>离散度</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>tokens in sight</source>
        <translation>看得见的词元数</translation>
    </message>
    <message>
        <source>operations, of them attention</source>
        <translation>运算次数，注意力占</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>operations, share of attention</comment>
        <translation>%1，%2%</translation>
    </message>
    <message>
        <source>One token with %1 tokens in sight: %2 operations, %3 % of them attention.</source>
        <translation>看得见 %1 个词元时写一个词元：%2 次运算，其中注意力占 %3%。</translation>
    </message>
    <message>
        <source>across</source>
        <translation>横</translation>
    </message>
    <message>
        <source>up</source>
        <translation>纵</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>没有谁</translation>
    </message>
    <message>
        <source>change, together</source>
        <translation>一起关，变了</translation>
    </message>
    <message>
        <source>change, the last alone</source>
        <translation>只关最后列出的</translation>
    </message>
    <message>
        <source>most to “%1”</source>
        <translation>给“%1”最多的</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>收到</translation>
    </message>
    <message>
        <source>numbers 1 to %1 of the token</source>
        <translation>这个词元的第 1 到第 %1 个数</translation>
    </message>
    <message>
        <source>from token %1</source>
        <translation>从词元 %1 出发</translation>
    </message>
    <message>
        <source>to token %1</source>
        <translation>到词元 %1</translation>
    </message>
    <message>
        <source>concat</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>one head: Q, K, then Q Kᵀ</source>
        <translation>一个头：投影 Q、K，再乘</translation>
    </message>
    <message>
        <source>one head: W_Q W_Kᵀ first</source>
        <translation>一个头：先乘好 W_Q W_Kᵀ</translation>
    </message>
    <message>
        <source>a row of zeros, or an even one: nothing to be found</source>
        <translation>全是 0 或各格一样的行：没有可找的</translation>
    </message>
    <message>
        <source>as many of both: n = 6 d</source>
        <translation>两者一样多：n = 6 d</translation>
    </message>
    <message>
        <source>the same before both are moved</source>
        <translation>挪动以前的曲线</translation>
    </message>
    <message>
        <source>distance %1: %2; before: %3</source>
        <translation>距离 %1：%2；挪动以前：%3</translation>
    </message>
    <message>
        <source>length of</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>attention · feed-forward · then</source>
        <translation>注意力 · 前馈 · 之后</translation>
    </message>
    <message>
        <source>changes by %1</source>
        <translation>变化 %1</translation>
    </message>
    <message>
        <source>your %1 tokens, this small model: %2 numbers</source>
        <translation>你这 %1 个词元、这个小模型：%2 个数</translation>
    </message>
    <message>
        <source>share in the last token</source>
        <translation>在最后一个词元里占的份额</translation>
    </message>
    <message>
        <source>the last itself, place %1, not drawn: share %2</source>
        <translation>最后一个自己（第 %1 位，没有画）：占 %2</translation>
    </message>
    <message>
        <source>numbers of the vector, all rows to one scale</source>
        <translation>向量的各个数，各行用同一把尺子</translation>
    </message>
    <message>
        <source>How many hops it takes</source>
        <translation>走几步才到</translation>
    </message>
    <message>
        <source>share of token 1 that is left</source>
        <translation>第 1 个词元还剩多少</translation>
    </message>
    <message>
        <source>weight a: the share of each key</source>
        <translation>权重 a：每个键分到的份额</translation>
    </message>
    <message>
        <source>E: what each token is</source>
        <translation>E：词元是什么</translation>
    </message>
    <message>
        <source>P: where each stands</source>
        <translation>P：词元站在哪儿</translation>
    </message>
    <message>
        <source>X = E + P: %1 rows, %2 columns</source>
        <translation>X = E + P：%1 行 %2 列</translation>
    </message>
    <message>
        <source>number of a cell, negative to positive</source>
        <translation>一格的数，从负到正</translation>
    </message>
    <message>
        <source>X, from which Q, K and V are made</source>
        <translation>X：Q、K、V 都由它算出</translation>
    </message>
    <message>
        <source>X has %1 rows, one for each token, and %2 columns.</source>
        <translation>X 有 %1 行，一行一个词元；%2 列。</translation>
    </message>
    <message>
        <source>score = %1</source>
        <translation>分数 = %1</translation>
    </message>
    <message>
        <source>score = %1, hidden</source>
        <translation>分数 = %1，挡住</translation>
    </message>
    <message>
        <source>the query, laid across, to a scale of its own</source>
        <translation>查询，横放，长短自成一尺</translation>
    </message>
    <message>
        <source>a key: at its angle to the query, keys to one scale</source>
        <translation>键：与查询的夹角照实，各键同用一把尺</translation>
    </message>
    <message>
        <source>shadow of the key: times |q|, it is the score</source>
        <translation>键的影子：乘以 |q| 就是分数</translation>
    </message>
    <message>
        <source>key “%1”: length %2, cosine %3, score %4</source>
        <translation>键“%1”：长 %2，余弦 %3，分数 %4</translation>
    </message>
    <message>
        <source>key “%1”: no direction, score %2</source>
        <translation>键“%1”：长度为 0，没有方向，分数 %2</translation>
    </message>
    <message>
        <source>query “%1”: length %2</source>
        <translation>查询“%1”：长 %2</translation>
    </message>
    <message>
        <source>“%1” asks “%2”: |q| × |k| × cos θ</source>
        <translation>“%1”问“%2”：|q| × |k| × cos θ</translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation>余弦 %1</translation>
    </message>
    <message>
        <source>double</source>
        <comment>a kind of number</comment>
        <translation>双精度</translation>
    </message>
    <message>
        <source>float</source>
        <comment>a kind of number</comment>
        <translation>单精度</translation>
    </message>
    <message>
        <source>%1: exp is ∞</source>
        <comment>a kind of number</comment>
        <translation>%1：exp 为 ∞</translation>
    </message>
    <message>
        <source>One row for each token: X = E + P</source>
        <translation>一行一个词元：X = E + P</translation>
    </message>
    <message>
        <source>Keys: M times W_K</source>
        <translation>键：M 乘 W_K</translation>
    </message>
    <message>
        <source>Values: M times W_V</source>
        <translation>值：M 乘 W_V</translation>
    </message>
    <message>
        <source>Contexts after the change: A times V</source>
        <translation>改动之后的上下文：A 乘 V</translation>
    </message>
    <message>
        <source>share %1 · weight %2</source>
        <translation>占 %1 · 权重 %2</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <comment>of a state</comment>
        <translation>%1 个数</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>how many of the %1 scores, in each bar</source>
        <translation>%1 个分数里，落进每一柱的个数</translation>
    </message>
    <message>
        <source>not divided</source>
        <translation>不除</translation>
    </message>
    <message>
        <source>QK norm: %1 · cos θ</source>
        <translation>QK 归一化：%1 · cos θ</translation>
    </message>
    <message>
        <source>soft cap %1</source>
        <translation>软上限 %1</translation>
    </message>
    <message>
        <source>sigmoid(z − ln %1)</source>
        <translation>sigmoid(z − ln %1)</translation>
    </message>
    <message>
        <source>weights as they are made in this course</source>
        <translation>本课程用的算法</translation>
    </message>
    <message>
        <source>the same scores, done another way</source>
        <translation>同样的分数，换一种算法</translation>
    </message>
    <message>
        <source>Σ: sum of the row</source>
        <translation>Σ：这一行的和</translation>
    </message>
    <message>
        <source>Row “%1”: the largest weight goes from %2 (%3) to %4 (%5).</source>
        <translation>“%1”这一行：最大的权重从 %2（%3）到 %4（%5）。</translation>
    </message>
    <message>
        <source>Length, direction, score</source>
        <translation>长度、方向、分数</translation>
    </message>
    <message>
        <source>One row, scored in other ways</source>
        <translation>同一行分数，换几种算法</translation>
    </message>
    <message>
        <source>rows ask (queries), columns are asked (keys)</source>
        <translation>行是查询（在问），列是键（被问）</translation>
    </message>
    <message>
        <source>norm of the symmetric part: %1</source>
        <translation>对称部分的范数：%1</translation>
    </message>
    <message>
        <source>norm of the antisymmetric part: %1</source>
        <translation>反对称部分的范数：%1</translation>
    </message>
    <message>
        <source>its share of the sum of squares: %1</source>
        <translation>后者占平方和：%1</translation>
    </message>
    <message>
        <source>entropy of the row, in nats</source>
        <translation>这一行的熵（奈特）</translation>
    </message>
    <message>
        <source>may look</source>
        <translation>可以看</translation>
    </message>
    <message>
        <source>context: the sum of each column, rounded after adding</source>
        <translation>上下文：逐列相加，加完再取整</translation>
    </message>
    <message>
        <source>bars: shares of all parameters of the block</source>
        <translation>条形：占整层参数的份额</translation>
    </message>
    <message>
        <source>with residuals: spread, 0 = all alike</source>
        <translation>有残差：差异，0 = 全都一样</translation>
    </message>
    <message>
        <source>without; at 10⁻¹⁶ the digits of a double end</source>
        <translation>没有残差；到 10⁻¹⁶，double 的位数用尽</translation>
    </message>
    <message>
        <source>layers chosen</source>
        <translation>选定的层数</translation>
    </message>
    <message>
        <source>untrained, norm in front, seed %1</source>
        <translation>未训练，归一化在前，种子 %1</translation>
    </message>
    <message>
        <source>differences are taken before rounding</source>
        <translation>先相减，再取整</translation>
    </message>
    <message>
        <source>straight down from the tip of the key</source>
        <translation>从键的箭头尖垂直落下</translation>
    </message>
    <message>
        <source>the same with one rival only</source>
        <translation>同样，只有一个对手</translation>
    </message>
    <message>
        <source>Aa</source>
        <comment>sample of a bold word</comment>
        <translation>字</translation>
    </message>
    <message>
        <source>no other token to replace</source>
        <translation>没有别的词元可换</translation>
    </message>
    <message>
        <source>“%1” replaced behind the attention: changed neurons of “%1”: %2, of “%3”: %4</source>
        <translation>在注意力之后换掉“%1”：“%1”的神经元变了 %2 个，“%3”的变了 %4 个</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>切口</translation>
    </message>
    <message>
        <source>One product, cut by head</source>
        <translation>一次乘完，按头切开</translation>
    </message>
    <message>
        <source>singular value, falling; height: its share of the largest, in powers of ten</source>
        <translation>奇异值，从大到小；高度：与最大值之比，按 10 的幂次画</translation>
    </message>
    <message>
        <source>largest %1, number %2, the last: %3</source>
        <translation>最大 %1，第 %2 个也是最后一个：%3</translation>
    </message>
    <message>
        <source>largest %1, number %2: %3, number %4: %5, rounding</source>
        <translation>最大 %1，第 %2 个 %3，第 %4 个 %5，只是舍入误差</translation>
    </message>
    <message>
        <source>now, sum of the exponentials</source>
        <translation>现在，指数之和</translation>
    </message>
    <message>
        <source>before, sum of the exponentials</source>
        <translation>之前，指数之和</translation>
    </message>
    <message>
        <source>kept: M stays, so this is made once</source>
        <translation>存：M 不变，所以只算一次</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>存</translation>
    </message>
    <message>
        <source>%1: “%2” (was %3)</source>
        <comment>place, token, place before</comment>
        <translation>%1：“%2”（原在第 %3 位）</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>打乱以后</translation>
    </message>
    <message>
        <source>|difference|</source>
        <translation>|差|</translation>
    </message>
    <message>
        <source>the two scores of one pair</source>
        <translation>同一对词的两个分数</translation>
    </message>
    <message>
        <source>“%1” asks “%2”: score %3</source>
        <translation>“%1”问“%2”：%3 分</translation>
    </message>
    <message>
        <source>dropped: exactly 0; holes drawn with seed %1</source>
        <translation>丢掉：恰好是 0；挖哪些由种子 %1 抽定</translation>
    </message>
    <message>
        <source>mean: of the numbers of a row</source>
        <translation>平均：一行数的平均</translation>
    </message>
    <message>
        <source>all bars to one scale</source>
        <translation>所有条形用同一把尺</translation>
    </message>
    <message>
        <source>One product makes %1 columns; each of %2 heads gets %3 of them.</source>
        <translation>一次乘出 %1 列；%2 个头，每个分到 %3 列。</translation>
    </message>
    <message>
        <source>every head reads all columns of X</source>
        <translation>每个头都读 X 的所有列</translation>
    </message>
    <message>
        <source>%1: one product, then cut</source>
        <translation>%1：一次乘出，再切开</translation>
    </message>
    <message>
        <source>as typed</source>
        <translation>原来的顺序</translation>
    </message>
    <message>
        <source>source, both ways</source>
        <translation>原文，两边都看</translation>
    </message>
    <message>
        <source>target, looking back</source>
        <translation>译文，只往回看</translation>
    </message>
    <message>
        <source>across: target asks source</source>
        <translation>交叉：译文问原文</translation>
    </message>
    <message>
        <source>source and target in one row</source>
        <translation>原文和译文排成一行</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <extracomment>which attention, rows and columns of its table</extracomment>
        <translation>%1：%2 × %3</translation>
    </message>
    <message>
        <source>computed for what is read:</source>
        <translation>读一个字节，算多少：</translation>
    </message>
    <message>
        <source>%1: %2 FLOP per byte</source>
        <extracomment>name, floating point operations</extracomment>
        <translation>%1：%2 次浮点运算/字节</translation>
    </message>
    <message>
        <source>over joined heads: the colour of the head that wrote a column</source>
        <translation>拼起来的头上方：这一列是哪个头写的，就是哪个头的颜色</translation>
    </message>
    <message>
        <source>length |v| of the value</source>
        <translation>值的长度 |v|</translation>
    </message>
    <message>
        <source>all drawn to one scale, 0 … %1</source>
        <translation>都用一个刻度，0 … %1</translation>
    </message>
    <message>
        <source>length of the value %1</source>
        <translation>值长 %1</translation>
    </message>
    <message>
        <source>image and text in one row</source>
        <translation>图像和文字排成一行</translation>
    </message>
    <message>
        <source>image, both ways</source>
        <translation>图像，两边都看</translation>
    </message>
    <message>
        <source>text, looking back</source>
        <translation>文字，只往回看</translation>
    </message>
    <message>
        <source>across: text asks image</source>
        <translation>交叉：文字问图像</translation>
    </message>
    <message>
        <source>%1 image and %2 text tokens: %3 scores with the hidden ones, %4 times the text alone</source>
        <translation>%1 个图像词元、%2 个文字词元：连同遮住的共 %3 个分数，是纯文字的 %4 倍</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of keys and values</source>
        <translation>
            <numerusform>%n 套键和值</numerusform>
        </translation>
    </message>
    <message>
        <source>entropy, nats</source>
        <translation>熵（奈特）</translation>
    </message>
    <message>
        <source>tokens away</source>
        <translation>距离（词元）</translation>
    </message>
    <message>
        <source>average over all queries; a full bar is ln %1, %2 tokens, or 100 %; |a v|: its share of weight times length of the value</source>
        <translation>所有查询的平均；满条是 ln %1、%2 个词元或 100 %；|a v|：在权重乘值长里占几成</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>change without head %1</source>
        <translation>去掉头 %1 后的变化</translation>
    </message>
    <message>
        <source>token 1 leads by %1</source>
        <translation>词元 1 领先 %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>领先 %1</translation>
    </message>
    <message>
        <source>n = %1: %2; %3 needs a lead of %4</source>
        <translation>n = %1：占 %2；要占 %3 得领先 %4</translation>
    </message>
    <message>
        <source>weight of token 1</source>
        <translation>词元 1 的权重</translation>
    </message>
    <message>
        <source>all the others are equal</source>
        <translation>其余的分数都一样</translation>
    </message>
    <message>
        <source>What a lead is worth among many</source>
        <translation>人多了，领先还值多少</translation>
    </message>
    <message>
        <source>not chosen: may be looked at</source>
        <translation>没选中的词：可以看</translation>
    </message>
    <message>
        <source>Everyone may look at everyone. Row: query; column: key</source>
        <translation>谁都可以看谁。行：查询；列：键</translation>
    </message>
    <message>
        <source>How many heads do best</source>
        <translation>几个头最好</translation>
    </message>
    <message>
        <source>small: all schemes, each to its own scale</source>
        <translation>小图：各种办法都在，各用各的刻度</translation>
    </message>
    <message>
        <source>%1: scores from %2 to %3</source>
        <translation>%1：分数从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>number of heads, columns of each</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>heads × columns of each, always 512 in all</source>
        <translation>头数 × 每个头的列数，总是 512</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) of %1 columns</source>
        <translation>
            <numerusform>%n 个头，每个 %1 列</numerusform>
        </translation>
    </message>
    <message>
        <source>BLEU %1</source>
        <translation>BLEU %1</translation>
    </message>
    <message>
        <source>one trained model, English to German, development set</source>
        <translation>一个训练好的模型，英译德，开发集</translation>
    </message>
    <message>
        <source>published (Vaswani et al. 2017, table 3 A), not computed here</source>
        <translation>已发表的数（Vaswani 等，2017，表 3 A），不是这里算的</translation>
    </message>
    <message>
        <source>the axis begins at %1, not at 0</source>
        <translation>纵轴从 %1 起，不是从 0 起</translation>
    </message>
    <message>
        <source>More heads first help, then hurt: at 32 each has 16 columns left.</source>
        <translation>头多了先好后坏：32 个头时，每个只剩 16 列。</translation>
    </message>
    <message>
        <source>may not be read, in any layer</source>
        <translation>不许读，叠几层也不许</translation>
    </message>
    <message>
        <source>a token enters its state: no hop</source>
        <translation>词元进入自己的状态，不算一步</translation>
    </message>
    <message>
        <source>dots: tokens</source>
        <translation>点：词元</translation>
    </message>
    <message>
        <source>dots: states</source>
        <translation>点：状态</translation>
    </message>
    <message>
        <source>dots: what a layer makes of them</source>
        <translation>点：一层算出来的</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>states</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>没有路</translation>
    </message>
    <message>
        <source>hops, token %1 to %2</source>
        <translation>从词元 %1 到 %2 的步数</translation>
    </message>
    <message>
        <source>head %1: its own keys</source>
        <translation>头 %1：自己的键</translation>
    </message>
    <message>
        <source>scores and blend: negative to positive, each to its own largest</source>
        <translation>分数和混合：从负到正，各以自己最大的数为准</translation>
    </message>
    <message>
        <source>scaled scores</source>
        <translation>缩放后的分数</translation>
    </message>
    <message>
        <source>old accounts times</source>
        <translation>旧账乘以</translation>
    </message>
    <message>
        <source>blend so far, o</source>
        <translation>目前的混合 o</translation>
    </message>
    <message>
        <source>What cut heads cost when it was measured</source>
        <translation>剪掉头，实测差多少</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>BLEU lost</source>
        <translation>BLEU 下降</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>和谁比</translation>
    </message>
    <message>
        <source>the whole model</source>
        <translation>完整的模型</translation>
    </message>
    <message>
        <source>published (Voita et al. 2019, §6; Michel et al. 2019, table 2), not computed here</source>
        <translation>论文实测（Voita 等 2019，§6；Michel 等 2019，表 2），不是这里算的</translation>
    </message>
    <message>
        <source>bar: the most that was measured; BLEU rates a translation from 0 to 100</source>
        <translation>条形按测得的最大值；BLEU 给译文打分，0 到 100</translation>
    </message>
    <message>
        <source>Self-attention bears it; where two sequences meet, one head is not enough.</source>
        <translation>自注意力剪得起；两个序列相会的地方，一个头不够。</translation>
    </message>
    <message>
        <source>cut: 38 of 48 encoder heads</source>
        <translation>编码器 48 个头剪去 38 个</translation>
    </message>
    <message>
        <source>the same 10 heads from scratch</source>
        <translation>只留这 10 个头，从头训练</translation>
    </message>
    <message>
        <source>cross-attention cut to 1 head</source>
        <translation>交叉注意力剪到 1 个头</translation>
    </message>
    <message>
        <source>the model after the cut</source>
        <translation>剪过之后的模型</translation>
    </message>
</context>
<context>
    <name>gift</name>
    <message>
        <source>The weight in “=%1” is text for Moodle; it is read as a weight here.</source>
        <translation>“=%1”里的百分数，Moodle 当作文字；这里按分值读。</translation>
    </message>
    <message>
        <source>A choice needs two options or more.</source>
        <translation>选择题至少要有两个选项。</translation>
    </message>
    <message>
        <source>%1 options are wholly right. A “=” within an option begins another one: write \= there.</source>
        <translation>有 %1 个选项得满分。选项里的“=”会另起一个选项：请写成 \=。</translation>
    </message>
    <message>
        <source>The pair “%1” has no “-&gt;”.</source>
        <translation>配对“%1”里没有“-&gt;”。</translation>
    </message>
    <message>
        <source>A matching needs two pairs or more.</source>
        <translation>配对题至少要有两对。</translation>
    </message>
    <message>
        <source>“*” gives a mark to any number: only its feedback was read.</source>
        <translation>“*”让任何数都得分：这里只读它的反馈。</translation>
    </message>
    <message>
        <source>“%1” is no number: 8, 0.5:0.01 (a number and its tolerance) or 1..2 (a range) was expected.</source>
        <translation>“%1”不是数：应写成 8、0.5:0.01（数和允许的误差）或 1..2（范围）。</translation>
    </message>
    <message>
        <source>After “#” a number is missing.</source>
        <translation>“#”后面缺少数。</translation>
    </message>
    <message>
        <source>“%1” is a word to be typed: only {T}, {TRUE}, {F} and {FALSE} in capitals make a true-false.</source>
        <translation>“%1”按要键入的词读：判断题只能用大写的 {T}、{TRUE}、{F}、{FALSE}。</translation>
    </message>
    <message>
        <source>its number is computed from the sentence of whoever is asked</source>
        <translation>它的数要用答题人自己的句子来算</translation>
    </message>
    <message>
        <source>“-&gt;” in an answer means a pair there</source>
        <translation>答案里有“-&gt;”，在那里表示配对</translation>
    </message>
    <message>
        <source>“-&gt;” in a left side ends it there</source>
        <translation>左边一项里有“-&gt;”，在那里会被截断</translation>
    </message>
    <message>
        <source>it has more than one gap</source>
        <translation>不止一个空</translation>
    </message>
    <message>
        <source>it is put in order</source>
        <translation>这是排序题</translation>
    </message>
    <message>
        <source>a cell of a figure is picked</source>
        <translation>要在图里选一个格子</translation>
    </message>
    <message>
        <source>its shape is that of the sentence of whoever is asked</source>
        <translation>形状取决于答题人自己的句子</translation>
    </message>
    <message>
        <source>a mask is painted in a figure</source>
        <translation>要在图里画掩码</translation>
    </message>
    <message>
        <source>a slider of a figure is moved</source>
        <translation>要拖动图里的滑块</translation>
    </message>
    <message>
        <source>it asks about the sentence of whoever is asked</source>
        <translation>问的是答题人自己的句子</translation>
    </message>
    <message>
        <source>The title has no “::” at its end: it was read as part of the question.</source>
        <translation>标题末尾没有“::”：已按题干读。</translation>
    </message>
    <message>
        <source>In “\n%1” the “\n” is a line break: write \\n%1 for the formula.</source>
        <translation>“\n%1”里的“\n”是换行：公式请写成 \\n%1。</translation>
    </message>
    <message>
        <source>more than one answer block: only the first is used</source>
        <translation>答案区不止一个：只用第一个</translation>
    </message>
    <message>
        <source>A brace stands within the answers, which end at the first “}”: write \{ and \} there.</source>
        <translation>答案里有花括号，而答案到第一个“}”就结束：请写成 \{ 和 \}。</translation>
    </message>
    <message>
        <source>The “{” has no “}” before line %1: items end at a blank line, also within braces.</source>
        <translation>到第 %1 行为止，“{”没有对应的“}”：空行会结束一道题，在花括号里也一样。</translation>
    </message>
    <message>
        <source>A “}” stands before any “{”: a blank line within braces ends the item, and a brace of the text is written \}.</source>
        <translation>“}”出现在“{”之前：花括号里的空行会结束一道题；正文里的花括号请写成 \}。</translation>
    </message>
    <message>
        <source>The line is not UTF-8: save the file in this encoding.</source>
        <translation>这一行不是 UTF-8：请用这种编码保存文件。</translation>
    </message>
    <message>
        <source>A blank line is missing after the category.</source>
        <translation>分类后面缺一个空行。</translation>
    </message>
    <message>
        <source>“%1” stands on the right twice: here each belongs to one left side.</source>
        <translation>“%1”在右边出现了两次：这里每一项只能配左边的一项。</translation>
    </message>
    <message>
        <source>An essay needs a model answer (“####”) to be compared with.</source>
        <translation>问答题要有参考答案（“####”），才好对照。</translation>
    </message>
    <message>
        <source>The question has no words.</source>
        <translation>题干是空的。</translation>
    </message>
    <message>
        <source>A description asks nothing: without answers in braces it was passed over.</source>
        <translation>说明文字没有提问：花括号里没有答案，已跳过。</translation>
    </message>
    <message>
        <source>“%1” is no id here (letters, digits and hyphens): it gets a new one.</source>
        <translation>“%1”在这里不能作编号（只能用字母、数字和连字符）：会另给一个。</translation>
    </message>
    <message>
        <source>Tags that are not kept: %1</source>
        <translation>没有保留的标签：%1</translation>
    </message>
    <message>
        <source>An option that gives a part of the mark counts as wrong here.</source>
        <translation>只得一部分分数的选项，在这里算错。</translation>
    </message>
    <message>
        <source>The right options give different parts of the mark; here they share it equally.</source>
        <translation>各个正确选项的分值不同；这里平均分。</translation>
    </message>
    <message>
        <source>No option is right.</source>
        <translation>没有一个选项是对的。</translation>
    </message>
    <message>
        <source>All options are right: there is nothing to choose.</source>
        <translation>所有选项都对：没有可选的余地。</translation>
    </message>
    <message>
        <source>All right options must be chosen here, not one of them.</source>
        <translation>这里要把正确选项全部选上，而不是任选一个。</translation>
    </message>
    <message>
        <source>The gap is not to be found in the text.</source>
        <translation>题干里找不到空。</translation>
    </message>
    <message>
        <source>“%1” gives a part of the mark in the file; here it counts as wrong.</source>
        <translation>“%1”在文件里得一部分分数；在这里算错。</translation>
    </message>
    <message>
        <source>No answer is wholly right.</source>
        <translation>没有一个答案得满分。</translation>
    </message>
    <message>
        <source>%1 gives a mark as well in the file; here one number is right, and it counts as wrong.</source>
        <translation>文件里答 %1 也得分；这里只有一个数是对的，它算错。</translation>
    </message>
    <message>
        <source>The item has more than 1,000 answers: is a “}” missing?</source>
        <translation>这道题有 1000 个以上的答案：是不是缺了“}”？</translation>
    </message>
</context>
<context>
    <name>grading</name>
    <message>
        <source>Right when it rounds to the same %1 significant digits.</source>
        <translation>四舍五入到 %1 位有效数字后相同，就算对。</translation>
    </message>
    <message>
        <source>Right when it is exact.</source>
        <translation>要完全准确才算对。</translation>
    </message>
    <message>
        <source>Right when it is off by at most %1% of the true value.</source>
        <translation>与正确值相差不超过正确值的 %1%，就算对。</translation>
    </message>
    <message>
        <source>Right from the true value divided by %1 to the true value times %1.</source>
        <translation>在正确值除以 %1 与正确值乘以 %1 之间，就算对。</translation>
    </message>
    <message>
        <source>Right when it is off by at most %1.</source>
        <translation>与正确值相差不超过 %1，就算对。</translation>
    </message>
</context>
<context>
    <name>interval</name>
    <message>
        <source>en</source>
        <comment>code of the language: en or zh</comment>
        <translation>zh</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 个月</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>time of day</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>明天</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>date</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>a grade</comment>
        <translation>重来</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a grade</comment>
        <translation>困难</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a grade</comment>
        <translation>记得</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a grade</comment>
        <translation>轻松</translation>
    </message>
</context>
<context>
    <name>interview</name>
    <message>
        <source>junior</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>senior</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>专家级</translation>
    </message>
    <message>
        <source>concept</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>derivation</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>complexity</source>
        <translation>复杂度</translation>
    </message>
    <message>
        <source>reading code</source>
        <translation>读代码</translation>
    </message>
    <message>
        <source>debugging</source>
        <translation>排错</translation>
    </message>
    <message>
        <source>system design</source>
        <translation>系统设计</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>chapter, level, kind</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>to the next picture, button or panel</source>
        <translation>到下一张图、下一个按钮或面板</translation>
    </message>
    <message>
        <source>change the sentence</source>
        <translation>修改句子</translation>
    </message>
    <message>
        <source>redo it</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>normal text</source>
        <translation>文字恢复原大</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Chinese or English</source>
        <translation>中文或英文</translation>
    </message>
    <message>
        <source>less motion, or all of it</source>
        <translation>减少动画，或恢复动画</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>本列表</translation>
    </message>
    <message>
        <source>open it to change it</source>
        <translation>打开句子来修改</translation>
    </message>
    <message>
        <source>done with changing it</source>
        <translation>改完，合上句子</translation>
    </message>
    <message>
        <source>run to the next stop, or pause</source>
        <translation>播放到下一停，或暂停</translation>
    </message>
    <message>
        <source>one step back, one step forward</source>
        <translation>上一步、下一步</translation>
    </message>
    <message>
        <source>start and end of the chapter</source>
        <translation>章首、章末</translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation>选一个答案</translation>
    </message>
    <message>
        <source>free the pin, back from the network without attention</source>
        <translation>取下图钉；离开没有注意力的网络</translation>
    </message>
    <message>
        <source>from token to token, from cell to cell</source>
        <translation>从一个词元到另一个，从一格到另一格</translation>
    </message>
    <message>
        <source>in the network without attention: change an input</source>
        <translation>在没有注意力的网络里：调一个输入</translation>
    </message>
    <message>
        <source>pin, and ask where the number comes from</source>
        <translation>钉住，并追问这个数从哪里来</translation>
    </message>
    <message>
        <source>free the pin, leave the walk</source>
        <translation>取下图钉，离开图</translation>
    </message>
    <message>
        <source>say how sure you are</source>
        <translation>说说有多大把握</translation>
    </message>
    <message>
        <source>check, then on to the next question</source>
        <translation>检查，然后到下一题</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>看提示</translation>
    </message>
    <message>
        <source>to the step that explains it</source>
        <translation>去看讲解它的那一步</translation>
    </message>
    <message>
        <source>back to the question before</source>
        <translation>回到上一题</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>first, last key</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>In the sentence</source>
        <translation>在句子里</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>在课文里</translation>
    </message>
    <message>
        <source>In a picture</source>
        <translation>在图里</translation>
    </message>
    <message>
        <source>In a quiz</source>
        <translation>在练习里</translation>
    </message>
    <message>
        <source>back to the quiz from a step that repairs</source>
        <translation>从补救的一步回到题目</translation>
    </message>
    <message>
        <source>find words in the course and the glossary</source>
        <translation>在课程和术语表里查找</translation>
    </message>
    <message>
        <source>the outline of the course: away, or back</source>
        <translation>收起或展开课程目录</translation>
    </message>
    <message>
        <source>freeze the state, or release it</source>
        <translation>冻结这个状态，或解冻</translation>
    </message>
    <message>
        <source>to the terms of the chosen number</source>
        <translation>到所选的数的各项</translation>
    </message>
    <message>
        <source>compare with the frozen state, or stop</source>
        <translation>和冻结的状态比较，或停止比较</translation>
    </message>
    <message>
        <source>copy the number in full, or all of the picture</source>
        <translation>复制这个数（全部位数），或整张图的数</translation>
    </message>
    <message>
        <source>a large heat map: closer, farther</source>
        <translation>大的热力图：放大、缩小</translation>
    </message>
    <message>
        <source>in the code of a step: the line before, the next line</source>
        <translation>在一步的代码里：上一行，下一行</translation>
    </message>
    <message>
        <source>in the code of a step: one run of a loop back, one forward</source>
        <translation>在一步的代码里：循环往回一次，往前一次</translation>
    </message>
    <message>
        <source>leave it; the answers are kept</source>
        <translation>离开，答案都留着</translation>
    </message>
    <message>
        <source>review what is due</source>
        <translation>复习到期的卡片</translation>
    </message>
    <message>
        <source>undo a change of sentence or settings, or a grade</source>
        <translation>撤销对句子或设置的改动，或一次评分</translation>
    </message>
    <message>
        <source>grade: again, hard, good, easy</source>
        <translation>评分：重来、困难、记得、轻松</translation>
    </message>
    <message>
        <source>before: choose an answer</source>
        <translation>评分之前：选择答案</translation>
    </message>
    <message>
        <source>check or show the answer, then take the proposed grade</source>
        <translation>检查或显示答案，然后采用建议的评分</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>复习中</translation>
    </message>
    <message>
        <source>what was learned</source>
        <translation>看看学会了什么</translation>
    </message>
    <message>
        <source>interview questions</source>
        <translation>面试题</translation>
    </message>
    <message>
        <source>show the model answer, also while typing</source>
        <translation>看参考回答，打字时也行</translation>
    </message>
    <message>
        <source>tick a point of the model answer</source>
        <translation>给参考回答的要点打勾</translation>
    </message>
    <message>
        <source>choose the level</source>
        <translation>选水平</translation>
    </message>
    <message>
        <source>keep it with the suggested grade; in a mock interview: go on</source>
        <translation>按建议评分并保存；模拟面试中：继续</translation>
    </message>
    <message>
        <source>the question before, the next</source>
        <translation>上一题，下一题</translation>
    </message>
    <message>
        <source>a minute to think, by the clock</source>
        <translation>计时想一分钟</translation>
    </message>
    <message>
        <source>in a mock interview: pause, skip the question</source>
        <translation>模拟面试中：暂停，跳过这一题</translation>
    </message>
    <message>
        <source>leave it; where you are is kept</source>
        <translation>离开；进度会保留</translation>
    </message>
    <message>
        <source>In an interview</source>
        <translation>面试中</translation>
    </message>
    <message>
        <source>the same with other numbers, after the verdict</source>
        <translation>看过对错之后：换一组数再做一遍</translation>
    </message>
    <message>
        <source>before the check: take the last change back</source>
        <translation>核对之前：撤回上一处改动</translation>
    </message>
    <message>
        <source>export questions</source>
        <translation>导出题目</translation>
    </message>
    <message>
        <source>own questions</source>
        <translation>自编题</translation>
    </message>
</context>
<context>
    <name>knobs</name>
    <message>
        <source>Query, across</source>
        <translation>查询，横向</translation>
    </message>
    <message>
        <source>Query, up</source>
        <translation>查询，纵向</translation>
    </message>
    <message>
        <source>Key, across</source>
        <translation>键，横向</translation>
    </message>
    <message>
        <source>Key, up</source>
        <translation>键，纵向</translation>
    </message>
    <message>
        <source>Tokens n</source>
        <translation>词元数 n</translation>
    </message>
    <message>
        <source>Width d_model</source>
        <translation>宽 d_model</translation>
    </message>
    <message>
        <source>Heads h</source>
        <translation>头数 h</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>16</source>
        <translation>16</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>64</source>
        <translation>64</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>键和值</translation>
    </message>
    <message>
        <source>each head its own (MHA)</source>
        <translation>每头一套（MHA）</translation>
    </message>
    <message>
        <source>shared by 2 heads (GQA)</source>
        <translation>2 个头合用（GQA）</translation>
    </message>
    <message>
        <source>shared by 4 heads (GQA)</source>
        <translation>4 个头合用（GQA）</translation>
    </message>
    <message>
        <source>shared by 8 heads (GQA)</source>
        <translation>8 个头合用（GQA）</translation>
    </message>
    <message>
        <source>one set for all (MQA)</source>
        <translation>全体一套（MQA）</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Other head</source>
        <translation>另一个头</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Causal convolution</source>
        <translation>因果卷积</translation>
    </message>
    <message>
        <source>Dilated convolution</source>
        <translation>空洞卷积</translation>
    </message>
    <message>
        <source>Full attention</source>
        <translation>全注意力</translation>
    </message>
    <message>
        <source>Causal attention</source>
        <translation>因果注意力</translation>
    </message>
    <message>
        <source>Causal window</source>
        <translation>因果窗口</translation>
    </message>
    <message>
        <source>Distance, tokens</source>
        <translation>距离（词元）</translation>
    </message>
    <message>
        <source>Kernel or window, positions</source>
        <translation>核长或窗口（位置）</translation>
    </message>
    <message>
        <source>From the last to the first</source>
        <translation>从最后到第一个</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>规矩</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全看</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Window with gaps</source>
        <translation>隔一个看一个</translation>
    </message>
    <message>
        <source>Window and a global token</source>
        <translation>窗口加总台（全局词元）</translation>
    </message>
    <message>
        <source>Random keys</source>
        <translation>随机的键</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>Recurrent weights, scale</source>
        <translation>循环权重的大小</translation>
    </message>
    <message>
        <source>Lead of token 1 in score</source>
        <translation>第 1 个词元领先的分数</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Multiply-adds</source>
        <translation>乘加</translation>
    </message>
    <message>
        <source>Memory of the scores</source>
        <translation>分数占的显存</translation>
    </message>
    <message>
        <source>Keys of a tile</source>
        <translation>每块的键</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>A group of GQA</source>
        <translation>GQA 一组</translation>
    </message>
    <message>
        <source>2 heads</source>
        <translation>2 个头</translation>
    </message>
    <message>
        <source>4 heads</source>
        <translation>4 个头</translation>
    </message>
    <message>
        <source>8 heads</source>
        <translation>8 个头</translation>
    </message>
    <message>
        <source>d_k = d_v</source>
        <translation>d_k = d_v</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>None</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>再抽一次</translation>
    </message>
    <message>
        <source>Move both by</source>
        <translation>一起挪动</translation>
    </message>
    <message>
        <source>Head of 8 (ALiBi)</source>
        <translation>8 头中的第几个（ALiBi）</translation>
    </message>
    <message>
        <source>d_k</source>
        <translation>d_k</translation>
    </message>
    <message>
        <source>Divide by √d_k</source>
        <translation>除以 √d_k</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>First score</source>
        <translation>第一个分数</translation>
    </message>
    <message>
        <source>Second score</source>
        <translation>第二个分数</translation>
    </message>
    <message>
        <source>Added to both</source>
        <translation>同时加上</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Largest score</source>
        <translation>最大分数</translation>
    </message>
    <message>
        <source>Cut after key</source>
        <translation>切在第几个键后</translation>
    </message>
    <message>
        <source>Keys in sight</source>
        <translation>看得见的键</translation>
    </message>
    <message>
        <source>Hidden by</source>
        <translation>挡法</translation>
    </message>
    <message>
        <source>−1e9 in place</source>
        <translation>换成 −1e9</translation>
    </message>
    <message>
        <source>−1e9 added, double</source>
        <translation>加 −1e9，双精度</translation>
    </message>
    <message>
        <source>−1e9 added, float</source>
        <translation>加 −1e9，单精度</translation>
    </message>
    <message>
        <source>× 0 before softmax</source>
        <translation>softmax 前 × 0</translation>
    </message>
    <message>
        <source>× 0 after softmax</source>
        <translation>softmax 后 × 0</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不挡</translation>
    </message>
    <message>
        <source>Hide padding</source>
        <translation>挡住填充</translation>
    </message>
    <message>
        <source>Dropout p</source>
        <translation>丢弃率 p</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Draw another block</source>
        <translation>换一个块</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>in front of the sublayer</source>
        <translation>在子层之前</translation>
    </message>
    <message>
        <source>behind the sum</source>
        <translation>在求和之后</translation>
    </message>
    <message>
        <source>Kind of norm</source>
        <translation>归一化的种类</translation>
    </message>
    <message>
        <source>layer norm</source>
        <translation>层归一化</translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation>均方根归一化</translation>
    </message>
    <message>
        <source>Input times</source>
        <translation>输入乘以</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <source>GELU</source>
        <translation>GELU</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>d_ff ÷ d_model</source>
        <translation>d_ff ÷ d_model</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>丢弃率 p</translation>
    </message>
    <message>
        <source>In training</source>
        <translation>训练中</translation>
    </message>
    <message>
        <source>d_model of the block</source>
        <translation>块的 d_model</translation>
    </message>
    <message>
        <source>Heads of the block</source>
        <translation>块的头数</translation>
    </message>
    <message>
        <source>Laid out as</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>decoder with a prefix</source>
        <translation>带前缀的解码器</translation>
    </message>
    <message>
        <source>encoder and decoder</source>
        <translation>编码器–解码器</translation>
    </message>
    <message>
        <source>two towers</source>
        <translation>双塔</translation>
    </message>
    <message>
        <source>Tokens of the target</source>
        <translation>译文词元数</translation>
    </message>
    <message>
        <source>Chosen, percent</source>
        <translation>选中百分比</translation>
    </message>
    <message>
        <source>Choose others</source>
        <translation>重新选</translation>
    </message>
    <message>
        <source>Tokens written</source>
        <translation>已写词元数</translation>
    </message>
    <message>
        <source>Keep keys and values</source>
        <translation>存下键和值</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>224 pixels</source>
        <translation>224 像素</translation>
    </message>
    <message>
        <source>384 pixels</source>
        <translation>384 像素</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>32 pixels</source>
        <translation>32 像素</translation>
    </message>
    <message>
        <source>16 pixels</source>
        <translation>16 像素</translation>
    </message>
    <message>
        <source>8 pixels</source>
        <translation>8 像素</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>符号数</translation>
    </message>
    <message>
        <source>d_k, width of queries and keys</source>
        <translation>d_k，查询和键的宽度</translation>
    </message>
    <message>
        <source>d_v, width of values</source>
        <translation>d_v，值的宽度</translation>
    </message>
    <message>
        <source>texts at once (batch)</source>
        <translation>一次几句（批次）</translation>
    </message>
    <message>
        <source>one matrix for both: W_K = W_Q</source>
        <translation>两者共用一个矩阵：W_K = W_Q</translation>
    </message>
    <message>
        <source>done to the weights</source>
        <translation>对权重做什么</translation>
    </message>
    <message>
        <source>change of basis: W_Q M and W_K M⁻ᵀ</source>
        <translation>换基：W_Q M 与 W_K M⁻ᵀ</translation>
    </message>
    <message>
        <source>bias on K: + 2</source>
        <translation>K 加偏置 2</translation>
    </message>
    <message>
        <source>bias on Q: + 2</source>
        <translation>Q 加偏置 2</translation>
    </message>
    <message>
        <source>bias on V: + 2</source>
        <translation>V 加偏置 2</translation>
    </message>
    <message>
        <source>W_V = 0</source>
        <translation>W_V = 0</translation>
    </message>
    <message>
        <source>W_K = W_Q</source>
        <translation>W_K = W_Q</translation>
    </message>
    <message>
        <source>Blocks in the stack</source>
        <translation>叠几个块</translation>
    </message>
    <message>
        <source>Words read</source>
        <translation>读到第几个词</translation>
    </message>
    <message>
        <source>Draw another cell</source>
        <translation>换一个循环单元</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>Draw other words</source>
        <translation>换别的词</translation>
    </message>
    <message>
        <source>Layers of</source>
        <translation>各层是</translation>
    </message>
    <message>
        <source>feed-forward only</source>
        <translation>只有前馈</translation>
    </message>
    <message>
        <source>attention only</source>
        <translation>只有注意力</translation>
    </message>
    <message>
        <source>whole blocks</source>
        <translation>整块</translation>
    </message>
    <message>
        <source>Layers to pass</source>
        <translation>过几层</translation>
    </message>
    <message>
        <source>Changed token</source>
        <translation>改第几个词元</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
    <message>
        <source>of the model</source>
        <translation>模型的</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>单位阵</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>随机抽</translation>
    </message>
    <message>
        <source>Scaled score of the sink</source>
        <translation>汇的缩放后分数</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>剪法</translation>
    </message>
    <message>
        <source>reshape(n, h, d_k), then exchange axes</source>
        <translation>reshape(n, h, d_k)，再对调两轴</translation>
    </message>
    <message>
        <source>reshape(h, n, d_k)</source>
        <translation>reshape(h, n, d_k)</translation>
    </message>
    <message>
        <source>Heads to cut</source>
        <translation>剪成几个头</translation>
    </message>
    <message>
        <source>Both divided by</source>
        <translation>两者都除以</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>Gain of</source>
        <translation>放大的是</translation>
    </message>
    <message>
        <source>the input X</source>
        <translation>输入 X</translation>
    </message>
    <message>
        <source>queries and keys</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>Scores divided by</source>
        <translation>分数除以</translation>
    </message>
    <message>
        <source>√d_k</source>
        <translation>√d_k</translation>
    </message>
    <message>
        <source>Softmax over</source>
        <translation>softmax 沿</translation>
    </message>
    <message>
        <source>keys, row by row</source>
        <translation>键，一行一行</translation>
    </message>
    <message>
        <source>queries, column by column</source>
        <translation>查询，一列一列</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>整张表</translation>
    </message>
    <message>
        <source>Column of X</source>
        <translation>X 的第几列</translation>
    </message>
    <message>
        <source>First token wanted</source>
        <translation>要的第一个词元</translation>
    </message>
    <message>
        <source>Second token wanted</source>
        <translation>要的第二个词元</translation>
    </message>
    <message>
        <source>Word of a row</source>
        <translation>每行的词</translation>
    </message>
    <message>
        <source>the one it predicts</source>
        <translation>要预测的</translation>
    </message>
    <message>
        <source>the one put in</source>
        <translation>放进去的</translation>
    </message>
    <message>
        <source>Word of the target</source>
        <translation>第几个译词</translation>
    </message>
    <message>
        <source>The chosen are</source>
        <translation>选中的词</translation>
    </message>
    <message>
        <source>replaced in the input</source>
        <translation>换掉输入</translation>
    </message>
    <message>
        <source>hidden by an attention mask</source>
        <translation>用注意力掩码挡住</translation>
    </message>
    <message>
        <source>128</source>
        <translation>128</translation>
    </message>
    <message>
        <source>256</source>
        <translation>256</translation>
    </message>
    <message>
        <source>512</source>
        <translation>512</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>训练目标</translation>
    </message>
    <message>
        <source>the next token (GPT)</source>
        <translation>下一个词元（GPT）</translation>
    </message>
    <message>
        <source>hidden words (BERT)</source>
        <translation>挖掉的词（BERT）</translation>
    </message>
    <message>
        <source>Token set to zero</source>
        <translation>清零第几个</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Kept, percent (top-p)</source>
        <translation>留下百分之几（top-p）</translation>
    </message>
    <message>
        <source>Filled up</source>
        <translation>补齐</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>补在右边</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>补在左边</translation>
    </message>
    <message>
        <source>Positions from the first real token</source>
        <translation>位置从第一个真词数起</translation>
    </message>
    <message>
        <source>Brought together by</source>
        <translation>合在一起</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>image tokens in front</source>
        <translation>图像词元放在前面</translation>
    </message>
    <message>
        <source>Place of the fact</source>
        <translation>事情放在第几位</translation>
    </message>
    <message>
        <source>Toll for each token of distance</source>
        <translation>距离费（每远一个词元）</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tokens in sight</source>
        <translation>上文词元数</translation>
    </message>
    <message>
        <source>Tensor that is compared</source>
        <translation>比较哪个张量</translation>
    </message>
    <message>
        <source>E: embedding</source>
        <translation>E：嵌入</translation>
    </message>
    <message>
        <source>P: position</source>
        <translation>P：位置</translation>
    </message>
    <message>
        <source>X: embedding + position</source>
        <translation>X：嵌入 + 位置</translation>
    </message>
    <message>
        <source>M: text that is asked</source>
        <translation>M：被查的文字</translation>
    </message>
    <message>
        <source>W_Q</source>
        <translation>W_Q</translation>
    </message>
    <message>
        <source>W_K</source>
        <translation>W_K</translation>
    </message>
    <message>
        <source>W_V</source>
        <translation>W_V</translation>
    </message>
    <message>
        <source>Q: queries</source>
        <translation>Q：查询</translation>
    </message>
    <message>
        <source>K: keys</source>
        <translation>K：键</translation>
    </message>
    <message>
        <source>V: values</source>
        <translation>V：值</translation>
    </message>
    <message>
        <source>QKᵀ: scores</source>
        <translation>QKᵀ：分数</translation>
    </message>
    <message>
        <source>S: scaled scores</source>
        <translation>S：缩放后的分数</translation>
    </message>
    <message>
        <source>S+M: masked scores</source>
        <translation>S+M：加掩码的分数</translation>
    </message>
    <message>
        <source>max of each row</source>
        <translation>每行的最大值</translation>
    </message>
    <message>
        <source>S−max: shifted scores</source>
        <translation>S−max：平移后的分数</translation>
    </message>
    <message>
        <source>exp</source>
        <translation>exp</translation>
    </message>
    <message>
        <source>sum of each row</source>
        <translation>每行的和</translation>
    </message>
    <message>
        <source>A: weights</source>
        <translation>A：权重</translation>
    </message>
    <message>
        <source>AV: context</source>
        <translation>AV：上下文</translation>
    </message>
    <message>
        <source>concat: heads side by side</source>
        <translation>拼接：各头并排</translation>
    </message>
    <message>
        <source>O: output</source>
        <translation>O：输出</translation>
    </message>
    <message>
        <source>64, one head</source>
        <translation>64，一个头</translation>
    </message>
    <message>
        <source>128, two heads</source>
        <translation>128，两个头</translation>
    </message>
    <message>
        <source>256, four heads</source>
        <translation>256，四个头</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>量什么</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Gain of QK norm</source>
        <translation>QK 归一化的增益</translation>
    </message>
    <message>
        <source>Soft cap</source>
        <translation>软上限</translation>
    </message>
    <message>
        <source>Draw other holes</source>
        <translation>再抽一次</translation>
    </message>
    <message>
        <source>Replace another token</source>
        <translation>换掉另一个词元</translation>
    </message>
    <message>
        <source>85 million parameters (85M)</source>
        <translation>8500 万参数</translation>
    </message>
    <message>
        <source>7 billion parameters (7B)</source>
        <translation>70 亿参数（7B）</translation>
    </message>
    <message>
        <source>70 billion parameters (70B)</source>
        <translation>700 亿参数（70B）</translation>
    </message>
    <message>
        <source>New random weights</source>
        <translation>换一组随机权重</translation>
    </message>
    <message>
        <source>New random keys</source>
        <translation>换一批随机键</translation>
    </message>
    <message>
        <source>Random q and k</source>
        <translation>q 和 k 随机</translation>
    </message>
    <message>
        <source>New random q and k</source>
        <translation>换一组 q 和 k</translation>
    </message>
</context>
<context>
    <name>learner</name>
    <message>
        <source>“%1” can only be read: earlier answers are shown, new ones are not kept.</source>
        <translation>“%1”只能读：以前的作答照常显示，新的作答存不下来。</translation>
    </message>
    <message>
        <source>“%1” is not a Casefile database: it is left as it is, and answers are not kept.</source>
        <translation>“%1”不是卷宗的数据库：原样不动，作答不保存。</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Casefile: earlier answers are shown, new ones are not kept.</source>
        <translation>“%1”由更新版的卷宗写成：以前的作答照常显示，新的作答不保存。</translation>
    </message>
    <message>
        <source>“%1” is damaged: it is left as it is for repair, and answers are not kept.</source>
        <translation>“%1”已损坏：原样留着以便修复，作答不保存。</translation>
    </message>
    <message>
        <source>“%1” cannot be created because its folder cannot be written: answers are not kept.</source>
        <translation>“%1”建不了，因为文件夹不可写：作答不保存。</translation>
    </message>
    <message>
        <source>“%1” cannot be written because the disk is full: answers are not kept until there is room.</source>
        <translation>磁盘已满，“%1”写不进去：腾出空间之前，作答不保存。</translation>
    </message>
    <message>
        <source>Another Casefile is using “%1”: earlier answers are shown, new ones are not kept here.</source>
        <translation>另一个卷宗正在使用“%1”：以前的作答照常显示，这里的新作答不保存。</translation>
    </message>
    <message>
        <source>“%1” is empty (0 bytes), as after a broken copy: it is left as it is, and answers are not kept.</source>
        <translation>“%1”是空的（0 字节），像是复制中断了：原样不动，作答不保存。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: answers are not kept.</source>
        <translation>“%1”读不出来：作答不保存。</translation>
    </message>
    <message>
        <source>Qt has no SQLite driver here, so “%1” cannot be opened: answers are not kept.</source>
        <translation>这里的 Qt 没有 SQLite 驱动，打不开“%1”：作答不保存。</translation>
    </message>
    <message>
        <source>“%1” is of an older Casefile, and no backup of it could be made: it is left as it is; earlier answers are shown, new ones are not kept.</source>
        <translation>“%1”来自旧版卷宗，而且没能为它做备份：文件保持原样；可以看以前的回答，但新的回答不会保存。</translation>
    </message>
    <message>
        <source>“%1” is gone, but there are backups of it: nothing is kept until one is restored or a new file is begun.</source>
        <translation>“%1”不见了，但有它的备份：在恢复备份或新建文件之前，什么都不会保存。</translation>
    </message>
    <message>
        <source>Today&apos;s backup of “%1” could not be made: answers are kept, but without a new copy.</source>
        <translation>今天没能备份“%1”：回答照常保存，但没有新的副本。</translation>
    </message>
</context>
<context>
    <name>ledger</name>
    <message>
        <source>%1 of the attention norm</source>
        <translation>注意力归一化的 %1</translation>
    </message>
    <message>
        <source>%1 of the self-attention norm</source>
        <translation>自注意力归一化的 %1</translation>
    </message>
    <message>
        <source>%1 of the cross-attention norm</source>
        <translation>交叉注意力归一化的 %1</translation>
    </message>
    <message>
        <source>%1 of the feed-forward norm</source>
        <translation>前馈归一化的 %1</translation>
    </message>
    <message>
        <source>%1 of attention</source>
        <translation>注意力的 %1</translation>
    </message>
    <message>
        <source>%1 of self-attention</source>
        <translation>自注意力的 %1</translation>
    </message>
    <message>
        <source>%1 of cross-attention</source>
        <translation>交叉注意力的 %1</translation>
    </message>
    <message>
        <source>%1 of the feed-forward network</source>
        <translation>前馈网络的 %1</translation>
    </message>
    <message>
        <source>%1 after attention</source>
        <translation>注意力之后的%1</translation>
    </message>
    <message>
        <source>%1 after self-attention</source>
        <translation>自注意力之后的%1</translation>
    </message>
    <message>
        <source>%1 after cross-attention</source>
        <translation>交叉注意力之后的%1</translation>
    </message>
    <message>
        <source>%1 after the feed-forward network</source>
        <translation>前馈网络之后的%1</translation>
    </message>
    <message>
        <source>%1 of the block</source>
        <translation>块的%1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>encoder output</source>
        <translation>编码器输出</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>residual sum</source>
        <translation>残差和</translation>
    </message>
    <message>
        <source>γ</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>centred input</source>
        <translation>居中后的输入</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>normalised input</source>
        <translation>归一化后的输入</translation>
    </message>
    <message>
        <source>W₁</source>
        <translation>W₁</translation>
    </message>
    <message>
        <source>pre-activation</source>
        <translation>激活前的值</translation>
    </message>
    <message>
        <source>W_g</source>
        <translation>W_g</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>门</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>neuron</source>
        <translation>神经元</translation>
    </message>
    <message>
        <source>W₂</source>
        <translation>W₂</translation>
    </message>
    <message>
        <source>projected Q</source>
        <translation>投影出的 Q</translation>
    </message>
    <message>
        <source>projected K</source>
        <translation>投影出的 K</translation>
    </message>
    <message>
        <source>projected V</source>
        <translation>投影出的 V</translation>
    </message>
    <message>
        <source>turned Q</source>
        <translation>旋转后的 Q</translation>
    </message>
    <message>
        <source>turned K</source>
        <translation>旋转后的 K</translation>
    </message>
    <message>
        <source>cos</source>
        <translation>cos</translation>
    </message>
    <message>
        <source>sin</source>
        <translation>sin</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>−distance</source>
        <translation>−距离</translation>
    </message>
    <message>
        <source>ALiBi bias</source>
        <translation>ALiBi 偏置</translation>
    </message>
    <message>
        <source>%1, head %2</source>
        <comment>number of a block, number</comment>
        <translation>%1（头 %2）</translation>
    </message>
</context>
<context>
    <name>masks</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no looking ahead</source>
        <translation>不看后面</translation>
    </message>
    <message numerus="yes">
        <source>window, radius %n</source>
        <translation>
            <numerusform>前后各 %n 个位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n token(s) hidden</source>
        <translation>
            <numerusform>挡住末尾 %n 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>own cells</source>
        <translation>自选格子</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message>
        <source>It is missing: this is no package of Casefile.</source>
        <translation>缺少这个文件：这不是 Casefile 的题包。</translation>
    </message>
    <message>
        <source>It is not named in manifest.json, so it was not read.</source>
        <translation>manifest.json 里没有提到它，所以没有读。</translation>
    </message>
    <message>
        <source>“casefile-pack” was expected.</source>
        <translation>这里应为“casefile-pack”。</translation>
    </message>
    <message>
        <source>A whole number from 1 was expected.</source>
        <translation>这里应为不小于 1 的整数。</translation>
    </message>
    <message>
        <source>The package is of version %1, from a newer Casefile; this one reads up to %2.</source>
        <translation>题包是第 %1 版，来自更新的 Casefile；本程序最多读到第 %2 版。</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <translation>“%1”提到了两次。</translation>
    </message>
    <message>
        <source>There is no file “%1” in the package.</source>
        <translation>题包里没有文件“%1”。</translation>
    </message>
    <message>
        <source>One of questions, own, answers was expected.</source>
        <translation>这里应为 questions、own、answers 之一。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation>从这里起不是合法的 JSON。</translation>
    </message>
    <message>
        <source>An object was expected.</source>
        <translation>这里应为对象。</translation>
    </message>
    <message>
        <source>The name of a chapter was expected.</source>
        <translation>这里应为章节的名称。</translation>
    </message>
    <message>
        <source>A list was expected.</source>
        <translation>这里应为列表。</translation>
    </message>
    <message>
        <source>A question was expected: an object with id, type and prompt.</source>
        <translation>这里应为一道题：带 id、type 和 prompt 的对象。</translation>
    </message>
    <message>
        <source>A name that no other question has was expected.</source>
        <translation>这里应为与其他题都不重复的名称。</translation>
    </message>
</context>
<context>
    <name>playback</name>
    <message>
        <source>previous token</source>
        <translation>前一个词元</translation>
    </message>
    <message>
        <source>verb with its nouns</source>
        <translation>动词找它的名词</translation>
    </message>
    <message>
        <source>pronoun with the nouns it may mean</source>
        <translation>代词找它可能指的名词</translation>
    </message>
    <message>
        <source>same or similar word</source>
        <translation>相同或相近的词</translation>
    </message>
    <message>
        <source>hand-set model</source>
        <translation>手工设定的模型</translation>
    </message>
    <message>
        <source>untrained model (seed %1)</source>
        <translation>未训练的模型（种子 %1）</translation>
    </message>
    <message>
        <source>trained model “%1”</source>
        <translation>训练过的模型“%1”</translation>
    </message>
    <message>
        <source>no positions</source>
        <translation>无</translation>
    </message>
    <message>
        <source>sine waves</source>
        <translation>正弦波</translation>
    </message>
    <message>
        <source>%1 (place %2)</source>
        <translation>%1（第 %2 位）</translation>
    </message>
    <message>
        <source>none</source>
        <comment>words that the model does not know</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>词元 %1</translation>
    </message>
    <message>
        <source>Type a sentence to see who looks at whom.</source>
        <translation>写一句话，看谁在看谁。</translation>
    </message>
    <message numerus="yes">
        <source>This sentence has %n token(s), but at most %1 can be computed: please shorten it.</source>
        <translation>
            <numerusform>这句话有 %n 个词元，最多只能算 %1 个：请改短一些。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no model named “%1”.</source>
        <translation>没有名为“%1”的模型。</translation>
    </message>
    <message numerus="yes">
        <source>The mask was not made for a sentence of %n token(s).</source>
        <translation>
            <numerusform>这张掩码不适合 %n 个词元的句子。</numerusform>
        </translation>
    </message>
    <message>
        <source>noun</source>
        <translation>名词</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>动词</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>形容词</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>代词</translation>
    </message>
    <message>
        <source>function word</source>
        <translation>功能词</translation>
    </message>
    <message>
        <source>animate</source>
        <translation>有生命</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>复数</translation>
    </message>
    <message>
        <source>I or you</source>
        <translation>我或你</translation>
    </message>
    <message>
        <source>id %1</source>
        <extracomment>dimension that tells words apart, with its number; short</extracomment>
        <translation>身份 %1</translation>
    </message>
    <message>
        <source>random, no job of its own</source>
        <translation>随机，没有分工</translation>
    </message>
    <message>
        <source>The mask hides every key from “%1”: it sees nothing, and its weights are all 0.</source>
        <translation>对“%1”，掩码挡住了所有的键：它什么也看不见，权重全是 0。</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>没有词元</translation>
    </message>
    <message>
        <source>no other token</source>
        <translation>没有别的词元</translation>
    </message>
    <message>
        <source>When several clues fit, this hand-set head slightly prefers the nearer one.</source>
        <translation>有几条都合适时，这个手工设定的头稍稍偏向近的一条。</translation>
    </message>
    <message>
        <source>This hand-set head knows places only, not words: the first token, which has none before it, looks mostly at itself.</source>
        <translation>这个手工设定的头只认位置，不认词：第一个词元前面没有别的，就主要看自己。</translation>
    </message>
    <message>
        <source>This hand-set head compares words and knows no places: equal words get equal weights, wherever they stand.</source>
        <translation>这个手工设定的头只比词，不认位置：同一个词不管站在哪儿，权重都一样。</translation>
    </message>
    <message>
        <source>Head %1 is hand-set to look for this: %2.</source>
        <translation>头 %1 由人手工设定，找的关系是：%2。</translation>
    </message>
    <message>
        <source>Head %1 looks for nothing in particular: its weights are random.</source>
        <translation>头 %1 没有专门找什么：它的权重是随机数。</translation>
    </message>
    <message>
        <source>Head %1 was trained: nobody set what it looks for.</source>
        <translation>头 %1 是训练出来的：找什么不是谁定的。</translation>
    </message>
    <message>
        <source>No rule set by hand says so: it can only be read off the scores of this head.</source>
        <translation>这里没有人定过规矩，只能从这个头的分数里读出来。</translation>
    </message>
    <message>
        <source>Without positions this hand-set head cannot tell near from far.</source>
        <translation>没有位置编码，这个手工设定的头分不出远近。</translation>
    </message>
    <message>
        <source>At temperature %1 the numbers of this sentence are too large to be computed: please choose one nearer to 1.</source>
        <translation>温度为 %1 时，这句话的数大得算不了：请选一个更接近 1 的温度。</translation>
    </message>
    <message>
        <source>There is not enough memory to compute this sentence.</source>
        <translation>内存不够，算不了这句话。</translation>
    </message>
    <message>
        <source>%1, edited by hand</source>
        <extracomment>name of a model in which the learner set entries of the weights</extracomment>
        <translation>%1，有手改的数</translation>
    </message>
    <message>
        <source>its job has no name</source>
        <translation>没有起名字</translation>
    </message>
    <message>
        <source>head %1, %2, row %3, column %4: %5 became %6</source>
        <extracomment>an entry of a matrix set by hand: head, matrix, row, column, number before, number now</extracomment>
        <translation>头 %1 的 %2，第 %3 行第 %4 列：%5 改成 %6</translation>
    </message>
    <message>
        <source>no entry is edited</source>
        <translation>没有改动</translation>
    </message>
    <message>
        <source>It changes</source>
        <translation>会变</translation>
    </message>
    <message>
        <source>It stays the same</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
</context>
<context>
    <name>provenance</name>
    <message>
        <source>Given: an input or a parameter. Nothing lies behind it.</source>
        <translation>已知：输入或参数，背后没有别的数。</translation>
    </message>
    <message numerus="yes">
        <source>Sum of %n number(s).</source>
        <translation>
            <numerusform>%n 个数之和。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sum of %n product(s).</source>
        <translation>
            <numerusform>%n 个乘积之和。</numerusform>
        </translation>
    </message>
    <message>
        <source>Divided by %1.</source>
        <translation>除以 %1。</translation>
    </message>
    <message>
        <source>Hidden: the mask forbids this look.</source>
        <translation>挡住了：掩码不许这样看。</translation>
    </message>
    <message numerus="yes">
        <source>The largest of %n number(s).</source>
        <translation>
            <numerusform>%n 个数中最大的。</numerusform>
        </translation>
    </message>
    <message>
        <source>A difference.</source>
        <translation>两数之差。</translation>
    </message>
    <message>
        <source>The exponential of one number.</source>
        <translation>一个数的指数。</translation>
    </message>
    <message>
        <source>Its share of the row&apos;s sum.</source>
        <translation>它在整行总和里的份额。</translation>
    </message>
    <message>
        <source>The same number, unchanged.</source>
        <translation>同一个数，原样照搬。</translation>
    </message>
    <message numerus="yes">
        <source>The mean of %n number(s).</source>
        <translation>
            <numerusform>%n 个数的平均值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mean of %n square(s).</source>
        <translation>
            <numerusform>%n 个数各自平方后的平均值。</numerusform>
        </translation>
    </message>
    <message>
        <source>The square root, after adding %1.</source>
        <translation>加上 %1 之后开平方。</translation>
    </message>
    <message>
        <source>The activation function of one number.</source>
        <translation>一个数经过激活函数的结果。</translation>
    </message>
    <message>
        <source>One minus this number.</source>
        <translation>1 减去这个数。</translation>
    </message>
    <message>
        <source>The terms and the bias %1 give %2; the engine says %3; difference %4.</source>
        <translation>各项加上偏置 %1 得 %2；引擎给出 %3；相差 %4。</translation>
    </message>
    <message>
        <source>The terms give %1; the engine says %2; difference %3.</source>
        <translation>各项合起来得 %1；引擎给出 %2；相差 %3。</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mock interview</source>
        <translation>模拟面试</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No question was finished, so there is nothing to report.</source>
        <translation>没有答完的题，所以没有可报告的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), of which %1 answered and %2 skipped.</source>
        <translation>
            <numerusform>共 %n 道题：答了 %1 道，跳过 %2 道。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time used: %1 of %2; paused %n time(s), %3 in all.</source>
        <comment>minutes and seconds</comment>
        <translation>
            <numerusform>用时 %1，总时长 %2；暂停 %n 次，共 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow-ups answered well: %1 of %2.</source>
        <translation>追问答好：%2 个中有 %1 个。</translation>
    </message>
    <message>
        <source>The interview was ended early.</source>
        <translation>这场面试提前结束了。</translation>
    </message>
    <message>
        <source>The interview was broken off; this is what was kept.</source>
        <translation>这场面试中断了；以下是已保存的部分。</translation>
    </message>
    <message>
        <source>By topic</source>
        <translation>按主题</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>该复习什么</translation>
    </message>
    <message>
        <source>Nothing stands out: every answer was at level 3 or 4.</source>
        <translation>没有突出的薄弱处：每题都在水平 3 或 4。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chapter, step</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>跳过</translation>
    </message>
    <message numerus="yes">
        <source>level %1 of 4; %2 of %n point(s)</source>
        <translation>
            <numerusform>水平 %1（满 4）；%n 个要点中有 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Question by question</source>
        <translation>逐题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Follow-ups</source>
        <translation>追问</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 well)</source>
        <comment>time, how many of how many</comment>
        <translation>%1（%3 个答好 %2 个）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 of %2 marks (%3)</source>
        <comment>score: marks by the rubrics, percentage</comment>
        <translation>%2 分中得 %1 分（%3）</translation>
    </message>
    <message>
        <source>Each answer earns 1 to 4 marks, as its rubric says; a skipped question earns none. The levels are the learner&apos;s own.</source>
        <translation>每题按评分标准得 1 到 4 分，跳过的题得 0 分。水平由答题者自己评定。</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>What is due</source>
        <translation>到期预测</translation>
    </message>
    <message>
        <source>Cards by the day on which they are due, in the next 30 days. What is overdue is due today.</source>
        <translation>今后 30 天里每天到期的卡片。积压的算在今天。</translation>
    </message>
    <message>
        <source>No card is scheduled in the next 30 days.</source>
        <translation>今后 30 天没有安排卡片。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>A day of study: it begins at the hour that you set.</source>
        <translation>学习日：从你设定的钟点开始。</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>Cards that were answered before and are due that day; new cards are not counted.</source>
        <translation>以前答过、当天到期的卡片；新卡片不算。</translation>
    </message>
    <message>
        <source>Remembered, and wanted</source>
        <translation>实际记住与目标</translation>
    </message>
    <message>
        <source>Of the cards that were reviewed in a week, how many were remembered; beside it what you want.</source>
        <translation>每周复习的卡片里记住了多少，与你的目标对照。</translation>
    </message>
    <message>
        <source>No card was reviewed a day or more after it was learned.</source>
        <translation>还没有卡片在学过一天之后复习过。</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>起始日</translation>
    </message>
    <message>
        <source>The first of seven days; the last week ends today.</source>
        <translation>七天中的第一天；最后一周到今天为止。</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Answers to cards in review, which had waited a day at least. Learning steps and cramming do not count.</source>
        <translation>对复习阶段卡片的回答，至少隔了一天。学习步骤和突击不算。</translation>
    </message>
    <message>
        <source>Remembered %</source>
        <translation>记住 %</translation>
    </message>
    <message>
        <source>True retention: the share of those reviews that was not graded “Again”.</source>
        <translation>真实记忆率：这些复习中没有评为“重来”的比例。</translation>
    </message>
    <message>
        <source>Wanted %</source>
        <translation>目标 %</translation>
    </message>
    <message>
        <source>How likely a card shall be known when it is due, as set now.</source>
        <translation>卡片到期时希望有多大可能还记得，按现在的设置。</translation>
    </message>
    <message>
        <source>Mastery by chapter</source>
        <translation>各章掌握情况</translation>
    </message>
    <message>
        <source>The cards of each chapter by how well they are known.</source>
        <translation>每章的卡片，按掌握程度分。</translation>
    </message>
    <message>
        <source>There are no cards yet.</source>
        <translation>还没有卡片。</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章</translation>
    </message>
    <message>
        <source>The chapter whose questions or beliefs the cards ask.</source>
        <translation>卡片所问的题目或想法所属的章。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新卡</translation>
    </message>
    <message>
        <source>Cards that were never answered.</source>
        <translation>从没答过的卡片。</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>Cards on a step of minutes, after a first or a failed answer.</source>
        <translation>刚学或刚答错、几分钟后再问的卡片。</translation>
    </message>
    <message>
        <source>Young</source>
        <translation>较新</translation>
    </message>
    <message>
        <source>Cards in review with a stability below 21 days: recall would fall to 90% within that time.</source>
        <translation>稳定度不到 21 天的复习卡片：在这段时间内记得的可能性会降到 90%。</translation>
    </message>
    <message>
        <source>Mature</source>
        <translation>牢固</translation>
    </message>
    <message>
        <source>Cards in review with a stability of 21 days or more.</source>
        <translation>稳定度 21 天及以上的复习卡片。</translation>
    </message>
    <message>
        <source>Recall %</source>
        <translation>此刻记得 %</translation>
    </message>
    <message>
        <source>How likely an answered card is known now, by FSRS-6; the mean over them.</source>
        <translation>按 FSRS-6 估计，答过的卡片此刻还记得的可能性，取平均。</translation>
    </message>
    <message>
        <source>a trace</source>
        <translation>苗头</translation>
    </message>
    <message>
        <source>active</source>
        <translation>活跃</translation>
    </message>
    <message>
        <source>fading</source>
        <translation>消退</translation>
    </message>
    <message>
        <source>cured</source>
        <translation>已纠正</translation>
    </message>
    <message>
        <source>Misconceptions</source>
        <translation>误解</translation>
    </message>
    <message>
        <source>Beliefs that showed in wrong answers, and what became of them.</source>
        <translation>答错时露出的想法，以及它们后来怎样了。</translation>
    </message>
    <message>
        <source>No wrong answer has shown a misconception.</source>
        <translation>还没有答错的题露出误解。</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>想法</translation>
    </message>
    <message>
        <source>The misconception to which the chosen answers belong.</source>
        <translation>所选答案对应的误解。</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Active: shown once when you were sure, or twice when you thought so. Fading: since then one right answer to such a question; cured: two. Less is a trace.</source>
        <translation>活跃：有把握时出现一次，或“大概是”时出现两次。消退：此后这类题答对一次；已纠正：答对两次。不到活跃的算苗头。</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>出现</translation>
    </message>
    <message>
        <source>First answers to a question that showed it.</source>
        <translation>首次作答时露出它的次数。</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>The day on which it showed last.</source>
        <translation>最近一次出现的日期。</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Minutes spent on cards on each of the last 30 days.</source>
        <translation>最近 30 天里每天花在卡片上的分钟数。</translation>
    </message>
    <message>
        <source>No card was answered in the last 30 days.</source>
        <translation>最近 30 天没有答过卡片。</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>From the question to its answer, at most ten minutes each; cramming left out.</source>
        <translation>从出题到看到答案，每张最多算十分钟；突击不计。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Graded answers to cards, in quizzes and in reviews; cramming left out.</source>
        <translation>在测验和复习中评过分的回答；突击不计。</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
    <message>
        <source>No card was answered in the last half year.</source>
        <translation>最近半年没有答过卡片。</translation>
    </message>
    <message>
        <source>On which days of the last half year you answered cards, and how many: the fuller, the more.</source>
        <translation>最近半年哪些天答过卡片、答了多少：颜色越满越多。</translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>Translation: encoder</source>
        <translation>翻译：编码器</translation>
    </message>
    <message>
        <source>source</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Translation: decoder</source>
        <translation>翻译：解码器</translation>
    </message>
    <message>
        <source>target so far</source>
        <translation>已写出的译文</translation>
    </message>
    <message>
        <source>Translation: cross</source>
        <translation>翻译：交叉</translation>
    </message>
    <message>
        <source>encoder&apos;s output</source>
        <translation>编码器的输出</translation>
    </message>
    <message>
        <source>BERT</source>
        <translation>BERT</translation>
    </message>
    <message>
        <source>sentence with [MASK]</source>
        <translation>带 [MASK] 的句子</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同一处</translation>
    </message>
    <message>
        <source>GPT</source>
        <translation>GPT</translation>
    </message>
    <message>
        <source>text so far</source>
        <translation>已有的文字</translation>
    </message>
    <message>
        <source>ViT</source>
        <translation>ViT</translation>
    </message>
    <message>
        <source>patches of an image</source>
        <translation>图像的图块</translation>
    </message>
    <message>
        <source>CLIP: image</source>
        <translation>CLIP：图像</translation>
    </message>
    <message>
        <source>CLIP: text</source>
        <translation>CLIP：文字</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>图片说明</translation>
    </message>
    <message>
        <source>Image adapter: cross</source>
        <translation>图像适配器：交叉</translation>
    </message>
    <message>
        <source>image tokens</source>
        <translation>图像词元</translation>
    </message>
    <message>
        <source>Speech: cross</source>
        <translation>语音：交叉</translation>
    </message>
    <message>
        <source>pieces of sound</source>
        <translation>声音片段</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>Click or Return: where does this number come from?</source>
        <translation>点击或按回车：这个数从哪里来？</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算……</translation>
    </message>
</context>
<context>
    <name>walk</name>
    <message>
        <source>%1 = %2 of %3</source>
        <extracomment>a loop index: letter, number, how many there are</extracomment>
        <translation>%1 = %2／%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a loop index, the token that it stands for</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>all rows at once</source>
        <translation>所有的行一起</translation>
    </message>
</context>
</TS>
