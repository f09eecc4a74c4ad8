import { formatTime } from '../format/index.ts';
import { catalogue, useCatalogue } from '../texts/catalogue.ts';
import { directionOf } from '../texts/direction-of.ts';
import { useStoredSentence } from './stored-sentence.ts';

type Values = Record<string, string | number>;
type Notice = { entity_name: string; activity: string; code: string; values: Values };

// In English the server says it.
const texts = catalogue<string>(
  {},
  () => import('../../../contract/texts/notices.hi.json'),
  () => import('../../../contract/texts/notices.ar.json'),
);

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const readable = (values: Values, stored: (sentence: string) => string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      if (name === 'reason') return [name, stored(value)];
      return [name, instant.test(value) ? formatTime(value) : value];
    }),
  );

/** What a notice says, in the reader's language; in English where a newer server says something unknown. */
export function NoticeSentence({ notice }: { notice: Notice }) {
  const t = useCatalogue(texts);
  const stored = useStoredSentence();
  const { code, values, activity } = notice;
  return t.has(code) ? (
    <bdi dir={directionOf(t.language)}>{t(code, readable(values, stored))}</bdi>
  ) : (
    <bdi lang="en">{activity}</bdi>
  );
}

/** Whom or what a notice is about: a name, or a word for what has none, such as the reader's own account. */
export function useNoticeName(): (notice: Notice) => string {
  const t = useCatalogue(texts);
  return ({ code, values, entity_name }) => {
    const [noun] = code.split('.');
    const about = noun === 'schedule' ? `about.schedule:${values.schedule}` : `about.${noun}`;
    return t.has(about) ? t(about) : entity_name;
  };
}

/** What scheduled work is called, by its name. */
export function useScheduleTitle(): (schedule: { name: string; title: string }) => string {
  const t = useCatalogue(texts);
  return ({ name, title }) => {
    const id = `about.schedule:${name}`;
    return t.has(id) ? t(id) : title;
  };
}
