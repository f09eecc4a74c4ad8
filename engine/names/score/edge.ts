import type { Token, Written } from '../tokens/tokens.ts';
import type { How, SubjectType } from '../types.ts';

/** Words that were found to be the same: from..from+length on each side. */
export type Edge = {
  left: number;
  leftLength: number;
  right: number;
  rightLength: number;
  similarity: number;
  how: How;
  weight: number;
};

/** A name as its tokens, each with its weight. */
export type Side = {
  tokens: readonly Token[];
  weights: readonly number[];
  written?: Written;
  /** The name itself, by which is told how its words are spelt there. */
  name?: { text: string; type: SubjectType };
};
