import { Best } from './best.ts';

type Found = { entry: number; similarity: number; slot?: number };

const bestOf = (limit: number, all: Found[]) => {
  const best = new Best<Found>(limit);
  for (const found of all) best.keep(found);
  return best;
};

describe('the best of what is found', () => {
  test('stands in the order of its similarity, of equals in the order of the entries', () => {
    const found = [
      { entry: 3, similarity: 0.8 },
      { entry: 2, similarity: 0.9 },
      { entry: 1, similarity: 0.8 },
      { entry: 4, similarity: 1 },
    ];
    expect(
      bestOf(2, found)
        .sorted()
        .map(({ entry }) => entry),
    ).toEqual([4, 2, 1, 3]);
  });

  test('has an entry once, by its most similar name, and of two alike by the first', () => {
    const best = bestOf(5, [
      { entry: 1, similarity: 0.7, slot: 0 },
      { entry: 1, similarity: 0.9, slot: 1 },
      { entry: 1, similarity: 0.9, slot: 2 },
      { entry: 1, similarity: 0.8, slot: 3 },
    ]);
    expect(best.sorted()).toEqual([{ entry: 1, similarity: 0.9, slot: 1 }]);
  });

  test('asks for no similarity while there are fewer than wanted', () => {
    const best = bestOf(2, []);
    expect(best.least()).toBe(0);
    best.keep({ entry: 1, similarity: 0.9 });
    best.keep({ entry: 1, similarity: 0.95 });
    expect(best.least()).toBe(0);
    best.keep({ entry: 2, similarity: 0.6 });
    expect(best.least()).toBe(0.6);
  });

  test('asks for what the last of the wanted ones has, whatever came before and in between', () => {
    const best = bestOf(2, []);
    const leastWith = (entry: number, similarity: number) => {
      best.keep({ entry, similarity });
      return best.least();
    };
    expect(leastWith(1, 0.5)).toBe(0);
    expect(leastWith(2, 0.7)).toBe(0.5);
    expect(leastWith(3, 0.4)).toBe(0.5);
    expect(leastWith(4, 0.6)).toBe(0.6);
    expect(leastWith(3, 0.65)).toBe(0.65);
    expect(leastWith(1, 0.9)).toBe(0.7);
    expect(leastWith(5, 1)).toBe(0.9);
  });

  test('asks for nothing where nothing is wanted', () => {
    expect(bestOf(0, [{ entry: 1, similarity: 0.9 }]).least()).toBe(0);
  });
});
