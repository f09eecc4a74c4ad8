import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MediaModel, parsePassages, trainModel } from '../../../engine/media/index.ts';
import { FEW_PASSAGES_DIR } from './few-passages-dir.ts';

/** Six events a label are enough to tell plain cases apart. */
export const FEW_PASSAGES = parsePassages(
  readFileSync(join(FEW_PASSAGES_DIR, 'written.tsv'), 'utf8'),
).passages;

let model: MediaModel | undefined;

/** A model of these few passages, trained when first asked for: a fixture that is read costs nothing. */
export function fewPassagesModel(): MediaModel {
  model ??= trainModel(FEW_PASSAGES);
  return model;
}
