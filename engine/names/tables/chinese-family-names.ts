import type { NameGroup } from './given-names.ts';

/**
 * Chinese family names: one sign a line, by its Pinyin (ISO 7098, 2015) and Wade–Giles (Giles, 1912); after `;` as the
 * Cantonese of Hong Kong write it (the practice of its Registration of Persons, after Eitel, 1877), and the Hokkien,
 * Teochew, Hakka and Cantonese of Singapore, Malaysia and Indonesia (Douglas, 1873; MacIver, 1905; and usage). Written
 * for this project from general knowledge. Left out is what is more often another name: an, long, king, son, park, kim.
 */
const LINES = `chen;chan tan chin ting
lin;lam lim liem
huang;wong ng ooi oei oey wee bong vong
wang;wong ong heng bong
li;lee lei
zhang chang;cheung teo teoh tiu chong tjong thio cheong
wu;ng goh go gouw
liu;lau low liew law lauw lew
cai tsai;choi chua chuah tjoa choy tsoi chai
yang;yeung yeo yeoh young njoo iu jong
xu hsu;tsui chui chee tjhie cher chi
xu hsu;hui koh khoo khor kho hii
zheng cheng;teh tay the chang tee
xie hsieh;tse cheah chia tjia seah chea
guo kuo;kwok quek kwek kwee koay kok
hong hung;ang hung foong
qiu chiu;yau khoo koo chiew hiew yew
zeng tseng;tsang chan chang tjan chen
liao;liu leow leaw liau
lai;lai loi
zhou chou;chow chau chew chiu tjioe chiew
ye yeh;yip yap ip iap
su;so soh soo
zhuang chuang;chong ching tjoeng
jiang chiang;kong kang geung kiang
jiang chiang;cheung chiang tjiang chiong
lu;lo lu loo loh
lu;lui loo looi lu
he ho;ho hoe hoo
luo lo;law lo loh low
gao kao;ko koh kou
xiao hsiao;siu sia siauw siew seow
pan;poon phua phoa pang pun
jian chien;kan kan
zhu chu;chu choo tjoe chee
zhong chung;chung cheong
peng;pang phe phang
zhan chan;chim chiam
hu;wu woo oh ow foo fu
shi shih;sze si see sy
shen;sum sim shum
yu;yue yee ee oe
yu;yu yee ee ie
zhao chao;chiu teo teoh tio chew
wei;ngai gui goei ngui
fang;fong png poei hong
he;hok
sun;suen soon soen suen
deng teng;tang theng tng
fan;fan huan hwan
feng;fung pang foong
yuan;yuen wan oan yuen
du tu;to toh tou
liang;leung neo leong nio liong
fu;foo poh fu
cao tsao;tso cho chau
song sung;soong sung
tang;tong teng tng thong
han;hon hang
dong tung;tung tang
ma;mah beh bee
ruan juan;yuen ng
wen;man boon voon
yan yen;yim giam ngiam
bai pai;pak peh pek
shao;siu sio
gu ku;koo kho
lei;lui looi
tan;tam tham
xiong hsiung;hung him
meng;mang beng bang
qin chin;chun tsin chin
tian tien;tin chan
ding ting;ting teng
xia hsia;ha hay
jia chia;ka
he hao;hok
zou tsou;chau
lian lien;lin lien
ou;au ow aw
kang;hong khang
yao;yiu yeo
mo;mok bok
kong kung;hung khong
tao;to thoh
zhuo cho;cheuk toh`;

const groups = new Map<string, NameGroup[]>();
/** Beyond the numbers of the groups of given names. */
const FIRST = 10_000;
LINES.split('\n').forEach((line, at) => {
  const [standard = '', elsewhere = ''] = line.split(';');
  const add = (name: string, short: boolean) => {
    const known = groups.get(name) ?? [];
    if (!known.some(({ id }) => id === FIRST + at))
      groups.set(name, [...known, { id: FIRST + at, short, family: true }]);
  };
  for (const name of standard.split(' ').filter(({ length }) => length > 1)) add(name, false);
  for (const name of elsewhere.split(' ').filter(Boolean)) add(name, true);
});

const NONE: readonly NameGroup[] = [];

/** The groups of a Chinese family name in Latin letters, or none. */
export function chineseNameGroups(name: string): readonly NameGroup[] {
  return groups.get(name) ?? NONE;
}
