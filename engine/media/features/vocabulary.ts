import { type TextWord, textWords } from '../text/text-words.ts';

/** The words and pairs of neighbouring words that a model knows, each with its weight: the rarer, the more (idf). */
export type Vocabulary = { terms: readonly string[]; idf: Float32Array; places: ReadonlyMap<string, number> };

/** Terms of fewer events are left out: names of persons and places mostly, which say nothing of a category. */
const FEWEST_EVENTS = 2;
/** Terms kept, the most frequent first. */
const MOST_TERMS = 24_000;

/** The words and word pairs of a text, with the places they stand at. A pair begins with a space. */
export function* termsOf(words: readonly TextWord[]): Generator<[term: string, from: number, to: number]> {
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    yield [word.stem, at, at + 1];
    const next = words[at + 1];
    if (next) yield [` ${word.stem} ${next.stem}`, at, at + 2];
  }
}

/** Makes the vocabulary of texts; a term counts once an event, however often the event is told. */
export function makeVocabulary(texts: readonly { event: string; text: string }[]): Vocabulary {
  const eventsOf = new Map<string, Set<string>>();
  for (const { event, text } of texts) {
    for (const [term] of termsOf(textWords(text))) {
      const events = eventsOf.get(term);
      if (events) events.add(event);
      else eventsOf.set(term, new Set([event]));
    }
  }
  const events = new Set(texts.map(({ event }) => event)).size;
  const kept = [...eventsOf]
    .map(([term, of]) => ({ term, count: of.size }))
    .filter(({ count }) => count >= FEWEST_EVENTS)
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_TERMS);
  const idf = Float32Array.from(kept, ({ count }) => Math.log((1 + events) / (1 + count)) + 1);
  return vocabularyOf(
    kept.map(({ term }) => term),
    idf,
  );
}

export function vocabularyOf(terms: readonly string[], idf: Float32Array): Vocabulary {
  return { terms, idf, places: new Map(terms.map((term, place) => [term, place])) };
}
