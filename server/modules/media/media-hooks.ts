import type { Actor } from '../../platform/index.ts';
import type { DecidedPassages } from './decided.ts';

export type MediaHooks = {
  /** Inside the transaction that puts a version to use, also an earlier one: what was read by another is read again. */
  onActivated: (actor: Actor | 'system') => Promise<void>;
  /** Inside a transaction of the firm: what analysts decided on since. */
  decidedPassages: () => Promise<DecidedPassages>;
};
