import { classifyPassage } from '../classify.ts';
import type { MediaModel } from '../model/media-model.ts';
import { type Judged, type Measures, measure } from './measure.ts';
import type { TrainingPassage } from './training-passage.ts';

/** What a model makes of passages whose labels are known. */
export function judge(model: MediaModel, passages: readonly TrainingPassage[]): Judged[] {
  return passages.map(({ event, label, text }) => {
    const { label: answer, probabilities } = classifyPassage(model, text);
    return { event, label, answer, probability: probabilities[answer] };
  });
}

/** The measures of a model on passages; they say something only of passages it was not trained on. */
export const evaluate = (model: MediaModel, passages: readonly TrainingPassage[]): Measures =>
  measure(judge(model, passages));
