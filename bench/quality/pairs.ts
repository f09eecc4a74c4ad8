import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareNames, type NameIndex } from '../../engine/names/index.ts';
import { areaUnderCurve, bestF1, recallAtFalsePositives, type Scored } from './measures.ts';
import { dataFolder, readLines, typeOf } from './shared-data.ts';
import { type Part, partOf } from './split.ts';

type PairLine = {
  left: string;
  right: string;
  type: string;
  label: 'match' | 'nomatch' | 'unknown';
  source: string;
  script: string;
  grade: string;
  entity: string;
};

type Pair = PairLine & Scored & { part: Part };

/** Scores every labelled pair of the development half; pairs labelled unknown are left out. */
export function scorePairs(index: NameIndex): Pair[] {
  return readdirSync(join(dataFolder, 'quality/pairs'))
    .flatMap((file) => readLines<PairLine>(`quality/pairs/${file}`))
    .filter((pair) => pair.label !== 'unknown')
    .map((pair) => ({
      ...pair,
      part: partOf(pair.entity),
      match: pair.label === 'match',
      score: compareNames(pair.left, pair.right, typeOf(pair.type), index).similarity,
    }));
}

/** The measures of the goals table over pairs. Names of organisations in other scripts are apart: many are translations. */
export function measurePairs(all: readonly Pair[]): Record<string, number> {
  const pairs = all.filter((pair) => pair.grade !== 'NONLATIN_ORG');
  const nonMatches = all.filter((pair) => !pair.match);
  const foreignOrganisations = all.filter((pair) => pair.grade === 'NONLATIN_ORG');
  return {
    'pair AUC': areaUnderCurve(pairs),
    'pair AUC, Latin': areaUnderCurve(pairs.filter((pair) => pair.script.startsWith('latin'))),
    'pair recall at 5 % false positives': recallAtFalsePositives(pairs, 0.05),
    'name-bench F1': bestF1(pairs.filter((pair) => pair.source === 'nk_name_bench')),
    'AUC, organisations in other scripts': areaUnderCurve([...foreignOrganisations, ...nonMatches]),
  };
}
