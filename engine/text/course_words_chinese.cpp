#include "engine/text/course_words.h"

#include <array>

namespace casefile::engine {

namespace {

using enum Trait;

// Words that would swallow parts of an example (小狗, 就是) are left out on purpose: the longest word wins.
constexpr auto chineseTable = std::to_array<WordRow>({
    // Living beings
    {traits(Noun, Animate), "动物",
     "动物 猫 狗 鸟 鱼 马 牛 羊 猪 鸡 鸭 兔子 老鼠 狐狸 老虎 狮子 大象 熊 狼 猴子 蛇 青蛙 虫子 "
     "蝴蝶 蜜蜂 宠物"},
    {traits(Noun, Animate), "人", "人 孩子 男孩 女孩 男人 女人 小孩 婴儿 客人 邻居 朋友 小朋友"},
    {traits(Noun, Animate, Plural), "人", "孩子们 朋友们 人们 大家 男孩们 女孩们"},
    {traits(Noun, Animate), "老师",
     "老师 学生 同学 医生 护士 警察 侦探 司机 工人 农民 画家 作家 科学家 工程师 经理 律师 厨师 "
     "护工 证人 小偷 秘书 校长"},
    {traits(Noun, Animate, Plural), "老师", "学生们 老师们 同学们"},
    {traits(Noun, Animate), "妈妈",
     "妈妈 爸爸 爷爷 奶奶 哥哥 姐姐 弟弟 妹妹 母亲 父亲 儿子 女儿 丈夫 妻子 叔叔 阿姨"},
    {traits(Noun, Animate), "", "国王 王后 公主 王子 机器人 小明 小红 小王 小李"},
    // Things
    {traits(Noun), "球", "球 足球 篮球 皮球 玩具"},
    {traits(Noun), "骨头",
     "骨头 肉 食物 饭 面包 苹果 香蕉 蛋糕 水果 鸡蛋 牛奶 茶 咖啡 糖 米饭 面条 蔬菜 西瓜 午饭 晚饭 早饭"},
    {traits(Noun), "书",
     "书 书包 本子 笔 铅笔 报纸 信 故事 词 句子 问题 答案 字 词典 小说 诗 作业 考试 课 新闻"},
    {traits(Noun), "箱子", "箱子 盒子 包 行李箱 袋子 杯子 瓶子 碗 盘子 奖杯"},
    {traits(Noun), "桌子", "桌子 椅子 床 门 窗户 沙发 灯 墙 钥匙 锁 镜子 衣服 帽子 鞋子 雨伞"},
    {traits(Noun), "车", "车 汽车 火车 自行车 飞机 船 公共汽车"},
    {traits(Noun), "电话", "电话 手机 电脑 电视 机器 程序 模型 相机 照片 音乐 电影 歌"},
    {traits(Noun), "家",
     "家 房子 学校 公园 医院 商店 银行 图书馆 饭店 教室 办公室 厨房 房间 花园 院子 城市 村子 国家 动物园 "
     "车站 机场"},
    {traits(Noun), "路", "路 街 马路 桥 河 河岸 湖 海 山 树 花 草 草地 森林 石头 沙子"},
    {traits(Noun), "天气", "天气 雨 雪 风 太阳 月亮 星星 天空 云 火 水 光"},
    {traits(Noun), "今天",
     "今天 昨天 明天 早上 晚上 中午 时候 时间 现在 年 月 日 星期 春天 夏天 秋天 冬天 周末"},
    {traits(Noun), "",
     "钱 名字 颜色 声音 地方 事情 工作 案子 线索 证据 卷宗 头 手 脚 眼睛 尾巴 嘴 心 身体 世界 "
     "注意力 语言 中文 英语 数学 比赛 礼物"},
    // What is done
    {traits(Verb), "看", "看 看见 看到 见 见到 听 听见 听到 闻 闻到 发现 注意 观察"},
    {traits(Verb), "跑",
     "跑 跑步 走 走路 跳 飞 游泳 爬 逃 逃跑 走进 走出 跑进 离开 来 去 到 回 回来 出去 进来 过 穿过"},
    {traits(Verb), "追", "追 追赶 跟 赶 抓 抓住 咬 打 踢 碰 撞"},
    {traits(Verb), "拿", "拿 拿走 放 丢 丢下 扔 捡 捡起 带 搬 装 装进 推 拉 给 送 借 还 收 接 找 找到 偷 藏"},
    {traits(Verb), "吃", "吃 喝 尝 舔 做饭 煮"},
    {traits(Verb), "说", "说 讲 问 回答 告诉 叫 喊 唱 笑 哭 解释 谈 骂 同意"},
    {traits(Verb), "喜欢", "喜欢 爱 恨 怕 害怕 想 想要 要 希望 相信 知道 认识 记得 忘记 觉得 明白 懂"},
    {traits(Verb), "是", "是 有 在 没有 成为 像"},
    {traits(Verb), "写", "写 读 学 学习 教 画 做 用 买 卖 开 关 洗 修 玩 等 帮助 帮 打开 检查 计算 工作"},
    {traits(Verb), "睡", "睡 睡觉 坐 站 躺 休息 醒 住 停 死 生病 下雨"},
    // How things are
    {traits(Adjective), "大", "大 小 高 矮 长 短 胖 瘦 重 轻 宽 窄 厚 薄"},
    {traits(Adjective), "新", "新 旧 老 年轻 古老"},
    {traits(Adjective), "好", "好 坏 漂亮 美丽 可爱 聪明 勇敢 有趣 重要 有名"},
    {traits(Adjective), "红", "红 蓝 绿 白 黑 黄 灰 红色 蓝色 绿色 白色 黑色 黄色"},
    {traits(Adjective), "累", "累 饿 渴 高兴 快乐 难过 生气 紧张 困 忙 开心 伤心"},
    {traits(Adjective), "冷",
     "冷 热 干 湿 干净 脏 安静 吵 满 空 硬 软 甜 酸 快 慢 远 近 难 容易 贵 便宜 暖和 危险 安全"},
    // Who is meant
    {traits(Pronoun, Animate), "他", "他 她 自己"},
    {traits(Pronoun), "他", "它"},
    {traits(Pronoun, Animate, Plural), "他", "他们 她们"},
    {traits(Pronoun, Plural), "他", "它们"},
    {traits(Pronoun, Animate, Speaker), "我", "我 你 您"},
    {traits(Pronoun, Animate, Plural, Speaker), "我", "我们 你们 咱们"},
    // What holds the sentence together
    {traits(FunctionWord), "因为",
     "因为 所以 如果 虽然 但是 可是 不过 然后 于是 而且 而 或者 还是 只要 只有"},
    {traits(FunctionWord), "的", "的 地 得 着 了 过 们 吗 呢 吧 啊"},
    {traits(FunctionWord), "和",
     "和 跟 与 同 也 都 还 又 再 就 才 只 已经 正在 正 总是 常常 一直 马上 一起 刚 将 会 能 可以 "
     "应该 必须"},
    {traits(FunctionWord), "很", "很 太 非常 最 更 比较 真 有点 特别"},
    {traits(FunctionWord), "不", "不 没 别 不能 不会 不是"},
    {traits(FunctionWord), "把", "把 被 让 给 对 向 从 往 为 为了 由 比 用 在"},
    {traits(FunctionWord), "里", "里 上 下 中 外 旁边 前面 后面 里面 上面 下面 外面 附近 之间"},
    {traits(FunctionWord), "一", "一 两 二 三 四 五 六 七 八 九 十 百 千 几 每 一些 许多 很多 所有"},
    {traits(FunctionWord), "这", "这 那 这个 那个 谁 什么 哪里 这里 那里"},
    {traits(FunctionWord), "个", "个 只 条 本 张 把 件 辆 头 匹 座 块 杯 位 一个 一只 一条 一本 那只 这只"},
});

} // namespace

std::span<const WordRow> chineseWords()
{
    return chineseTable;
}

} // namespace casefile::engine
