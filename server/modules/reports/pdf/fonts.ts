import { createRequire } from 'node:module';
import path from 'node:path';
import type { Content } from 'pdfmake/interfaces';

const require = createRequire(import.meta.url);
const file = (family: string, name: string) =>
  path.join(path.dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), name);

export const fontFiles = {
  Noto: {
    normal: file('noto-sans', '400Regular/NotoSans_400Regular.ttf'),
    bold: file('noto-sans', '600SemiBold/NotoSans_600SemiBold.ttf'),
  },
  NotoDevanagari: {
    normal: file('noto-sans-devanagari', '400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: file('noto-sans-devanagari', '600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  },
  NotoArabic: {
    normal: file('noto-sans-arabic', '400Regular/NotoSansArabic_400Regular.ttf'),
    bold: file('noto-sans-arabic', '600SemiBold/NotoSansArabic_600SemiBold.ttf'),
  },
  NotoHan: {
    normal: file('noto-sans-sc', '400Regular/NotoSansSC_400Regular.ttf'),
    bold: file('noto-sans-sc', '600SemiBold/NotoSansSC_600SemiBold.ttf'),
  },
};

const scripts: [RegExp, keyof typeof fontFiles][] = [
  [/\p{Script=Devanagari}/u, 'NotoDevanagari'],
  [/\p{Script=Arabic}/u, 'NotoArabic'],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Bopomofo}/u, 'NotoHan'],
];
const neutral = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** pdfmake knows one font a piece of text: cuts the text where the script changes. Blanks and signs stay with what precedes them. */
export function inScripts(text: string): Content {
  const runs: { text: string; font: keyof typeof fontFiles }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const own = scripts.find(([pattern]) => pattern.test(sign))?.[1];
    const font = own ?? (neutral.test(sign) && last && !/[\d(]/.test(sign) ? last.font : 'Noto');
    if (last?.font === font) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return { text: runs.flatMap((run) => (run.font === 'NotoArabic' ? rightToLeft(run.text) : [run])) };
}

const letter = /[\p{Script=Arabic}\p{M}]/u;

/** The text up to the last such sign; a pattern that looks for the end would begin at every other sign anew. */
function untilLast(sign: RegExp, text: string): string {
  const signs = Array.from(text);
  return signs.slice(0, signs.findLastIndex((one) => sign.test(one)) + 1).join('');
}

/**
 * The layout shapes each word from right to left but places words from left to right, and the blank of a word on
 * its wrong side: blanks, and signs after the last word, are pieces of their own.
 */
function rightToLeft(text: string) {
  const words = untilLast(letter, text);
  const after = text.slice(words.length);
  const piece = (part: string) => ({ text: part, font: /\S/.test(part) ? 'NotoArabic' : 'Noto' });
  const pieces = words.split(/(\s+)/).reverse().map(piece);
  return after ? [...pieces, { text: after, font: 'Noto' }] : pieces;
}
