import { LIST_TOPICS } from '../../../../contract/words.ts';
import type { Translate } from '../texts/index.ts';

/** What a list, or a word of its own, can be said to be about. */
export const topicOptions = (t: Translate) =>
  LIST_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }));
