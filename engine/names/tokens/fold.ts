/**
 * Phonetic folding in the spirit of Metaphone (Philips 1990), for names of any language written in Latin letters:
 * a digraph becomes one capital, doubled letters become one, so that an edit distance counts sounds.
 */
const CLUSTERS: Record<string, string> = {
  shch: 'S',
  sch: 'S',
  tch: 'C',
  dzh: 'j',
  shh: 'S',
  chh: 'C',
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

/** Clusters by first letter, the longest first. */
const byFirst = new Map<number, [string, string][]>();
for (const [cluster, symbol] of Object.entries(CLUSTERS)) {
  const first = cluster.charCodeAt(0);
  byFirst.set(first, [...(byFirst.get(first) ?? []), [cluster, symbol]]);
}
for (const list of byFirst.values()) list.sort((a, b) => b[0].length - a[0].length);

/** Of each first letter the next ones with which it may sound otherwise than alone. */
const meeting = new Map<number, string>([[0x63, 'eiy']]);
for (const cluster of Object.keys(CLUSTERS))
  for (let at = 1; at < cluster.length; at++) {
    const before = cluster.charCodeAt(at - 1);
    meeting.set(before, (meeting.get(before) ?? '') + cluster.charAt(at));
  }
const meets = new Uint8Array(2 ** 14);
for (const [before, letters] of meeting)
  for (const after of letters) meets[(before << 7) | after.charCodeAt(0)] = 1;

/** Whether two letters that meet, as character codes, may sound otherwise than apart. */
export function mayFuse(before: number, after: number): boolean {
  return meets[((before & 127) << 7) | (after & 127)] === 1;
}

/** Folds lower-case ASCII letters to sound symbols. */
export function fold(text: string): string {
  let out = '';
  let last = '';
  for (let at = 0; at < text.length; ) {
    const cluster = byFirst.get(text.charCodeAt(at))?.find(([letters]) => text.startsWith(letters, at));
    const symbol = cluster ? cluster[1] : letter(text, at);
    if (symbol !== last) out += symbol;
    last = symbol.charAt(symbol.length - 1);
    at += cluster ? cluster[0].length : 1;
  }
  return out;
}

function letter(text: string, at: number): string {
  const sign = text.charAt(at);
  if (sign === 'c') {
    const next = text.charAt(at + 1);
    return next === 'e' || next === 'i' || next === 'y' ? 's' : 'k';
  }
  if (sign === 'q') return 'k';
  return sign === 'x' ? 'ks' : sign;
}

const coarse: string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const KINDS = { s: 'SCXZzj', k: 'KGg', t: 'TDd', b: 'p', v: 'f', '': 'wyhaeiou' };
for (const [kind, symbols] of Object.entries(KINDS))
  for (const symbol of symbols) coarse[symbol.charCodeAt(0)] = kind;

/** The consonants of a folded word, voiced and unvoiced as one, w, y and h left out: a key to find look-alikes by. */
export function skeleton(folded: string): string {
  let out = '';
  let last = '';
  for (let at = 0; at < folded.length; at++) {
    const kind = coarse[folded.charCodeAt(at) & 127]!;
    if (kind === '' || kind === last) continue;
    out += kind;
    last = kind;
  }
  return out;
}

/** The sounds, or the skeletons, of words written together: of two equal ones that meet, one is left. */
export function joinSounds(left: string, right: string): string {
  return left.endsWith(right.charAt(0)) ? left + right.slice(1) : left + right;
}
