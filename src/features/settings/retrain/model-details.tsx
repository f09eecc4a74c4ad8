import { plural } from '@/shared/format';
import type { mediaModels } from '../../../../contract/index.ts';
import { ConfusionTable } from './confusion-table.tsx';
import { MeasuresTable } from './measures-table.tsx';

type ModelDetailsProps = { model: mediaModels.MediaModelVersion };

/** What one version learnt from, and how it did on passages it never saw. */
export function ModelDetails({ model }: ModelDetailsProps) {
  const { trainedOn, measures, before } = model;
  if (!trainedOn || !measures) return <p>{model.error ?? 'Not measured yet.'}</p>;
  return (
    <div style={{ maxWidth: 900 }}>
      <p>
        Trained on {plural(trainedOn.passages, 'passage')} of {plural(trainedOn.events, 'event')},{' '}
        {trainedOn.uploaded} of them uploaded, {trainedOn.decided ?? 0} decided on by analysts; method{' '}
        {model.method}. Measured on {plural(measures.passages, 'passage')} of other events: accuracy{' '}
        {measures.accuracy.toFixed(3)}, calibration error {measures.calibrationError.toFixed(3)}.
      </p>
      <MeasuresTable measures={measures} before={before} />
      <h2>Confusion matrix</h2>
      <ConfusionTable confusion={measures.confusion} />
    </div>
  );
}
