export type Region = 'KR' | 'CN' | 'VN' | 'US';

/** A family name and the share (0–1) of the people of its country who bear it. */
export type FamilyName = { region: Region; share: number };

/**
 * Published shares in thousandths of the people of a country, with the usual Latin spellings: Korea by the census of
 * 2000 (National Statistical Office), China by the Ministry of Public Security in 2007 (from Liu on the least that the
 * published class allows), Viet Nam after Lê Trung Hoa (2005), the United States by the census of 2010.
 */
const TABLE: Record<Region, string> = {
  KR: `215 kim gim|147 lee yi rhee ri|84 park pak bak|48 jung jeong chung chong|47 choi choe|29 cho jo|25 kang gang
22 yoo yu ryu|20 yoon yun|20 jang chang|20 shin sin|16 lim im rim|15 han|15 oh|15 seo suh|15 jeon chon|14 kwon|14 hwang
14 song|14 ahn an|11 hong`,
  CN: `72 wang|72 li|68 zhang|16 liu|16 chen|16 yang|16 huang|16 zhao|16 wu|16 zhou|8 xu|8 sun|8 ma|8 zhu|8 hu|8 guo|8 he
8 gao|8 lin|8 luo|8 zheng|8 liang`,
  VN: `384 nguyen|110 tran|95 le|71 pham|51 hoang huynh|45 phan|39 vu vo|21 dang|20 bui|14 do|13 ho|13 ngo|10 duong|5 ly`,
  US: `8 smith|6 johnson|5 williams|5 brown|5 jones|4 garcia|4 miller|4 davis|4 rodriguez|4 martinez`,
};

const byName = new Map<string, FamilyName>();
for (const [region, lines] of Object.entries(TABLE) as [Region, string][])
  for (const line of lines.split(/[|\n]/)) {
    const [thousandths, ...spellings] = line.split(' ');
    const share = Number(thousandths) / 1000;
    for (const name of spellings)
      if (share > (byName.get(name)?.share ?? 0)) byName.set(name, { region, share });
  }

/** What is published about a family name, in lower case; of several countries the one where it is commonest. */
export function familyName(name: string): FamilyName | undefined {
  return byName.get(name);
}
