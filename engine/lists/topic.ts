/** What an entry of a list, or a whole list, is about; the weightiest first. */
export const topics = ['sanctions', 'pep', 'regulatory', 'adverse_media', 'other'] as const;

export type Topic = (typeof topics)[number];

/**
 * The words that lists use, folded. The dotted ones are those of OpenSanctions (2024), whose sub-topics follow the
 * same dot; the others are what firms write into lists of their own.
 */
const words: readonly (readonly [RegExp, Topic])[] = [
  [/^(?:(?:un|eu|uk|us|ofac|international|economic|financial) )?sanction/, 'sanctions'],
  [/^(?:ofac|sdn|embargo(?:ed)?|assets? (?:freeze|frozen)|freez(?:e|ing) of assets)$/, 'sanctions'],
  [/^(?:role (?:pep|rca|pol|diplo|judge)(?: |$)|(?:foreign |domestic |former )?peps?\b|rcas?$)/, 'pep'],
  [/^(?:politically exposed|politicians?$|relatives? (?:and|or) close associates?)/, 'pep'],
  [
    /^(?:reg(?: (?:action|warn))?$|regulat|debar|disqualif|corp disqual|export (?:control|risk))/,
    'regulatory',
  ],
  [/^enforcement/, 'regulatory'],
  [/^(?:adverse|negative) (?:media|news|press)/, 'adverse_media'],
  [/^(?:crim(?:e|inal)(?: |$)|crimes$|wanted$|media$|forced labou?r)/, 'adverse_media'],
  [/^(?:other|others|none|general|internal|miscellaneous|not applicable)$/, 'other'],
];

/** What one word of a list says it is about, in whatever case and number; `undefined` for a word nobody knows. */
export function topicOfWord(word: string): Topic | undefined {
  const folded = word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.find(([pattern]) => pattern.test(folded))?.[1];
}

/** The weightiest topic among the words of an entry; words that nobody knows, and none at all, are `other`. */
export function topicOf(words: readonly string[]): Topic {
  return topics.find((topic) => isAbout(words, topic)) ?? 'other';
}

/** True when a word of the entry says that it is about this topic, among others or alone. */
export function isAbout(words: readonly string[], topic: Topic): boolean {
  return words.some((word) => topicOfWord(word) === topic);
}

/**
 * A topic of OpenSanctions as entries keep it: the commonest under our names, the others as the source writes them, as
 * they say more. Another rule would make entries differ from those that were imported before it.
 */
export function keptTopic(topic: string): string {
  if (topic.startsWith('sanction')) return 'sanctions';
  return topic.startsWith('role.pep') || topic.startsWith('role.rca') ? 'pep' : topic;
}
