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
  ...proceedings,
  ...notices,
} as const;

/** What a word of the lexicon speaks of; several words of one concept count together. */
export type Concept = keyof typeof TABLES;
export const CONCEPTS = Object.keys(TABLES) as Concept[];

/** The phrases of a concept as they are written. */
export function phrasesOf(concept: Concept): string[] {
  return TABLES[concept]
    .split(',')
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
