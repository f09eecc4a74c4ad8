import { formatNumber } from '@/shared/format';
import type { mediaModels } from '../../../../contract/index.ts';
import type { MediaLabel } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import { LabelTable } from './label-table.tsx';

type Measures = mediaModels.MediaMeasures;
type MeasuresTableProps = { measures: Measures; before: Measures | null };

const figure = (share: number | undefined) => (share === undefined ? '' : share.toFixed(3));
const measured = ['precision', 'recall', 'f1'] as const;

/** Precision, recall and F1 by label; where a version was active at the time, its figures on the same passages. */
export function MeasuresTable({ measures: { byLabel }, before }: MeasuresTableProps) {
  const t = useTexts();
  const then = before && {
    title: t('retrain.f1Then'),
    key: 'before',
    render: (label: MediaLabel) => figure(before.byLabel[label].f1),
  };
  return (
    <LabelTable
      name={t('retrain.measures')}
      heading={t('retrain.label')}
      columns={[
        ...measured.map((key) => ({
          title: key === 'f1' ? 'F1' : t(`measure.${key}`),
          key,
          render: (label: MediaLabel) => figure(byLabel[label][key]),
        })),
        ...(then ? [then] : []),
        {
          title: t('retrain.passages'),
          key: 'support',
          render: (label) => formatNumber(byLabel[label].support),
        },
      ]}
    />
  );
}
