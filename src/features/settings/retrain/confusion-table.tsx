import { formatNumber } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import type { mediaModels } from '../../../../contract/index.ts';
import { MEDIA_LABELS } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import { LabelTable } from './label-table.tsx';

type ConfusionTableProps = { confusion: mediaModels.MediaMeasures['confusion'] };

/** How often passages of one label were answered with each other one; the right answers are bold. */
export function ConfusionTable({ confusion }: ConfusionTableProps) {
  const t = useTexts();
  const word = useWords();
  return (
    <LabelTable
      name={t('retrain.confusion')}
      heading={t('retrain.labelled')}
      columns={MEDIA_LABELS.map((answer) => ({
        title: word(answer),
        key: answer,
        render: (label) => {
          const times = formatNumber(confusion[label][answer]);
          return label === answer ? <strong>{times}</strong> : times;
        },
      }))}
    />
  );
}
