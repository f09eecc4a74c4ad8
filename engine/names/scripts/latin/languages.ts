/** A spelling and what it sounds like, in Latin letters as `fold` reads them. */
export type Spelling = readonly [RegExp, string];

/** How a language writes in Latin letters, and the letters that give it away. */
export type Habit = { name: string; marks: RegExp; spellings: readonly Spelling[] };

/**
 * The orthographies of languages, as their academies and standards give them; the first whose marks a name has counts.
 * Letters that sound as `fold` reads them are left out.
 */
export const LANGUAGES: readonly Habit[] = [
  {
    // The alphabet law of Azerbaijan of 2001; names from elsewhere are spelt as they are said.
    name: 'azerbaijani',
    marks: /ə|\bq(?=[iıoöü])|\Bq(?=[ıöü])/iu,
    spellings: [
      [/ç/, 'ch'],
      [/c/, 'j'],
      [/ş/, 'sh'],
      [/ğ/, 'gh'],
      [/q/, 'g'],
      [/x/, 'kh'],
      [/ə/, 'a'],
    ],
  },
  {
    // National Institute of Korean Language, the revised romanisation (2000): other scripts have k, t, p and ch.
    name: 'korean',
    marks:
      /\b(?:gim|bak|jeong|seong|hyeon|yeong|jeon|seok|cheol|hyeok|yeol|eun|eung|geun|geon|beom|jeok|deok)\b/i,
    spellings: [
      [/^g/, 'k'],
      [/^d/, 't'],
      [/^b/, 'p'],
      [/^j/, 'ch'],
      [/eo/, 'o'],
      [/eu/, 'u'],
    ],
  },
  {
    // Türk Dil Kurumu, Yazım Kılavuzu (2012).
    name: 'turkish',
    marks: /[ğışİ](?![ță])/u,
    spellings: [
      [/j/, 'zh'],
      [/ç/, 'ch'],
      [/c/, 'j'],
      [/ş/, 'sh'],
      [/ğ/, ''],
    ],
  },
  {
    // Academia Română, DOOM (2005).
    name: 'romanian',
    marks: /[țţșăĂ]/iu,
    spellings: [
      [/[șş]/, 'sh'],
      [/[țţ]/, 'ts'],
      [/ch(?=[ei])/, 'k'],
      [/gh(?=[ei])/, 'g'],
      [/c(?=[ei])/, 'ch'],
      [/g(?=[ei])/, 'j'],
      [/j/, 'zh'],
    ],
  },
  {
    // Rada Języka Polskiego, Zasady pisowni.
    name: 'polish',
    marks: /[łąęśźżńć]|szcz|rz|cz|\Bwicz\b|\B[wv]sk[ia]\b/iu,
    spellings: [
      [/szcz/, 'shch'],
      [/sz/, 'sh'],
      [/cz/, 'ch'],
      [/(?<=[ptkc]h?)rz/, 'sh'],
      [/rz|ż|ź|z(?=i[aeouóąę])/, 'zh'],
      [/ś|s(?=i)/, 'sh'],
      [/ch/, 'kh'],
      [/ć|c(?=i)/, 'ch'],
      [/c(?=$|[^hkz])/, 'ts'],
      [/(?<=sh|ch|zh)i(?=[aeouóąę])/, ''],
      [/ą(?=[bp])/, 'om'],
      [/ą/, 'on'],
      [/ę(?=[bp])/, 'em'],
      [/ę/, 'en'],
      [/ó/, 'u'],
      [/w/, 'v'],
      [/j/, 'y'],
    ],
  },
  {
    // Valsts valodas centrs: names from elsewhere are spelt as they are said, with an ending (Likumi, 2004).
    name: 'latvian',
    marks: /[āēīģķļņ]|dž/iu,
    spellings: [
      [/dž/, 'j'],
      [/dz/, 'z'],
      [/č/, 'ch'],
      [/š/, 'sh'],
      [/ž/, 'zh'],
      [/c/, 'ts'],
      [/j/, 'y'],
    ],
  },
  {
    // Magyar Tudományos Akadémia, A magyar helyesírás szabályai (2015).
    name: 'hungarian',
    marks: /[őű]|cs(?!k)|gy|\bzs|szl|\Bs[zt]v[aá]n\b|\Bnc\b/iu,
    spellings: [
      [/cs/, 'ch'],
      [/zs/, 'zh'],
      [/sz/, 's'],
      [/s/, 'sh'],
      [/gy/, 'dy'],
      [/ly/, 'y'],
      [/c(?!h)/, 'ts'],
      [/j/, 'y'],
    ],
  },
  {
    // Czech, Slovak, Slovene, Croatian, Bosnian, Serbian in Latin letters, and Lithuanian: Gaj (1830) after Hus.
    name: 'slavic',
    marks: /[čšžřěůďťňľđėįųū]/iu,
    spellings: [
      [/dž/, 'j'],
      [/ch/, 'kh'],
      [/[čć]/, 'ch'],
      [/š/, 'sh'],
      [/ž/, 'zh'],
      [/ř/, 'rzh'],
      [/đ/, 'j'],
      [/ě/, 'ye'],
      [/c(?!h)/, 'ts'],
      [/w/, 'v'],
      [/j/, 'y'],
    ],
  },
  {
    // Dansk Sprognævn, Språkrådet and Svenska Akademien.
    name: 'scandinavian',
    marks: /[åøæ]|\bkj|\bhj|gaard/iu,
    spellings: [
      [/s[kt]?j/, 'sh'],
      [/\bkj/, 'sh'],
      [/\b[hg]j/, 'y'],
      [/å|aa/, 'o'],
      [/[øæ]/, 'e'],
      [/(?<=[nl])d\b/, ''],
      [/w/, 'v'],
      [/j/, 'y'],
    ],
  },
  {
    // Academia das Ciências de Lisboa, Acordo Ortográfico (1990).
    name: 'portuguese',
    marks: /[ãõ]/iu,
    spellings: [
      [/ão/, 'an'],
      [/õ/, 'on'],
      [/lh/, 'ly'],
      [/nh/, 'ny'],
      [/[cs]h|x/, 'sh'],
      [/g(?=[ei])|j/, 'zh'],
      [/ç/, 's'],
    ],
  },
  {
    // Real Academia Española, Ortografía (2010).
    name: 'spanish',
    marks: /ñ|[^aeiou]ez\b|[íóáúé][^aeiou]?ez\b/iu,
    spellings: [
      [/qu/, 'k'],
      [/gu(?=[ei])/, 'g'],
      [/g(?=[ei])|j/, 'kh'],
      [/(?<!c)h/, ''],
      [/ll/, 'y'],
      [/ñ/, 'ny'],
      [/z/, 's'],
    ],
  },
  {
    // Rat für deutsche Rechtschreibung (2018).
    name: 'german',
    marks: /[äöüß]|tsch|\Bmann\b|\Bstein\b|\Bberg\b|\Bburg\b|\Bhard?t\b|\Bwald\b/iu,
    spellings: [
      [/tsch/, 'ch'],
      [/sch/, 'sh'],
      [/chs/, 'ks'],
      [/ch/, 'kh'],
      [/[äe]u/, 'oi'],
      [/e[iy]/, 'ai'],
      [/ie/, 'i'],
      [/tz|z/, 'ts'],
      [/\bs(?=[pt])/, 'sh'],
      [/(?<=[aeou])h/, ''],
      [/th/, 't'],
      [/qu/, 'kv'],
      [/v/, 'f'],
      [/w/, 'v'],
      [/ß/, 's'],
      [/ö/, 'e'],
      [/ä/, 'e'],
      [/j/, 'y'],
    ],
  },
];

/** French as it is said (Fouché, Traité de prononciation française, 1956), for names with or without accents. */
export const FRENCH: readonly Spelling[] = [
  [/(?<=[^aeiouy])es?$/, ''],
  [/e?au(?:x|d|t|lt|lts)?$|eau/, 'o'],
  [/ou[dtsxp]+$/, 'u'],
  [/oi[dtsx]+$/, 'wa'],
  [/(?:ai|ei|ay|e|è|ê)[tsx]+$/, 'e'],
  [/ieu[dtsx]+$/, 'ye'],
  [/en[tds]+$/, 'an'],
  [/(?<=[^aeiou])er$|ez$|ée?$/, 'e'],
  [/(?<=[aeiouyéèënrl])[tdsxzp]+$/, ''],
  [/ill(?=[aeiou])/, 'iy'],
  [/œu|eu/, 'e'],
  [/oi/, 'wa'],
  [/ou/, 'u'],
  [/au/, 'o'],
  [/ai|ei|ay$|è|ê|é/, 'e'],
  [/gn/, 'ny'],
  [/ch/, 'sh'],
  [/qu|c(?=[aou])/, 'k'],
  [/gu(?=[ei])/, 'g'],
  [/ge(?=[ao])|g(?=[eiy])|j/, 'zh'],
  [/ç|c(?=[eiyéèê])/, 's'],
  [/(?<![sztkp])h/, ''],
  [/e[nm](?=[^aeiouynm]|$)/, 'an'],
];

/** English as it is said (Venezky, The Structure of English Orthography, 1970). */
export const ENGLISH: readonly Spelling[] = [
  [/^kn|^gn/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^hs/, 'sh'],
  [/^mc(?=[^aeiouh])/, 'mak'],
  [/wh/, 'w'],
  [/tch/, 'ch'],
  [/dge?/, 'j'],
  [/eigh/, 'ei'],
  [/igh/, 'ai'],
  [/[ao]ugh/, 'o'],
  [/(?<=[aeiou])gh/, ''],
  [/qu/, 'kw'],
  [/c(?=[aou])/, 'k'],
  [/c(?=[eiy])/, 's'],
  [/mb$/, 'm'],
  [/(?<=[aeiou])ge$/, 'j'],
  [/a(?=[bcdfgklmnpstvz]e(?:s|r)?$)/, 'ei'],
  [/i(?=[bcdfgklmnprstvz]e(?:s|r)?$)/, 'ai'],
  [/ee|ea(?!u)/, 'i'],
  [/oo/, 'u'],
  [/oa/, 'o'],
  [/ow(?=[^aeiou])|ou(?=[nstd])/, 'au'],
  [/ow$/, 'o'],
  [/a[wu]/, 'o'],
  [/a(?=l[kl])/, 'o'],
  [/(?<=o)l(?=k)/, ''],
  [/a[iy]|ey(?=.)/, 'ei'],
  [/e[wu]/, 'yu'],
  [/ey$/, 'i'],
  [/(?<=^[^aeiou]{1,6})y(?=[^aeiou]|$)/, 'ai'],
  [/u(?=(?:[^aeiouyrl]{2}|[^aeiouyrl]$))/, 'a'],
  [/(?<=[^aeiou])e$/, ''],
  [/(?<=[aeiou][^aeiou])es$/, 's'],
];
