import { listText } from '@/shared/format';
import type { Match } from '../../analysis.ts';
import type { Translate } from './texts/index.ts';

type Explanation = Match['explanation'];
type Pair = Explanation['pairs'][number];
type Commonness = NonNullable<Explanation['commonness']>;

/** Less than this of a name is not worth a clause. */
const HEAVY = 0.1;
const IN_PART = 0.7;
const NEARLY = 0.9;

/** Why two names are held alike or not, in the reader's language: what the engine's English sentence says. */
export function whyAlike(t: Translate, explanation: Explanation, listedType: string): string {
  const has = (kind: string) => explanation.parts.some((part) => part.kind === kind);
  return [
    has('agreement') ? t('whySentence', { clauses: clausesOf(t, explanation, has) }) : t('whyNothing'),
    has('common') && whyCommon(t, explanation.commonness),
    has('type') && t('whyType', { type: listedType }),
    has('identifier') && t('whyIdentifier'),
  ]
    .filter(Boolean)
    .join(' ');
}

function clausesOf(t: Translate, explanation: Explanation, has: (kind: string) => boolean): string {
  const { pairs, leftOnly, rightOnly } = explanation;
  const same = pairs.filter(({ how }) => how === 'exact').map(({ left }) => left);
  const clauses = [
    same.length > 0 && t('whySame', { count: same.length, words: quoted(t, same) }),
    ...pairs.filter(({ how }) => how !== 'exact').map((pair) => whyPair(t, pair)),
    whyLeftOver(t, quoted(t, heavy(leftOnly)), quoted(t, heavy(rightOnly))),
    has('number') && t('whyNumbers'),
    has('order') && t('whyOrder'),
    has('single_token') && t('whyOneWord'),
  ];
  return clauses
    .filter((clause): clause is string => Boolean(clause))
    .reduceRight((rest, first) => (rest !== '' ? t('whyClauses', { first, rest }) : first), '');
}

function whyPair(t: Translate, { left, right, how, similarity }: Pair): string {
  const loose = how === 'transliterated' && similarity < NEARLY ? 'nearly_transliterated' : how;
  const way = similarity < IN_PART ? 'in_part' : loose;
  return t('whyPair', { way, left: t('whyQuoted', { text: left }), right: t('whyQuoted', { text: right }) });
}

function whyLeftOver(t: Translate, ours: string, theirs: string): string | false {
  if (ours && theirs) return t('whyAgainst', { ours, theirs });
  if (ours) return t('whyLacks', { words: ours });
  return theirs !== '' && t('whyAdds', { words: theirs });
}

function whyCommon(t: Translate, commonness: Commonness | undefined): string {
  if (!commonness || commonness.words.length === 0) return t('whyChance');
  const { entries, words } = commonness;
  const told = words.map(({ text, alike, bearers, people }, at) => {
    const quote = t('whyQuoted', { text });
    const word = alike ? t('whyAlike', { word: quote }) : quote;
    const place = at === 0 ? 'first' : 'later';
    const sentence = t('whyBearers', { place, word, bearers, entries });
    return people ? t('whyPeople', { bearers: sentence, ...people }) : sentence;
  });
  return t('whyCommon', { words: listText(told, t.language) });
}

const heavy = (words: Explanation['leftOnly']) =>
  words.filter(({ weight }) => weight >= HEAVY).map(({ text }) => text);

function quoted(t: Translate, words: readonly string[]): string {
  const quotes = words.map((text) => t('whyQuoted', { text }));
  const last = quotes.at(-1) ?? '';
  return quotes.length < 2 ? last : t('whyAnd', { first: listText(quotes.slice(0, -1), t.language), last });
}
