/** The fold of an event, from 0 to `folds` − 1: by its id only, so that it stays wherever the event stands. */
export function foldOf(event: string, folds: number): number {
  let hash = 2166136261;
  for (let at = 0; at < event.length; at++) hash = Math.imul(hash ^ event.charCodeAt(at), 16777619);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 8) % folds;
}

/** Splits passages by their events: the part to learn from, and the part held out, about one in `folds`. */
export function splitByEvent<Item extends { event: string }>(
  items: readonly Item[],
  folds = 5,
  heldOutFold = 0,
): { training: Item[]; heldOut: Item[] } {
  const isHeldOut = ({ event }: Item) => foldOf(event, folds) === heldOutFold;
  return { training: items.filter((item) => !isHeldOut(item)), heldOut: items.filter(isHeldOut) };
}
