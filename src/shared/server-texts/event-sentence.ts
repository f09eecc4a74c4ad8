import { useCallback } from 'react';
import { ACTED_TEXTS } from '../../../contract/texts/acted.ts';
import { arrow } from '../format/index.ts';
import { catalogue, useCatalogue } from '../texts/catalogue.ts';
import { useWords } from '../words/use-words.ts';

type Acted = { action: string; from: string; to: string };
type Event = { type: string; text: string; acted?: Acted | null };

// In English the server says what is not about an act.
const texts = catalogue<string>(
  ACTED_TEXTS,
  () => import('../../../contract/texts/audit.hi.json'),
  () => import('../../../contract/texts/audit.ar.json'),
);

/** What an event of the audit trail says, in the reader's language; in English where only a newer server knows it. */
export function useEventSentence(): (event: Event) => string {
  const t = useCatalogue(texts);
  const course = useCourse();
  return useCallback(
    ({ type, text, acted }) => {
      const id = acted ? `${type}.${acted.action}` : type;
      if (!t.has(id)) return text;
      return acted ? [t(id), course(acted)].filter(Boolean).join(': ') : t(id);
    },
    [t, course],
  );
}

/** From which status to which an act led: `Draft → Submitted`, or nothing. */
function useCourse(): (acted: Acted) => string {
  const word = useWords();
  const { language } = useCatalogue(texts);
  return useCallback(
    ({ from, to }) => (from === to ? '' : `${word(from)} ${arrow(language)} ${word(to)}`),
    [word, language],
  );
}
