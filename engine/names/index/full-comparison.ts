import { similarityOfSides, weigh } from '../score/compare.ts';
import type { Side } from '../score/edge.ts';
import { METHOD } from '../score/method.ts';
import { readingsOf } from '../tokens/normalise.ts';
import { otherReading } from '../tokens/other-reading.ts';
import { severalNames } from '../tokens/several-names.ts';
import type { Subject, SubjectType } from '../types.ts';
import type { NameIndex } from './name-index.ts';
import { fits, poolsFor, poolsReadAs, type TypePools } from './type-fits.ts';

/**
 * The entries that reach a threshold when the subject is compared with every name of the list, none left out before: by
 * their place in the index, with their similarity (0–1). What a search is measured by; about 5 µs a name. Weak names,
 * which count only where they are the very same, are not compared. Never throws.
 */
export function compareWithAll(index: NameIndex, subject: Subject, threshold: number): Map<number, number> {
  const names = [subject.name, ...severalNames(subject.name)];
  const read = (type: SubjectType) =>
    names.flatMap((name) => readingsOf(name, type)).map((reading) => weigh(reading, index.rarity));
  const reached = new Map<number, number>();
  const sides = read(subject.type);
  for (const side of sides)
    compareSide(index, side, poolsFor(subject.type), subject.type, threshold, reached);
  const other = otherReading(subject.type, sides);
  for (const side of other ? read(other) : [])
    compareSide(index, side, poolsReadAs(other!), subject.type, threshold, reached);
  return reached;
}

function compareSide(
  index: NameIndex,
  side: Side,
  pools: TypePools,
  type: SubjectType,
  threshold: number,
  reached: Map<number, number>,
): void {
  const types = pools.reduce((all, some) => all | some, 0);
  for (let name = 0; name < index.nameEntry.length; name++) {
    if (index.isWeak[name] === 1 || (types & (1 << index.nameType[name]!)) === 0) continue;
    const entry = index.nameEntry[name]!;
    const price = fits(type, index.entries[entry]!.type) ? 0 : METHOD.otherType;
    const similarity = similarityOfSides(side, listedSide(index, name), index.bearers) - price;
    if (similarity >= threshold - 1e-9 && similarity > (reached.get(entry) ?? 0))
      reached.set(entry, similarity);
  }
}

function listedSide({ tokenStart, nameTokens, vocabulary, weights }: NameIndex, name: number): Side {
  const numbers = Array.from(nameTokens.subarray(tokenStart[name], tokenStart[name + 1]));
  return {
    tokens: numbers.map((number) => vocabulary.tokens[number]!),
    weights: numbers.map((number) => weights[number]!),
  };
}
