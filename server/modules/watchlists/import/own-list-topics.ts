import { isNamedListFormat, isTableFormat } from '../../../../contract/list-formats.ts';
import { explainTopics, type ParsedEntry } from '../../../../engine/lists/index.ts';
import type { UnknownTopic } from '../records.ts';
import type { List } from '../versions.ts';

const mostWords = 200;

/** Reads what the entries of one version are about; counts the words of a firm's own list that nobody has explained. */
export function topicReader(list: List) {
  const isOwn = isTableFormat(list.format);
  const choice = { ...(list.topic && { topic: list.topic }), words: list.topicWords };
  const counts = new Map<string, number>();
  const count = (word: string) => {
    if (counts.has(word) || counts.size < mostWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  return {
    read(entry: ParsedEntry): ParsedEntry {
      if (!isNamedListFormat(list.format)) return entry;
      const { topics, unknown } = explainTopics(entry.topics, choice);
      if (isOwn) for (const word of unknown) count(word);
      return { ...entry, topics };
    },
    unknown: (): UnknownTopic[] =>
      [...counts].map(([word, entries]) => ({ word, entries })).sort((a, b) => b.entries - a.entries),
  };
}
