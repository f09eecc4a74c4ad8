import { circumstances } from './circumstances.ts';
import { corruption } from './corruption.ts';
import { everyday } from './everyday.ts';
import { finance } from './finance.ts';
import { harmless } from './harmless.ts';
import { law } from './law.ts';
import { notices } from './notices.ts';
import { politics } from './politics.ts';
import { press } from './press.ts';
import { proceedings } from './proceedings.ts';
import { rules } from './rules.ts';
import { sanctions } from './sanctions.ts';
import { stages } from './stages.ts';

const TABLES = {
  ...corruption,
  ...finance,
  ...law,
  ...rules,
  ...sanctions,
  ...politics,
  ...harmless,
  ...stages,
  ...circumstances,
  ...everyday,
  ...press,
  ...notices,
} as const;
/** Concepts that rules read and no model learns: they repeat what the others say, and made it answer worse. */
const RULE_TABLES = { ...proceedings } as const;
const ALL = { ...TABLES, ...RULE_TABLES } as const;

/** What a word of the lexicon speaks of; several words of one concept count together. */
export type Concept = keyof typeof ALL;
/** The concepts that a model learns, then those of the rules. */
export const CONCEPTS = Object.keys(ALL) as Concept[];
/** How many of `CONCEPTS` a model learns: the first ones. */
export const LEARNT_CONCEPTS = Object.keys(TABLES).length;

/** The phrases of a concept as they are written. */
export function phrasesOf(concept: Concept): string[] {
  return ALL[concept]
    .split(',')
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
