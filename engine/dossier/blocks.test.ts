import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { BLOCK_BYTES, findChanges, noteBlocks } from './blocks.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const noted = (bytes: Uint8Array) => ({ bytes: bytes.length, blocks: noteBlocks(bytes, hash) });
/** Bytes that differ from place to place, over three blocks. */
const long = Uint8Array.from({ length: 2 * BLOCK_BYTES + 1234 }, (_, at) => (at * 31 + (at >> 7)) & 255);

test('what did not change has no change, however short', () => {
  for (const bytes of [new Uint8Array(0), new Uint8Array(1), long])
    expect(findChanges(bytes, noted(bytes), hash)).toEqual([]);
});

test('any one changed byte is named with what it was', () => {
  const before = noted(long);
  fc.assert(
    fc.property(fc.nat(long.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const changed = Uint8Array.from(long);
      const was = long[at] as number;
      changed[at] = was ^ flip;
      expect(findChanges(changed, before, hash)).toEqual([{ kind: 'byte', at, is: was ^ flip, was }]);
    }),
    { numRuns: 60 },
  );
});

test('the first and the last byte of a block are no exception', () => {
  for (const at of [0, BLOCK_BYTES - 1, BLOCK_BYTES, long.length - 1]) {
    const changed = Uint8Array.from(long);
    changed[at] = (long[at] as number) ^ 255;
    expect(findChanges(changed, noted(long), hash)).toMatchObject([{ kind: 'byte', at }]);
  }
});

test('several changed bytes are reported as the range of their block, each block separately', () => {
  const changed = Uint8Array.from(long);
  for (const at of [5, 6, BLOCK_BYTES + 9]) changed[at] = (long[at] as number) ^ 1;
  expect(findChanges(changed, noted(long), hash)).toEqual([
    { kind: 'bytes', from: 0, to: BLOCK_BYTES - 1 },
    { kind: 'byte', at: BLOCK_BYTES + 9, is: changed[BLOCK_BYTES + 9], was: long[BLOCK_BYTES + 9] },
  ]);
});

test('two bytes that changed places keep the sum and are reported as a range', () => {
  const changed = Uint8Array.from(long);
  [changed[2], changed[1]] = [long[1] as number, long[2] as number];
  expect(findChanges(changed, noted(long), hash)).toEqual([{ kind: 'bytes', from: 0, to: BLOCK_BYTES - 1 }]);
});

test('a different length is reported first', () => {
  expect(findChanges(long.subarray(0, BLOCK_BYTES), noted(long), hash)).toEqual([
    { kind: 'length', is: BLOCK_BYTES, was: long.length },
  ]);
  expect(findChanges(Uint8Array.of(1, 2), noted(new Uint8Array(0)), hash)).toEqual([
    { kind: 'length', is: 2, was: 0 },
  ]);
});
