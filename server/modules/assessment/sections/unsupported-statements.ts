import { parseMarkup, textOf } from '../../../../contract/section-markup.ts';

/**
 * The wording by which a sentence says that nothing was found, or what was searched: all that a section may state
 * without a finding. The reports are written in English, Hindi or Arabic; another language needs a cited finding.
 */
const words = (list: string, prefix = '') =>
  new RegExp(`(?<!\\p{L})${prefix}(?:${list})(?![\\p{L}\\p{M}])`, 'iu');
const NEGATIONS = [
  words(
    "no|not|none|nothing|nobody|neither|nor|never|without|nil|cannot|\\p{L}+n[’']t|free of|clean|clear of",
  ),
  words('नहीं|न|बिना|कोई नहीं|शून्य'),
  words('لم|لا|ليس|ليست|لن|دون|بدون|عدم', '[وف]?'),
];
const SEARCHES = [
  words('consulted|screened|checked|compared|looked|search(?:es)? of|rejected'),
  words('परामर्श|स्क्रीनिंग|मिलान'),
  words('فُحص\\p{L}*|الاطلاع|قورن\\p{L}*'),
];
/** Of two, the first has to stand somewhere before the second; one expression for both could run away. */
const DENIALS: readonly [RegExp, RegExp?][] = [
  [words('nothing|none|no'), words('found|identified|known|noted|recorded|reported|adverse')],
  [/(?<![\p{L}\p{M}])(?:कुछ|कोई)/u, /नहीं/u],
  [/(?<!\p{L})(?:لم|لا)\s+(?:ي|ت|ن)(?:ُ?عثر|وجد|تبي[ّ]?ن|جد)(?!\p{L})/u],
];
const isDenial = (text: string) =>
  DENIALS.some(([first, second]) => {
    const at = text.search(first);
    return at >= 0 && (!second || second.test(text.slice(at)));
  });

const matchesAny = (text: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(text));

/** After these a full stop ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(/])(?:Pvt|Ltd|Inc|Co|Corp|Bros|Mr|Mrs|Ms|Dr|Prof|Messrs|No|Nos|St|vs?|Jr|Sr|Art|Sec|\p{Lu})\.\s*$/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What a text states, line by line: without its headings, and without what only lists what a line before announces. */
function statementLines(text: string): string[] {
  const blocks = parseMarkup(text, 0);
  return blocks.flatMap((block, place) => {
    if (block.kind === 'heading') return [];
    const before = textOf(blocks.slice(Math.max(0, place - 1), place)).trim();
    if (block.kind !== 'paragraph' && before.endsWith(':')) return [];
    return textOf([block.kind === 'table' ? { ...block, columns: [] } : block]).split('\n');
  });
}

function sentencesOf(text: string): string[] {
  return statementLines(text).flatMap((line) => {
    const sentences: string[] = [];
    let begun = '';
    for (const { segment } of segmenter.segment(line)) {
      begun += segment;
      if (ABBREVIATED.test(segment)) continue;
      sentences.push(begun.trim());
      begun = '';
    }
    return [...sentences, begun.trim()].filter((sentence) => /\p{L}/u.test(sentence));
  });
}

/** The first sentence that states more than that nothing was found or what was searched; null where none does. */
export const firstStatement = (text: string): string | null =>
  sentencesOf(text).find((sentence) => !matchesAny(sentence, [...NEGATIONS, ...SEARCHES])) ?? null;

export const deniesFindings = (text: string): boolean => sentencesOf(text).some(isDenial);
