/** What an entry of a list, or a whole list, is about; the weightiest first. */
const topics = ['sanctions', 'pep', 'regulatory', 'adverse_media', 'other'] as const;

type Topic = (typeof topics)[number];

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

/** All topics among the words of an entry, the weightiest first; words that nobody knows, and none at all, are `other`. */
export function topicsOf(words: readonly string[]): Topic[] {
  const found = topics.filter((topic) => isAbout(words, topic));
  return found.length > 0 ? found : ['other'];
}

/** The weightiest of these topics. */
export function topicOf(words: readonly string[]): Topic {
  return topicsOf(words)[0]!;
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

/** What the firm says its own list is about: as a whole, and by words of its entries that nobody else knows. */
type TopicChoice = { topic?: Topic; words?: Readonly<Record<string, Topic>> };

/** A word of a list's own, by which what it stands for is remembered. */
export const foldTopic = (word: string): string => word.trim().toLowerCase();

/**
 * The topics of an entry of a firm's own list: what its words stand for is added to them, and an entry that has none
 * takes the list's. `unknown` are the words that nobody has explained; an empty one where an entry tells no topic and
 * the list neither.
 */
export function explainTopics(
  words: readonly string[],
  { topic, words: explained = {} }: TopicChoice,
): { topics: string[]; unknown: string[] } {
  const meant = new Map(words.map((word) => [word, topicOfWord(word) ?? explained[foldTopic(word)]]));
  const unknown = [...meant].filter(([, known]) => known === undefined).map(([word]) => foldTopic(word));
  const added = [...meant].flatMap(([word, known]) => (known && !topicOfWord(word) ? [known] : []));
  const own = [...new Set([...words, ...added])];
  if (own.length > 0) return { topics: own, unknown };
  return topic ? { topics: [topic], unknown: [] } : { topics: [], unknown: [''] };
}
