import { useCallback } from 'react';
import { arrow } from '../format/index.ts';
import { catalogue, useCatalogue } from '../texts/catalogue.ts';
import { useWords } from '../words/use-words.ts';

type Acted = { action: string; from: string; to: string };
type Event = { type: string; text: string; acted?: Acted | null };

// In English the server says it.
const texts = catalogue<string>(
  {},
  () => import('../../../contract/texts/audit.hi.json'),
  () => import('../../../contract/texts/audit.ar.json'),
);

/** What an event of the audit trail says, in the reader's language; in English where only a newer server knows it. */
export function useEventSentence(): (event: Event) => string {
  const t = useCatalogue(texts);
  const course = useCourse();
  const word = useWords();
  return useCallback(
    ({ type, text, acted }) => {
      if (!t.has(type)) return text;
      return acted ? [word(acted.action), course(acted)].filter(Boolean).join(': ') : t(type);
    },
    [t, word, course],
  );
}

/** From which status to which an act led: `Draft → Submitted`, or nothing. */
export function useCourse(): (acted: Acted) => string {
  const word = useWords();
  const { language } = useCatalogue(texts);
  return useCallback(
    ({ from, to }) => (from === to ? '' : `${word(from)} ${arrow(language)} ${word(to)}`),
    [word, language],
  );
}
