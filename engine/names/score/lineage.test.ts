import { prepareName } from '../tokens/normalise.ts';
import type { Edge, Side } from './edge.ts';
import { isOtherLineage } from './lineage.ts';

const side = (name: string): Side => {
  const { tokens } = prepareName(name, 'person');
  return { tokens, weights: tokens.map(() => 1) };
};

/** Whether the names are of other lineage when these words are held for the same, by their places. */
const other = (left: string, right: string, ...same: [number, number][]) => {
  const edges = same.map(
    ([at, place]): Edge => ({
      ...{ left: at, leftLength: 1, right: place, rightLength: 1 },
      ...{ similarity: 1, how: 'exact', weight: 1 },
    }),
  );
  return isOtherLineage(side(left), side(right), edges);
};

describe('whose child somebody is', () => {
  it.each(['bin', 'ben', 'ibn', 'bint', 'binti', 'ould', 'oglu', 'ogly'])(
    'is the other way round when child and parent change places around %s',
    (mark) => {
      const [left, right] = [`Salman ${mark} Muhammad Rawi`, `Muhammad ${mark} Salman Rawi`];
      expect(other(left, right, [0, 2], [2, 0], [3, 3])).toBe(true);
    },
  );

  it('is the same when both stand on their side', () => {
    expect(other('Salman bin Muhammad', 'Salman ibn Muhammad', [0, 0], [2, 2])).toBe(false);
  });

  it('is not the other way round when only one of the two stands elsewhere', () => {
    expect(other('Salman bin Muhammad', 'Salman bin Omar Muhammad', [0, 3], [2, 2])).toBe(false);
    expect(other('Salman bin Muhammad', 'Muhammad bin Salman', [0, 0], [2, 0])).toBe(false);
    expect(other('Salman bin Muhammad', 'Omar bin Salman', [0, 2])).toBe(false);
    expect(other('Salman bin Muhammad', 'Muhammad bin Omar', [2, 0])).toBe(false);
  });

  it('is told by the words beside the mark, not by those further off', () => {
    expect(other('Ali Salman bin Muhammad', 'Muhammad bin Ali Salman', [0, 2], [3, 0])).toBe(false);
    expect(other('Salman bin Muhammad Ali', 'Ali Muhammad bin Salman', [0, 3], [3, 0])).toBe(false);
  });

  it('is not told by the mark itself', () => {
    expect(other('Salman bin Muhammad', 'Muhammad bin Salman', [0, 1], [2, 0])).toBe(false);
    expect(other('Salman bin Muhammad', 'Muhammad bin Salman', [0, 2], [2, 1])).toBe(false);
  });

  it('is unknown where a name does not say it', () => {
    expect(other('Salman Muhammad', 'Muhammad bin Salman', [0, 2], [1, 0])).toBe(false);
    expect(other('Salman bin Muhammad', 'Muhammad Salman', [0, 1], [2, 0])).toBe(false);
    expect(other('bin Muhammad Salman', 'Muhammad bin Salman', [1, 0], [2, 2])).toBe(false);
  });
});
