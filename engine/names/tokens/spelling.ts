import { foldWidth, LONGEST_NAME } from '../../text/index.ts';
import { legalFormAt } from '../tables/legal-forms.ts';
import type { SubjectType } from '../types.ts';
import { partsOfPlain, plainSigns, type Reading, readingsIn, tokensOf } from './normalise.ts';
import { severalNames } from './several-names.ts';
import type { Token } from './tokens.ts';
import type { Word } from './words.ts';

/** Characters that stand in the plain text as they are, one for one. */
const AS_IT_IS = /^[a-z0-9 .,()/-]*$/i;

/** A text, and for each of its characters where it comes from in the name: from and to. */
type Traced = { text: string; from: number[]; to: number[] };

/**
 * How the tokens of a name are spelt in it, one for each: “FZE” where it is compared as a limited liability company, “&”
 * where it is “and”. Undefined where they are not tokens of the name.
 */
export function spellingsIn(
  text: string,
  type: SubjectType,
  tokens: readonly Token[],
): readonly string[] | undefined {
  const simple = AS_IT_IS.test(text) && wholeWords(text, tokens);
  if (simple) return simple;
  for (const name of [text, ...severalNames(text)])
    for (const reading of readingsIn(name, type)) {
      const spelt = speltTokens(reading, type);
      const at = placeOf(tokens, spelt);
      if (at >= 0) return spelt.slice(at, at + tokens.length).map(({ spelling }) => spelling);
    }
  return undefined;
}

/** Most names are compared word by word as they are written, but for their legal form. */
function wholeWords(text: string, tokens: readonly Token[]): string[] | undefined {
  const words = [...text.matchAll(/[a-z0-9]+/gi)];
  const folded = words.map(([word]) => word.toLowerCase());
  const spelt: string[] = [];
  let at = 0;
  for (const token of tokens) {
    const form = token.kind === 'legal' ? legalFormAt(folded, at) : undefined;
    // A person's family name may stand first.
    if (!form && folded[at] !== token.text) at = folded.indexOf(token.text);
    if (at < 0 || (token.kind === 'legal' && form?.concept !== token.text)) return undefined;
    const [first, last] = [words[at]!, words[at + (form?.length ?? 1) - 1]!];
    spelt.push(withFullStop(text, first.index, last.index + last[0].length));
    at += form?.length ?? 1;
  }
  return spelt;
}

type Spelt = { token: Token; spelling: string };

/** Long names are compared in parts: where this one begins. */
function placeOf(tokens: readonly Token[], spelt: readonly Spelt[]): number {
  for (let at = 0; at + tokens.length <= spelt.length; at++)
    if (
      tokens.every(
        ({ text, kind }, i) => text === spelt[at + i]!.token.text && kind === spelt[at + i]!.token.kind,
      )
    )
      return at;
  return -1;
}

function speltTokens(reading: Reading, type: SubjectType): Spelt[] {
  const { tokens, words, places } = tokensOf(reading, type, true);
  const plain = trace(reading.text, type);
  const spans = plain ? placesIn(plain, words) : undefined;
  return tokens.map((token, at) => ({
    token,
    spelling: spellingOf(reading.text, words, spans, places[at] ?? []),
  }));
}

type Span = { from: number; to: number };

/** What stands in the name from the first of the words to the last; where they stand apart, one by one. */
function spellingOf(
  text: string,
  words: readonly Word[],
  spans: readonly (Span | undefined)[] | undefined,
  place: readonly number[],
): string {
  const parts = place.map((at) => spans?.[at]);
  const [first, last] = [parts[0], parts.at(-1)];
  const isRun = place.every((at, i) => i === 0 || at === place[i - 1]! + 1);
  if (first && last && isRun && first.from <= last.from) return withFullStop(text, first.from, last.to);
  return place
    .map((at, i) => {
      const part = parts[i];
      return part ? text.slice(part.from, part.to) : words[at]!.written;
    })
    .join(' ');
}

/** “L.L.C” has its last full stop too. */
function withFullStop(text: string, from: number, to: number): string {
  const isDotted = text.startsWith('.', to) && text.slice(from, to).includes('.');
  return text.slice(from, isDotted ? to + 1 : to);
}

/** Where each word stands: they come in the order of the text, which may have other words between them. */
function placesIn({ text, from, to }: Traced, words: readonly Word[]): (Span | undefined)[] {
  let reached = 0;
  let last = 0;
  return words.map(({ written }) => {
    let at = text.indexOf(written, reached);
    // Several words of one piece, as of a letter that is written as two.
    if (at < 0) at = text.indexOf(written, last);
    if (at < 0) return undefined;
    last = at;
    reached = at + written.length;
    return { from: from[at]!, to: to[reached - 1]! };
  });
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The plain text of a name as it is split into words, traced back; undefined where a sign changed with its neighbours. */
function trace(name: string, type: SubjectType): Traced | undefined {
  const plain = AS_IT_IS.test(name) ? untouched(name.slice(0, LONGEST_NAME)) : tracePlain(name);
  const parts = plain && partsOfPlain(plain.text, type);
  if (!plain || (parts?.length === 1 && parts[0]?.[0] === 0)) return plain;
  const turned: Traced = { text: '', from: [], to: [] };
  for (const [from, to] of parts ?? []) {
    if (turned.from.length > 0) add(turned, ' ', 0, 0);
    turned.text += plain.text.slice(from, to);
    for (let at = from; at < to; at++) {
      turned.from.push(plain.from[at]!);
      turned.to.push(plain.to[at]!);
    }
  }
  return turned;
}

function untouched(text: string): Traced {
  const from = Array.from(text, (_, at) => at);
  return { text, from, to: from.map((at) => at + 1) };
}

function tracePlain(name: string): Traced | undefined {
  const folded: Traced = { text: '', from: [], to: [] };
  const told = name.slice(0, LONGEST_NAME);
  const signs = foldWidth(told) === told ? [...told].map(withIndex()) : graphemes.segment(told);
  for (const { segment, index } of signs)
    add(folded, segment.normalize('NFKC'), index, index + segment.length);
  folded.text = folded.text.slice(0, LONGEST_NAME);
  if (folded.text !== foldWidth(name)) return undefined;
  const plain: Traced = { text: '', from: [], to: [] };
  for (const { text, at } of plainSigns(folded.text)) add(plain, text, folded.from[at]!, folded.to[at]!);
  return plain;
}

const withIndex = () => {
  let reached = 0;
  return (segment: string) => {
    reached += segment.length;
    return { segment, index: reached - segment.length };
  };
};

function add(traced: Traced, text: string, from: number, to: number): void {
  traced.text += text;
  for (let unit = 0; unit < text.length; unit++) {
    traced.from.push(from);
    traced.to.push(to);
  }
}
