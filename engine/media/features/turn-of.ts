import type { TextWord } from '../text/text-words.ts';
import type { ConceptHit } from './find-concepts.ts';

/** How a word is meant: as it stands, denied ("no fraud was found"), or guarded against ("helps to prevent fraud"). */
export const TURNS = ['plain', 'denied', 'guarded'] as const;
/** The place of a turn in `TURNS`. */
type Turn = 0 | 1 | 2;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const DENIAL = words(
  'no not never nor neither none without nothing nobody zero denied denies free lack false wrongly',
);
const GUARD = words(
  'prevent detect avoid against fight combat recognis recogniz spot screen help train train protect guard tackl counter ' +
    'should could might would may if how what risk risks anti software tool course lectur guid guidanc novel film ' +
    'thriller play museum histori history seminar workshop conferenc webinar rule rul law bill declar commitment',
);
/** How many words before a hit may turn its meaning. */
const BEFORE = 4;

/** How a word of the lexicon is meant, by the words before it in the same text. */
export function turnOf(text: readonly TextWord[], { from }: ConceptHit): Turn {
  let turn: Turn = 0;
  for (let at = Math.max(0, from - BEFORE); at < from; at++) {
    const { stem } = text[at]!;
    if (DENIAL.has(stem)) return 1;
    if (GUARD.has(stem)) turn = 2;
  }
  return turn;
}
