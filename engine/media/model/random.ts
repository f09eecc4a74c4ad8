/** A stream of whole numbers below a bound that is the same for the same seed (mulberry32, Tommy Ettinger 2017). */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The numbers 0 to `length` − 1 in an order that the stream decides (Fisher and Yates 1938). */
export function shuffled(length: number, random: (below: number) => number): Int32Array {
  const order = Int32Array.from({ length }, (_, place) => place);
  for (let at = length - 1; at > 0; at--) {
    const other = random(at + 1);
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}
