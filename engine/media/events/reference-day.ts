import { datesIn } from './dates-in.ts';

/** Datelines stand in the first lines of a document. */
const HEAD = 600;
/** Rows of tables and lists are dated by their events. */
const ROW = /^\s*(?:[-*•–]|.*(?:\||;.*;))/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What the document is dated by, wherever in its first lines it stands. */
const DATED =
  /\b(?:judgment|order|posted|published|dated?|statement|state|updated|extract|note|minutes|notice|bulletin|list|as at|as of|report|sitting|interview|correction|review|decision|search|delivered|given|evidence|disclosure|year ended|year to|half-year ended|edition|issue)\b[^.\n]{0,60}$/iu;

const TOLD = /\b(?:on|since|from|until|by|of|between|before|after)\s+(?:\p{L}+day,?\s+)?$/iu;

/**
 * The day from which "last month" and "on Friday" count: that of publication (YYYY-MM-DD), or else the dateline of the
 * document, as far as it says one (YYYY, YYYY-MM or YYYY-MM-DD).
 */
export function referenceDay(document: string, publishedOn?: string): string | undefined {
  if (publishedOn) return publishedOn;
  const head = document.slice(0, HEAD);
  const first = datesIn(head, {}).filter(({ date, start }) => {
    const line = head.slice(head.lastIndexOf('\n', start - 1) + 1, start);
    if (ROW.test(line + head.slice(start).split('\n', 1)[0])) return false;
    return DAY.test(date) ? line.length < 120 : DATED.test(line) || line.trim() === '';
  });
  const dated = first.find(({ start }) => DATED.test(head.slice(Math.max(0, start - 80), start)));
  const days = first.filter(({ date }) => DAY.test(date));
  // "On 2 April 2003 the licensee was …" is the day of an event.
  const day = days.find(({ start }) => !TOLD.test(head.slice(Math.max(0, start - 24), start))) ?? days[0];
  return (dated && DAY.test(dated.date) ? dated : (day ?? dated ?? first[0]))?.date;
}
