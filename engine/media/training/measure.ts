import { MEDIA_LABELS, type MediaLabel } from '../labels.ts';

/** Figures of one label, each 0–1; `support` counts the passages that have it. NaN never occurs: 0 where undefined. */
type LabelMeasure = { precision: number; recall: number; f1: number; support: number };

/**
 * How a model did on passages it had not seen. `confusion[truth][answer]` counts passages; macro-F1 is the mean of the
 * labels that occur; `calibrationError` is the expected calibration error of the answers over ten bins (0 is best;
 * Naeini, Cooper and Hauskrecht 2015).
 */
export type Measures = {
  passages: number;
  events: number;
  accuracy: number;
  macroF1: number;
  calibrationError: number;
  byLabel: Record<MediaLabel, LabelMeasure>;
  confusion: Record<MediaLabel, Record<MediaLabel, number>>;
};

/** One passage held out: its event and label, and what the model made of it. */
export type Judged = { event: string; label: MediaLabel; answer: MediaLabel; probability: number };

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Measures answers against the truth. Without passages every figure is 0. */
export function measure(judged: readonly Judged[]): Measures {
  const confusion = byLabelOf(() => byLabelOf(() => 0));
  for (const { label, answer } of judged) confusion[label][answer]++;
  const byLabel = byLabelOf((label) => labelMeasure(label, confusion));
  const occurring = MEDIA_LABELS.filter((label) => byLabel[label].support > 0);
  return {
    passages: judged.length,
    events: new Set(judged.map(({ event }) => event)).size,
    accuracy: ratio(judged.filter(({ label, answer }) => label === answer).length, judged.length),
    macroF1: ratio(
      occurring.reduce((sum, label) => sum + byLabel[label].f1, 0),
      occurring.length,
    ),
    calibrationError: calibrationError(judged),
    byLabel,
    confusion,
  };
}

function byLabelOf<Value>(value: (label: MediaLabel) => Value): Record<MediaLabel, Value> {
  return Object.fromEntries(MEDIA_LABELS.map((label) => [label, value(label)])) as Record<MediaLabel, Value>;
}

function labelMeasure(label: MediaLabel, confusion: Measures['confusion']): LabelMeasure {
  const right = confusion[label][label];
  const support = MEDIA_LABELS.reduce((sum, answer) => sum + confusion[label][answer], 0);
  const answered = MEDIA_LABELS.reduce((sum, truth) => sum + confusion[truth][label], 0);
  return {
    precision: ratio(right, answered),
    recall: ratio(right, support),
    f1: ratio(2 * right, support + answered),
    support,
  };
}

function calibrationError(judged: readonly Judged[]): number {
  const bins = Array.from({ length: 10 }, () => ({ sure: 0, right: 0 }));
  for (const { label, answer, probability } of judged) {
    const bin = bins[Math.min(9, Math.floor(probability * 10))]!;
    bin.sure += probability;
    bin.right += label === answer ? 1 : 0;
  }
  return ratio(
    bins.reduce((sum, { sure, right }) => sum + Math.abs(sure - right), 0),
    judged.length,
  );
}
