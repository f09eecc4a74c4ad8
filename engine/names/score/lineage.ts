import type { Edge, Side } from './edge.ts';

const SON_OF = new Set(['bin', 'ben', 'ibn', 'bint', 'binti', 'ould', 'oglu', 'ogly']);

/** True when both names say who is whose child, and say it the other way round: Salman bin Muhammad, Muhammad bin Salman. */
export function isOtherLineage(left: Side, right: Side, edges: Edge[]): boolean {
  const ours = markOf(left);
  const theirs = markOf(right);
  const child = edges.some((edge) => edge.left === ours - 1 && edge.right > theirs);
  return child && edges.some((edge) => edge.left === ours + 1 && edge.right < theirs);
}

function markOf(side: Side): number {
  return side.tokens.findIndex((token) => SON_OF.has(token.text));
}
