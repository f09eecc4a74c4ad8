import type { Actor } from '../../platform/index.ts';
import type { DecidedPassages } from './decided.ts';

export type MediaHooks = {
  /** Inside the transaction that activates a version: documents may have waited for one. */
  onActivated: (actor: Actor | 'system') => Promise<void>;
  /** Inside a transaction of the firm: what analysts decided on since. */
  decidedPassages: () => Promise<DecidedPassages>;
};
