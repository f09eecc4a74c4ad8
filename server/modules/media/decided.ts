import type { TrainingPassage } from '../../../engine/media/index.ts';

/** What analysts decided on: passages with the label they gave, and how many decisions say nothing about the words. */
export type DecidedPassages = { passages: TrainingPassage[]; leftOut: number };
