import { LIST_TOPICS, type ListTopic } from '../../../../contract/words.ts';

const labels: Record<ListTopic, string> = {
  sanctions: 'Sanctions',
  pep: 'Politically exposed persons',
  regulatory: 'Regulatory measures',
  adverse_media: 'Adverse media',
  other: 'Other',
};

/** What a list, or a word of its own, can be said to be about. */
export const topicOptions = LIST_TOPICS.map((value) => ({ value, label: labels[value] }));
