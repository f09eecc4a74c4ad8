import anyAscii from 'any-ascii';
import type { ScriptCosts } from './cheap-changes.ts';

/**
 * Sounds that a syllable of a foreign name stands for, by its Pinyin, after the tables of Xinhua's "Names of the World's
 * Peoples: a comprehensive dictionary of names in Roman–Chinese" (1993, 2007), which Taiwan and Hong Kong follow in
 * part: `J` is a j, g or k before i, `L` an l or r, `U` a vowel that only closes a syllable, `Q` a g that may be none.
 */
const INITIALS: readonly (readonly [string, string])[] = [
  ['zh', 'j'],
  ['ch', 'C'],
  ['sh', 'S'],
  ['j', 'J'],
  ['q', 'C'],
  ['x', 'S'],
  ['z', 'z'],
  ['c', 'X'],
];

const WHOLE: Record<string, string> = {
  er: 'L',
  ge: 'gU',
  ke: 'kU',
  te: 'tU',
  de: 'dU',
  le: 'lU',
  si: 'sU',
  zi: 'zU',
  ci: 'XU',
  shi: 'sU',
  zhi: 'jU',
  chi: 'Ci',
  ri: 'ri',
  bu: 'bU',
  pu: 'pU',
  fu: 'fU',
  mu: 'mU',
  ku: 'kU',
  gu: 'gU',
  tu: 'tU',
  du: 'dU',
  lu: 'lU',
  hua: 'wa',
  huai: 'wai',
  huang: 'wanQ',
  hui: 'wi',
  huo: 'ho',
  wu: 'u',
  yi: 'i',
  yu: 'yu',
  yue: 'yo',
  qiao: 'jo',
  jie: 'Je',
  jia: 'Ja',
  xia: 'Sa',
  xie: 'Se',
  zhan: 'jam',
};

/** Signs that stand for something else than they usually sound like. */
const SIGNS: Record<string, string> = {
  姆: 'mU',
  尔: 'L',
  爾: 'L',
  夫: 'fU',
  弗: 'fU',
  什: 'SU',
  茨: 'XU',
  扎: 'za',
  泽: 'zA',
  澤: 'zA',
  热: 'Zer',
  熱: 'Zer',
  让: 'Zan',
  讓: 'Zan',
  朱: 'ju',
  乔: 'jo',
  喬: 'jo',
  再: 'zai',
  贾: 'ja',
  賈: 'ja',
  盖: 'ga',
  蓋: 'ga',
  夏: 'Sa',
  圣: 'san',
  聖: 'san',
};

/** Names that keep an old form, as they sound; those of Malaysia after its Chinese press. */
const NAMES: readonly (readonly [string, string])[] = Object.entries({
  jon: '约翰 約翰',
  karl: '卡尔 卡爾',
  ludvig: '路德维希 路德維希',
  riSard: '里夏德',
  piter: '彼得',
  pol: '保罗 保羅',
  robert: '罗伯特 羅伯特',
  margaret: '玛格丽特 瑪格麗特',
  aleksandr: '亚历山大 亞歷山大',
  josef: '约瑟夫 約瑟夫',
  david: '大卫 大衛 戴维 戴維',
  edward: '爱德华 愛德華',
  stiven: '史蒂文 斯蒂文 史帝文 史蒂芬 斯蒂芬',
  jems: '詹姆斯 詹姆士',
  Carls: '查尔斯 查爾斯',
  Cak: '查克',
  jorj: '乔治 喬治',
  meri: '玛丽 瑪麗 玛莉 瑪莉',
  elizabeT: '伊丽莎白 伊莉莎白',
  hilari: '希拉里 希拉蕊',
  rojer: '罗杰 羅傑',
  jef: '杰夫 傑夫',
  riCard: '理查德 理察德 理查 理察',
  fransua: '弗朗索瓦',
  marTa: '瑪莎 玛莎',
  ibrahim: '易卜拉欣 依布拉欣',
  muhamad: '穆罕默德 莫哈末 莫哈默 穆罕默 穆罕莫德 莫罕默德',
  ahmad: '阿末 艾哈迈德 艾哈邁德 阿赫迈德',
  abdula: '阿都拉 阿卜杜拉',
  abdul: '阿都 阿卜杜勒 阿卜杜',
  mustafa: '慕斯达法 慕斯達法 穆斯塔法',
  hasan: '哈山 哈桑',
  tengku: '东姑 東姑',
  ismail: '伊斯迈 依斯迈 伊斯玛仪 伊斯玛依',
  kasim: '卡欣 卡西姆',
  hamid: '哈密德 哈米德',
  said: '赛义德 賽義德 赛 賽',
  jaya: '再也',
  wan: '旺',
  nik: '聂 聶',
  siti: '西蒂',
  razak: '拉萨 拉薩 拉扎克',
  najib: '纳吉 納吉 纳吉布 納吉布',
  mahatir: '马哈迪 馬哈迪 马哈蒂尔 馬哈蒂爾',
  anwar: '安华 安華 安瓦尔 安瓦爾',
  jahid: '扎希 扎希德',
  abubakar: '阿布巴卡',
  omar: '奥马 奧馬 奥马尔 奧馬爾',
  osman: '奥斯曼 奧斯曼 奥士曼 奧士曼',
  rahman: '拉曼 拉赫曼',
  rahim: '拉欣 拉希姆',
  salah: '沙拉 萨拉赫 薩拉赫',
  halim: '哈林 哈利姆',
  yusof: '尤索夫 优素福 優素福',
  ramli: '南利 蓝利',
  arif: '阿立夫 阿里夫',
  aziz: '阿兹 阿茲 阿齐兹 阿齊茲',
  azizah: '阿兹莎 阿茲莎 阿齐扎 阿齊扎',
  kennedi: '肯尼迪 甘迺迪',
  jonson: '约翰逊 約翰遜 詹森 强森 強森',
  trump: '特朗普 川普',
  buS: '布什 布希',
  obama: '奥巴马 歐巴馬',
  klinton: '克林顿 柯林頓 克林頓',
  regan: '里根 雷根',
  nikson: '尼克松 尼克森',
  blair: '布莱尔 布萊爾 贝理雅 貝理雅',
  taCer: '撒切尔 柴契爾 戴卓爾',
  merkel: '默克尔 梅克爾',
  maikl: '迈克尔 邁克爾 麥可',
  miSel: '米歇尔 米歇爾 蜜雪兒',
  kris: '克里斯 基斯',
})
  .flatMap(([sounds, written]) => written.split(' ').map((one): [string, string] => [one, sounds]))
  .sort(([a], [b]) => b.length - a.length);

/** Voiced and voiceless, l and r, n and ng are near; vowels say little, and closing ones nothing. */
export const HAN_COSTS: ScriptCosts = {
  changes: [
    [0.03, 'Ll Lr Jj'],
    [0.06, 'vw fv sS Jg Aa Ae Ai Ao Au Ua Ue Ui Uo Uu'],
    [0.1, 'lr sT sz Xz XC Jk hK'],
    [0.15, 'bv Xs JZ JC Jy Cj zZ ae ai ao au ei eo eu io iu ou'],
    [0.2, 'Cz td gk bp nm rj rZ Sh'],
  ],
  gaps: [
    [0.02, 'Q'],
    [0.04, 'U'],
    [0.12, 'aeiou'],
    [0.2, 'A'],
    [0.25, 'r'],
    [0.4, 'L'],
  ],
};

/** A foreign name in Han as sound symbols. */
export function soundsOfHan(word: string): string {
  let out = '';
  let rest = word;
  while (rest) {
    const name = NAMES.find(([written]) => rest.startsWith(written));
    const sign = name?.[0] ?? String.fromCodePoint(rest.codePointAt(0)!);
    out += name?.[1] ?? SIGNS[sign] ?? soundsOfPinyin(anyAscii(sign).toLowerCase());
    rest = rest.slice(sign.length);
  }
  return out;
}

/** The Pinyin of a word, a syllable a sign. */
export function pinyinOf(word: string): string {
  return [...word]
    .map((sign) => anyAscii(sign).toLowerCase())
    .filter(Boolean)
    .join(' ');
}

function soundsOfPinyin(syllable: string): string {
  const whole = WHOLE[syllable];
  if (whole) return whole;
  const initial = INITIALS.find(([letters]) => syllable.startsWith(letters));
  const rest = syllable.slice(initial?.[0].length ?? 0);
  return ((initial?.[1] ?? '') + rest)
    .replace(/ng$/, 'nQ')
    .replace(/en(?=Q?$)/, 'An')
    .replace(/ong?/, 'un')
    .replace(/uo$/, 'o')
    .replace(/ao$/, 'o')
    .replace(/v/, 'u');
}

/** The signs that names from elsewhere are written with, in both forms: few names of China and Japan have only such. */
const TRANSCRIBING = new Set(
  '阿埃艾爱愛安昂敖奥奧巴拜班邦包保鲍鮑贝貝本比毕畢彼别別宾賓波伯博勃布查昌楚茨次达達大戴丹当當道德登邓鄧狄迪蒂帝丁东東杜顿頓多朵俄厄恩尔爾耳法凡范方菲费費芬丰风弗夫福佛富盖蓋甘冈岡高戈哥格葛根贡貢古瓜圭哈海罕汉漢翰豪赫黑亨洪胡华華怀懷惠霍基吉加佳贾賈杰傑杰金京津卡凯凱坎康考柯科克肯库庫奎昆拉莱萊来來兰蘭朗劳勞勒雷蕾黎李里丽麗利莉立连連廉良列林琳隆卢盧鲁魯路吕呂伦倫罗羅洛马馬玛瑪迈邁麦麥曼芒毛梅门門蒙孟米密敏明末莫默姆木穆拿娜纳納乃奈南内內尼年宁寧纽紐农農努诺諾欧歐帕派潘庞龐培佩彭蓬皮平珀普奇齐齊恰切钦欽琴乔喬丘琼瓊让讓热熱日荣榮茹瑞若撒萨薩塞赛賽桑瑟森沙莎山尚绍紹舍申圣聖施什史士舒斯丝絲思苏蘇索塔泰坦汤湯唐陶特腾騰藤提田铁鐵廷通图圖土托瓦万萬汪旺威韦韋维維温溫文翁沃乌烏伍武西希锡錫席夏香肖谢謝辛欣休秀雪逊遜雅亚亞延扬揚杨楊尧姚耶叶葉伊依易因英永尤于約约赞贊泽澤曾扎詹章珍治朱茱卓孜兹茲宗祖佐尊胡丁都斐弥彌润潤珊志敦炎慕烈芝柏强亮乡荷甸生妮淡也律鑫姑',
);
const HAN_RUN = /\p{Script=Han}{4,}/u;
const SHORTEST_PART = 2;

/** True for a name in Han of four signs and more that may be from elsewhere though no dot says so. */
export function mayTranscribe(text: string): boolean {
  const run = HAN_RUN.exec(text)?.[0];
  return run !== undefined && [...run].every((sign) => TRANSCRIBING.has(sign));
}

/**
 * A foreign name in Han without a dot between its parts, as the press of Malaysia and Taiwan writes it, parted in every
 * way into two words, one sign at least before and two after, and not parted at all.
 */
export function splitHan(text: string): string[] {
  const run = HAN_RUN.exec(text)?.[0];
  if (!run) return [text];
  const ways = [text];
  for (let at = 1; at + SHORTEST_PART <= run.length; at++)
    ways.push(text.replace(run, `${run.slice(0, at)}·${run.slice(at)}`));
  return ways;
}
