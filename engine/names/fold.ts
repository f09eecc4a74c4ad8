/**
 * Phonetic folding in the spirit of Metaphone (Philips 1990), for names of any language written in Latin letters:
 * a digraph becomes one capital, doubled letters become one, so that an edit distance counts sounds.
 */
const DIGRAPHS: Record<string, string> = {
  sh: 'S',
  ch: 'C',
  kh: 'K',
  gh: 'G',
  zh: 'Z',
  th: 'T',
  dh: 'D',
  ph: 'f',
  ck: 'k',
  ts: 'X',
  tz: 'X',
  dj: 'j',
  dz: 'Z',
  ou: 'u',
  oo: 'u',
  qu: 'k',
  cz: 'C',
  sz: 'S',
  rh: 'r',
  wh: 'w',
  bh: 'b',
  jh: 'j',
};
const TRIGRAPHS: Record<string, string> = { sch: 'S', tch: 'C', dzh: 'j', shh: 'S', chh: 'C', cht: 'kt' };
const FOUR: Record<string, string> = { shch: 'S' };
const SINGLE: Record<string, string> = { q: 'k', x: 'ks' };

/** Folds lower-case ASCII letters to sound symbols. */
export function fold(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; ) {
    const four = FOUR[text.slice(at, at + 4)];
    const three = TRIGRAPHS[text.slice(at, at + 3)];
    const two = DIGRAPHS[text.slice(at, at + 2)];
    const taken = four ? 4 : three ? 3 : two ? 2 : 1;
    const letter = text[at] ?? '';
    const soft = letter === 'c' && /[eiy]/.test(text[at + 1] ?? '') ? 's' : letter === 'c' ? 'k' : undefined;
    const symbol = four ?? three ?? two ?? soft ?? SINGLE[letter] ?? letter;
    if (!out.endsWith(symbol)) out += symbol;
    at += taken;
  }
  return out;
}

const COARSE: Record<string, string> = {
  S: 's',
  C: 's',
  X: 's',
  Z: 's',
  z: 's',
  j: 's',
  K: 'k',
  G: 'k',
  g: 'k',
  T: 't',
  D: 't',
  d: 't',
  p: 'b',
  f: 'v',
  w: '',
  y: '',
  h: '',
  a: '',
  e: '',
  i: '',
  o: '',
  u: '',
};

/** The consonants of a folded word, voiced and unvoiced as one, w, y and h left out: a key to find look-alikes by. */
export function skeleton(folded: string): string {
  let out = '';
  for (const symbol of folded) {
    const letter = COARSE[symbol] ?? symbol;
    if (letter !== '' && !out.endsWith(letter)) out += letter;
  }
  return out;
}
