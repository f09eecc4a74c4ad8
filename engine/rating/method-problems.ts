import { type MethodField, methodFields } from './method-fields.ts';
import type { Level } from './rating-input.ts';
import type { RatingMethod } from './rating-method.ts';

const factors = ['country', 'industry', 'relationship', 'ownership', 'age', 'findings'];
const levels: readonly Level[] = ['low', 'medium', 'high'];

function rangeProblem({ value, min, max, decimals }: MethodField): string | null {
  if (!Number.isFinite(value) || value < min || value > max) return `Give a number from ${min} to ${max}.`;
  const scaled = value * 10 ** decimals;
  if (Math.abs(scaled - Math.round(scaled)) < 1e-9) return null;
  return decimals === 0 ? 'Give a whole number.' : `Give at most ${decimals} digits after the point.`;
}

function risingProblems(group: string, values: Readonly<Record<Level, number>>): [string, string][] {
  return levels.slice(1).flatMap((level, at): [string, string][] => {
    const below = levels[at] as Level;
    return values[level] < values[below] ? [[`${group}.${level}`, `Not less than ${group} ${below}.`]] : [];
  });
}

/** What keeps a method from being published: a sentence by the path of its field. Empty when it is sound. */
export function methodProblems(method: RatingMethod): Record<string, string> {
  const found: [string, string][] = [];
  const sum = method.weights.reduce((total, { value }) => total + value, 0);
  if (sum !== 100) found.push(['weights', `The weights sum to ${sum}, not 100.`]);
  if (
    method.weights
      .map(({ key }) => key)
      .sort()
      .join() !== [...factors].sort().join()
  )
    found.push(['weights', 'Every factor has one weight.']);
  if (method.bands.medium >= method.bands.high)
    found.push(['bands.high', `High begins above medium, which begins at ${method.bands.medium}.`]);
  found.push(
    ...risingProblems('severity', method.severity),
    ...risingProblems('credibility', method.credibility),
  );
  for (const field of methodFields(method)) {
    const problem = rangeProblem(field);
    if (problem) found.push([field.path, problem]);
  }
  return Object.fromEntries(found);
}
