import { Difference } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { Review, Working } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import { useFieldValues } from '../timeline/field-words.ts';
import styles from './review.module.css';

type ChangeFieldsProps = { change: Review['changes'][number]; reasons: Working['reasons'] };

/** What changed in one place, before and after. */
export function ChangeFields({ change, reasons }: ChangeFieldsProps) {
  const t = useTexts();
  const word = useWords();
  const valueIn = useFieldValues();
  const names: Record<string, string> = {
    text: t('text'),
    excerpt: t('excerptVerbatim'),
    summary: t('whatHappened'),
    eventDate: t('dateOfTheEvent'),
    source: t('source'),
    page: t('pageOfTheDocument'),
  };
  const say = (field: string, value: string | null) =>
    field === 'reasonCode'
      ? (reasons.find(({ code }) => code === value)?.label ?? value)
      : valueIn(field, value);
  return (
    <dl className={styles.fields}>
      {change.fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{names[field] ?? word(field)}</dt>
          <dd>
            <Difference before={say(field, before)} after={say(field, after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
