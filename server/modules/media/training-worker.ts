import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  evaluate,
  type Measures,
  parseModel,
  readPassageFiles,
  serialiseModel,
  splitByEvent,
  type TrainingPassage,
  trainModel,
  varyAll,
  WORDINGS,
} from '../../../engine/media/index.ts';

export type TrainingTask = {
  passagesDir: string;
  uploaded: TrainingPassage[];
  /** With slots in the place of names. */
  decided: TrainingPassage[];
  active: string | null;
};
export type Trained = {
  model: string;
  measures: Measures;
  before: Measures | null;
  trainedOn: { passages: number; events: number; uploaded: number; decided: number };
};

const FOLDS = 5;

/**
 * Trains on the passages of the directory and on four fifths of what was uploaded and of what analysts
 * decided on, split by event; measures on the rest and
 * on the directory's validation, which no training sees.
 */
export default function train({ passagesDir, uploaded, decided, active }: TrainingTask): Trained {
  const files = readdirSync(passagesDir).map((name) => ({
    name,
    text: readFileSync(join(passagesDir, name), 'utf8'),
  }));
  const { written, validation } = readPassageFiles(files);
  const { training, heldOut } = splitByEvent(uploaded, FOLDS);
  const decisions = splitByEvent(varyAll(decided, 1), FOLDS);
  const judging = [...validation, ...heldOut, ...decisions.heldOut];
  const model = trainModel([...varyAll(written, WORDINGS), ...training, ...decisions.training]);
  const { passages, events } = model.trainedOn;
  return {
    model: serialiseModel(model),
    measures: evaluate(model, judging),
    before: active === null ? null : evaluate(parseModel(active), judging),
    trainedOn: { passages, events, uploaded: training.length, decided: decisions.training.length },
  };
}
