import { fold } from '../../tokens/fold.ts';

/** The syllables of Pinyin (ISO 7098, 2015) by their final: what may stand before it. */
const SYLLABLES: Record<string, string> = {
  a: 'b p m f d t n l g k h z c s zh ch sh',
  o: 'b p m f',
  e: 'm d t n l g k h z c s zh ch sh r',
  ai: 'b p m d t n l g k h z c s zh ch sh',
  ei: 'b p m f n l g h sh z',
  ao: 'b p m d t n l g k h z c s zh ch sh r',
  ou: 'p m f d t n l g k h z c s zh ch sh r y',
  an: 'b p m f d t n l g k h z c s zh ch sh r y',
  en: 'b p m f n g k h z c s zh ch sh r',
  ang: 'b p m f d t n l g k h z c s zh ch sh r y',
  eng: 'b p m f d t n l g k h z c s zh ch sh r',
  ong: 'd t n l g k h z c s zh ch r y',
  i: 'b p m d t n l j q x z c s zh ch sh r y',
  ia: 'l j q x',
  iao: 'b p m d t n l j q x',
  ie: 'b p m d t n l j q x',
  iu: 'm d n l j q x',
  ian: 'b p m d t n l j q x',
  in: 'b p m n l j q x y',
  iang: 'n l j q x',
  ing: 'b p m d t n l j q x y',
  iong: 'j q x',
  u: 'b p m f d t n l g k h z c s zh ch sh r j q x y w',
  ua: 'g k h zh sh',
  uo: 'd t n l g k h z c s zh ch sh r',
  uai: 'g k h zh ch sh',
  ui: 'd t g k h z c s zh ch sh r',
  uan: 'd t n l g k h z c s zh ch sh r j q x y',
  un: 'd t l g k h z c s zh ch sh r j q x y',
  uang: 'g k h zh ch sh',
  ue: 'n l j q x y',
};
const WHOLE = 'a o e ai ei ao ou an en ang er ya ye yao wa wo wai wei wan wen wang weng';

/** Wade’s initials as Giles has them (A Chinese–English Dictionary, 1912), without the sign of breath that lists leave out. */
const INITIALS: Record<string, string> = {
  b: 'p',
  d: 't',
  g: 'k',
  j: 'ch',
  q: 'ch',
  x: 'hs',
  zh: 'ch',
  r: 'j',
  z: 'ts',
  c: 'ts',
};

/** Pinyin syllables by their spelling in Wade–Giles. */
const byWade = new Map<string, string[]>();
for (const [final, initials] of Object.entries(SYLLABLES))
  for (const initial of initials.split(' ')) add(initial, final);
for (const syllable of WHOLE.split(' ')) put(wadeWhole(syllable), syllable);

function put(wade: string, pinyin: string): void {
  byWade.set(wade, [...(byWade.get(wade) ?? []), pinyin]);
}

function add(initial: string, final: string): void {
  const pinyin = initial + final;
  if (initial === 'y' || initial === 'w') put(wadeWhole(pinyin), pinyin);
  else put((INITIALS[initial] ?? initial) + wadeFinal(initial, final), pinyin);
  if (final === 'i' && /^[zc]$/.test(initial)) put('tzu', pinyin);
  if (pinyin === 'si') put('szu', pinyin);
}

function wadeWhole(pinyin: string): string {
  const changed = { yi: 'i', ye: 'yeh', yan: 'yen', you: 'yu', yong: 'yung', yue: 'yueh', er: 'erh' };
  return changed[pinyin as keyof typeof changed] ?? pinyin;
}

function wadeFinal(initial: string, final: string): string {
  if (final === 'i') {
    if (/^(?:zh|ch|sh|r)$/.test(initial)) return 'ih';
    return /^[zcs]$/.test(initial) ? (initial === 's' ? 'su' : 'zu') : 'i';
  }
  if (final === 'e') return /^[gkh]$/.test(initial) ? 'o' : 'e';
  if (final === 'uo') return /^(?:[gkh]|sh)$/.test(initial) ? 'uo' : 'o';
  if (final === 'ui') return /^[gk]$/.test(initial) ? 'uei' : 'ui';
  return { ong: 'ung', iong: 'iung', ian: 'ien', ie: 'ieh', ue: 'ueh' }[final] ?? final;
}

/** Spellings that no other romanisation of Chinese has: one of them in a name tells how all of it is spelt. */
const MARKS =
  /(?<!\p{L})(?:hs[aeiuü]\w*|tz['’]?u|ss[uŭ]|szu|ts['’]?e|ts['’]?u(?:ng|n|i|an)?|ts['’]?(?:ai|ao|ang|eng|en|o|ou)|(?:[csj]h?['’]?)ih|erh|chi(?:ang|ao|eh|en|u|ung)|\w{1,2}ieh|(?:ch|hs|l|n|y)[uü]eh|k['’]?uei|kuo)(?![\p{L}'’])/iu;

/** Whether a name is spelt by Wade and Giles. */
export function isWadeGiles(name: string): boolean {
  return MARKS.test(name);
}

const LONGEST = 6;
/** Longer words are no names of three syllables, and could be parted in too many ways. */
const LONGEST_WORD = 3 * LONGEST;
const MOST_READINGS = 8;

/**
 * How the Pinyin of a word in Wade–Giles sounds, as sound symbols; several where the sign of breath would tell (ching is
 * jing or qing). None where the word is not made of its syllables.
 */
export function wadeGilesReadings(word: string): readonly string[] {
  const letters = word
    .toLowerCase()
    .replace(/ü/g, 'u')
    .replace(/[^a-z]/g, '');
  return letters.length > LONGEST_WORD ? [] : [...new Set(spellings(letters).map(fold))];
}

/** The longest syllables first: kai is no ka and i. */
function spellings(letters: string): string[] {
  if (letters === '') return [''];
  for (let size = Math.min(LONGEST, letters.length); size > 0; size--) {
    const syllables = byWade.get(letters.slice(0, size)) ?? [];
    const rests = syllables.length > 0 ? spellings(letters.slice(size)) : [];
    if (rests.length > 0)
      return syllables.flatMap((one) => rests.map((rest) => one + rest)).slice(0, MOST_READINGS);
  }
  return [];
}
