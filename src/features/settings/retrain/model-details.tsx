import type { mediaModels } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { ConfusionTable } from './confusion-table.tsx';
import { MeasuresTable } from './measures-table.tsx';

type ModelDetailsProps = { model: mediaModels.MediaModelVersion };

/** What one version learnt from, and how it did on passages it never saw. */
export function ModelDetails({ model }: ModelDetailsProps) {
  const t = useTexts();
  const { trainedOn, measures, before } = model;
  if (!trainedOn || !measures) return <p>{t(model.error ? 'retrain.failed' : 'retrain.notMeasured')}</p>;
  return (
    <div style={{ maxWidth: 900 }}>
      <p>
        {t('retrain.trainedOn', {
          passages: trainedOn.passages,
          events: trainedOn.events,
          uploaded: trainedOn.uploaded,
          decided: trainedOn.decided ?? 0,
          method: model.method,
          measured: measures.passages,
          accuracy: measures.accuracy.toFixed(3),
          error: measures.calibrationError.toFixed(3),
        })}
      </p>
      <MeasuresTable measures={measures} before={before} />
      <h2>{t('retrain.confusion')}</h2>
      <ConfusionTable confusion={measures.confusion} />
    </div>
  );
}
