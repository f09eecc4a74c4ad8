import { method1 } from './method-1.ts';
import { method2 } from './method-2.ts';
import type { RatingMethod } from './rating-method.ts';

/** The methods that come with Prudence, the oldest first: a stored rating replays by the one that its version names. */
export const shippedMethods: readonly RatingMethod[] = [method1, method2];

/** By which a new installation rates. */
export const methodInForce = method2;
