import { Alert, Button } from 'antd';
import { listText } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import { useTexts } from '../texts/index.ts';
import styles from './gap-list.module.css';
import type { Gap } from './gaps-of.ts';
import { fieldPath, stepTitles } from './step-fields.ts';

type GapListProps = {
  gaps: readonly Gap[];
  /** Whether each names the step it is on. */
  withSteps?: boolean;
  onChoose: (gap: Gap) => void;
};

/** What is missing, each a way to its field. */
export function GapList({ gaps, withSteps = false, onChoose }: GapListProps) {
  const t = useTexts();
  const labelOf = useFieldLabel();
  const reasonOf = useGapReason();
  // That the report type is missing is said once.
  const shown = withSteps ? gaps.filter(({ reason }) => reason !== 'type') : gaps;
  if (shown.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('countThingsMissing', { count: shown.length })}
      description={
        <ul className={styles.list}>
          {shown.map((gap) => (
            <li key={gap.field + gap.reason}>
              <Button type="link" size="small" onClick={() => onChoose(gap)}>
                {withSteps && `${t(stepTitles[gap.step] ?? 'review')}: `}
                {labelOf(gap)}
              </Button>
              <span>{reasonOf(gap)}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** What a field is called on the page. */
export function useFieldLabel() {
  const word = useWords();
  const t = useTexts();
  return ({ field }: Pick<Gap, 'field'>) => {
    const [first = '', row, part] = fieldPath(field);
    if (first === 'files') return t('documents');
    if (typeof row !== 'number') return word(String(first));
    return listText(
      [t('principalNumber', { number: row + 1 }), part === 'name' ? t('name') : word(String(part))],
      t.language,
    );
  };
}

function useGapReason() {
  const t = useTexts();
  return ({ reason, count = 0 }: Gap) =>
    ({
      required: t('enterThis'),
      choose: t('chooseAtLeastOne'),
      shares: t('theSharesExceed100'),
      name: t('enterANameOrRemoveThe'),
      share: t('enterTheShareOfEachOwner'),
      date: t('useYyyyYyyyMmOrYyyy'),
      documents: t('thisReportTypeNeedsNeededDocuments', { needed: count }),
      type: t('chooseTheReportTypeFirst'),
    })[reason];
}
