import anyAscii from 'any-ascii';
import { fold } from '../tokens/fold.ts';
import type { ScriptCosts } from './cheap-changes.ts';

/** Georgian has no f, and its p stands for it; v is also w. */
export const GEORGIAN_COSTS: ScriptCosts = {
  changes: [[0.05, 'pf vw']],
  gaps: [],
};

/** The letters of a Georgian word in Latin, by the national system of romanisation (2002). */
export function romaniseGeorgian(word: string): string {
  return anyAscii(word).toLowerCase();
}

const NOMINATIVE = /(?<=[^aeiou]{1,2})i$/;

/** A Georgian word as sound symbols; a name from elsewhere that ends with a consonant takes the i of the nominative. */
export function soundsOfGeorgian(word: string): string[] {
  const sounds = fold(romaniseGeorgian(word).replace(/[^a-z]/g, ''));
  const stem = sounds.length > 3 ? sounds.replace(NOMINATIVE, '') : sounds;
  return stem === sounds ? [sounds] : [sounds, stem];
}
