import type { Finding } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import { marksOf } from './marks.ts';
import styles from './media.module.css';

/** What the document says, with the words that decided and the names it was tied by. */
export function MarkedExcerpt({ machine }: { machine: NonNullable<Finding['machine']> }) {
  const t = useTexts();
  return (
    <blockquote className={styles.excerpt} dir="auto">
      {marksOf(machine).map(({ text, start, kind, weight }) => {
        if (kind === 'word')
          return (
            <mark key={start} title={t('spokeForIt', { weight: weight?.toFixed(2) ?? '–' })}>
              {text}
            </mark>
          );
        return kind === 'name' ? <strong key={start}>{text}</strong> : <span key={start}>{text}</span>;
      })}
    </blockquote>
  );
}
