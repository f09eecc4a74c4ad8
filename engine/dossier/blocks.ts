/** Files are summed in blocks of so many bytes. */
export const BLOCK_BYTES = 65_536;
/** The smallest prime above it: every place in a block and every byte has an inverse. */
const PRIME = 65_537;

/** SHA-256 of these bytes, hexadecimal. */
export type HashBytes = (bytes: Uint8Array) => string;

/**
 * What is noted of one block: its hash, the sum of its bytes and the sum of its bytes times their places (from 1), both
 * modulo 65,537. Where one byte changed, the quotient of the differences is its place.
 */
export type Block = { sha256: string; sum: number; weighted: number };

/** What happened to a file: one byte (`at` counts from 0), several within some bytes, or its length. */
export type Change =
  | { kind: 'byte'; at: number; is: number; was: number }
  | { kind: 'bytes'; from: number; to: number }
  | { kind: 'length'; is: number; was: number };

/** The notes of one block of at most {@link BLOCK_BYTES} bytes. */
export function noteBlock(bytes: Uint8Array, hash: HashBytes): Block {
  return { sha256: hash(bytes), ...sumsOf(bytes) };
}

/** The notes of a whole file, block by block. */
export function noteBlocks(bytes: Uint8Array, hash: HashBytes): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES)
    blocks.push(noteBlock(bytes.subarray(at, at + BLOCK_BYTES), hash));
  return blocks;
}

/**
 * How a file differs from what was noted of it; empty when it does not. A changed byte is named only when putting the
 * old one back gives the noted hash.
 */
export function findChanges(
  bytes: Uint8Array,
  noted: { bytes: number; blocks: readonly Block[] },
  hash: HashBytes,
): Change[] {
  const changes = noted.blocks.flatMap((block, place): Change[] => {
    const from = place * BLOCK_BYTES;
    const part = bytes.subarray(from, from + BLOCK_BYTES);
    if (part.length === 0 || hash(part) === block.sha256) return [];
    const found = changedByte(part, block, hash);
    return [
      found
        ? { ...found, kind: 'byte', at: from + found.at }
        : { kind: 'bytes', from, to: from + part.length - 1 },
    ];
  });
  if (bytes.length === noted.bytes) return changes;
  return [{ kind: 'length', is: bytes.length, was: noted.bytes }, ...changes];
}

function sumsOf(bytes: Uint8Array): Pick<Block, 'sum' | 'weighted'> {
  let sum = 0;
  let weighted = 0;
  // 65,536 bytes of 255 at places up to 65,536 stay far below 2 to the 53: no remainder is needed on the way.
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    sum += byte;
    weighted += byte * (at + 1);
  }
  return { sum: sum % PRIME, weighted: weighted % PRIME };
}

function changedByte(part: Uint8Array, noted: Block, hash: HashBytes) {
  const found = sumsOf(part);
  const difference = modulo(found.sum - noted.sum);
  if (difference === 0) return null;
  const at = modulo(modulo(found.weighted - noted.weighted) * inverse(difference)) - 1;
  const is = part[at];
  if (is === undefined) return null;
  const was = modulo(is - difference);
  if (was > 255) return null;
  const restored = Uint8Array.from(part);
  restored[at] = was;
  return hash(restored) === noted.sha256 ? { at, is, was } : null;
}

const modulo = (value: number) => ((value % PRIME) + PRIME) % PRIME;

/** By Fermat: value to the power of PRIME − 2, which is fifteen squarings and products. */
function inverse(value: number): number {
  let result = 1;
  let square = modulo(value);
  for (let rest = PRIME - 2; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = modulo(result * square);
    square = modulo(square * square);
  }
  return result;
}
