import type { Origin } from '../scripts/transliterate.ts';
import { allGivenNames, givenNameGroups, type NameGroup } from '../tables/given-names.ts';
import { consonantClasses } from './consonant-classes.ts';
import { editCost, mass } from './edit-cost.ts';
import { fold } from './fold.ts';
import { soundCosts } from './sound-costs.ts';

/** How much of its sound a word may have otherwise than the given name that it is taken for. */
const LEAST_ALIKE = 0.08;

type Heard = { name: string; folded: string; mass: number };

let byConsonants: Map<string, Heard[]> | undefined;

/** The groups of the given names that sound most like a word written by ear; none where no name is near. */
export function givenNamesHeard(sounds: readonly string[], origin: Origin): readonly NameGroup[] {
  byConsonants ??= namesByConsonants();
  const costs = soundCosts(origin, 'latin');
  let least = LEAST_ALIKE;
  let found: readonly NameGroup[] = [];
  for (const folded of sounds)
    for (const heard of byConsonants.get(consonantClasses(folded)) ?? []) {
      const whole = Math.max(mass(folded), heard.mass);
      const unlike = editCost(folded, heard.folded, least * whole, costs) / whole;
      if (unlike >= least) continue;
      least = unlike;
      found = givenNameGroups(heard.name);
    }
  return found;
}

function namesByConsonants(): Map<string, Heard[]> {
  const names = new Map<string, Heard[]>();
  for (const name of allGivenNames()) {
    const folded = fold(name);
    const key = consonantClasses(folded);
    names.set(key, [...(names.get(key) ?? []), { name, folded, mass: mass(folded) }]);
  }
  return names;
}
