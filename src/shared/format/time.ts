import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { dateWords } from '../texts/date-words.ts';
import { readerLanguage } from '../texts/language.ts';
import { listText } from './words.ts';

dayjs.extend(relativeTime);

const inWords = (date: dayjs.ConfigType) => dayjs(date).locale(dateWords[readerLanguage()]);

export const formatDay = (day: string) => inWords(day).format('DD MMM YYYY');
export const formatMonth = (month: string) => inWords(`${month}-01`).format('MMM YYYY');

/** A day as far as it is known: of a birth or an incorporation often only the month or the year is. */
export function formatPartialDay(day: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return formatDay(day);
  return /^\d{4}-\d\d$/.test(day) ? formatMonth(day) : day;
}
/** A day with what comes after it, by the comma of the reader's language. */
const dayAnd = (time: string) => `DD MMM YYYY${listText(['', time], readerLanguage())}`;
export const formatTime = (at: string) => inWords(at).format(dayAnd('HH:mm'));
export const formatClock = (at: string) => inWords(at).format('HH:mm');
export const formatWeekday = (at: string) => inWords(at).format('dddd');
/** Short, for a heading: `14 Nov 26`. */
export const formatDate = (at: string) => inWords(at).format('DD MMM YY');
export const formatRelative = (at: string) => inWords(at).from(new Date());

const zoneOf = (date: Date) =>
  new Intl.DateTimeFormat(undefined, { timeZoneName: 'short' })
    .formatToParts(date)
    .find((part) => part.type === 'timeZoneName')?.value ?? '';

/** Local time with its zone, then the same moment in UTC. */
export function formatAbsolute(at: string): string {
  const date = new Date(at);
  const local = `${inWords(date).format(`ddd ${dayAnd('HH:mm:ss')}`)} ${zoneOf(date)}`;
  return `${local} · ${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
