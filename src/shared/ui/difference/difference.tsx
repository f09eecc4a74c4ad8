import { arrow, listText } from '../../format/index.ts';
import type { ToWord } from '../../words/use-words.ts';
import { useWords } from '../../words/use-words.ts';
import type { Translate } from '../texts/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './difference.module.css';
import { listDifference, type Part, wordDifference } from './list-difference.ts';

/** `Name Anil Kapoor, role director`: what is empty is not said. */
const sayRecord = (record: object, t: Translate, word: ToWord) =>
  listText(
    Object.entries(record)
      .filter(([key, item]) => !/(^id|Id)$/.test(key) && item !== null && item !== undefined && item !== '')
      .map(([key, item]) => `${word(key)}: ${listText([readable(item, t, word)].flat(), t.language)}`),
    t.language,
  );

type DifferenceProps = { before: unknown; after: unknown };

/** Texts of this length are compared by their words, shorter ones stand side by side. */
const LONG = 40;

/** What changed: short values with an arrow between, lists item by item, long texts word by word. */
export function Difference({ before, after }: DifferenceProps) {
  const t = useTexts();
  const word = useWords();
  const [old, now] = [readable(before, t, word), readable(after, t, word)];
  if (Array.isArray(old) || Array.isArray(now))
    return <Items parts={listDifference([old].flat().filter(Boolean), [now].flat().filter(Boolean))} />;
  if (old === '') return <Words parts={[{ text: now || '–', kind: 'same' }]} />;
  if (old.length > LONG || now.length > LONG) return <Words parts={wordDifference(old, now)} />;
  return (
    <span className={styles.short}>
      <del className={styles.gone} dir="auto">
        {old}
      </del>{' '}
      <span aria-hidden="true">{arrow(t.language)}</span>{' '}
      {now === '' ? (
        <span className={styles.none}>{t('removed')}</span>
      ) : (
        <ins className={styles.new} dir="auto">
          {now}
        </ins>
      )}
    </span>
  );
}

function Words({ parts }: { parts: readonly Part[] }) {
  return (
    <span className={styles.text} dir="auto">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        <Marked key={at} part={part} />
      ))}
    </span>
  );
}

function Items({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className={styles.items}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of one difference never move
        <li key={at}>
          <bdi>
            <Marked part={part} />
          </bdi>
        </li>
      ))}
    </ul>
  );
}

function Marked({ part: { kind, text } }: { part: Part }) {
  if (kind === 'gone') return <del className={styles.gone}>{text}</del>;
  if (kind === 'new') return <ins className={styles.new}>{text}</ins>;
  return <>{text}</>;
}

/** A stored value as people read it: one text, or the lines of a list. */
function readable(value: unknown, t: Translate, word: ToWord): string | string[] {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'string') return /^[a-z]+(_[a-z]+)+$/.test(value) ? word(value) : value;
  if (Array.isArray(value))
    return value.map((item) => listText([readable(item, t, word)].flat(), t.language));
  if (typeof value === 'object') return sayRecord(value, t, word);
  return String(value);
}
