import type { ToWord } from '@/shared/words/use-words';
import type { Translate } from '../texts/index.ts';

const words = {
  submitted: 'received',
  allocated: 'assignedToAnAnalyst',
  in_analysis: 'beingAssessed',
  clarification: 'waitingForYourAnswer',
  in_review: 'underReview',
  released: 'reportReady',
} as const;

/** What a status means to the client. */
export const statusWord = (status: string, t: Translate, word: ToWord) =>
  Object.hasOwn(words, status) ? t(words[status as keyof typeof words]) : word(status);
