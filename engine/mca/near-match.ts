import { canonicalKeys, canonicalWords, namesPlace } from './canonical-name.ts';
import { type Clause, clauseOrder } from './clauses.ts';
import { isSimilar, saysSomething } from './similar-names.ts';
import { transliteratedAlike } from './translated.ts';

export type NearMatchVerdict =
  | 'identical'
  | 'same_by_rule'
  | 'same_if_place_or_numeral_ignored'
  | 'similar'
  | 'different';

/** Both names after a clause was disregarded in addition to those before it. */
type NearMatchStep = { clause: Clause; left: string; right: string };

type NearMatch = { verdict: NearMatchVerdict; clauses: Clause[]; steps: NearMatchStep[] };

const ruleClauses: readonly Clause[] = ['f', 'c', 'j', 'a', 'h', 'i', 'b', 'd', 'e', 'g'];
/** Tried without one after another; what strains the names most is dropped first. */
const dropOrder: readonly Clause[] = ['e', 'd', 'j', 'b', 'i', 'g', 'h', 'l', 'k', 'f', 'a', 'c'];

function same(left: string, right: string, clauses: ReadonlySet<Clause>): boolean {
  const keys = canonicalKeys(right, clauses);
  return [...canonicalKeys(left, clauses)].some((key) => keys.has(key));
}

/** The clauses without which the names would not be the same. */
function needed(left: string, right: string, clauses: ReadonlySet<Clause>): Set<Clause> {
  const kept = new Set(clauses);
  for (const clause of dropOrder) {
    if (!kept.delete(clause)) continue;
    if (!same(left, right, kept)) kept.add(clause);
  }
  return kept;
}

function trail(left: string, right: string, clauses: ReadonlySet<Clause>): NearMatchStep[] {
  const applied = new Set<Clause>();
  return clauseOrder
    .filter((clause) => clauses.has(clause))
    .map((clause) => {
      applied.add(clause);
      return { clause, left: stepText(left, applied), right: stepText(right, applied) };
    });
}

function stepText(text: string, clauses: ReadonlySet<Clause>): string {
  if (clauses.has('e')) {
    const keys = [
      ...canonicalKeys(text, new Set([...clauses].filter((clause) => clause !== 'c' && clause !== 'g'))),
    ];
    return clauses.has('g') ? (keys[0] ?? '').split(' ').sort().join(' ') : keys.join(' / ');
  }
  const words = canonicalWords(text, clauses);
  return (clauses.has('g') ? [...words].sort() : words).join(' ');
}

function answer(
  verdict: NearMatchVerdict,
  left: string,
  right: string,
  clauses: ReadonlySet<Clause>,
): NearMatch {
  const list = clauseOrder.filter((clause) => clauses.has(clause));
  return { verdict, clauses: [...list].sort(), steps: trail(left, right, clauses) };
}

/** Extra matters that rule 8(2)(k) and (l) disregard, in the order in which they are tried. */
function extras(left: string, right: string): Clause[][] {
  return namesPlace(left) === namesPlace(right) ? [['l']] : [['l'], ['k'], ['k', 'l']];
}

/**
 * Whether two company names are the same under rule 8 of the Companies (Incorporation) Rules 2014, as substituted on
 * 10 May 2019: both are brought to what is left when the matters of rule 8(2) are disregarded, then compared for
 * equality. `clauses` are the ones it took (see `clauseTitles`), `steps` the trail in the order applied. A place
 * counts only if one name has none; whether a numeral is a brand is for a person to say, so both get a verdict of
 * their own. `similar` names share a distinctive word and most of the rest, and are not the same by the rule.
 */
export function nearMatch(left: string, right: string): NearMatch {
  const tidy = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (tidy(left) === tidy(right)) return { verdict: 'identical', clauses: [], steps: [] };
  if (transliteratedAlike(left, right)) {
    return answer('same_by_rule', left, right, new Set<Clause>(['a', 'j']));
  }
  const rule = new Set(ruleClauses);
  if (same(left, right, rule)) {
    const clauses = needed(left, right, rule);
    return answer('same_by_rule', left, right, clauses.size > 0 ? clauses : new Set<Clause>(['c']));
  }
  for (const extra of extras(left, right)) {
    const widened = new Set([...ruleClauses, ...extra]);
    if (!same(left, right, widened) || !saysSomething(left)) continue;
    return answer('same_if_place_or_numeral_ignored', left, right, needed(left, right, widened));
  }
  return { verdict: isSimilar(left, right) ? 'similar' : 'different', clauses: [], steps: [] };
}

/**
 * Texts by which names that may be the same can be looked up without comparing every pair: two Latin names that
 * `nearMatch` calls same share at least one. The reverse does not hold, so what is found still has to be compared.
 */
export function nearMatchKeys(name: string): string[] {
  const widest = new Set<Clause>([...ruleClauses, 'k', 'l']);
  const sets = [new Set(ruleClauses), new Set<Clause>([...ruleClauses, 'l']), widest];
  return [...new Set(sets.flatMap((clauses) => [...canonicalKeys(name, clauses)]))];
}
