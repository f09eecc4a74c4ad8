import type { MediaModel } from '../model/media-model.ts';
import { trainModel } from '../model/train.ts';
import { parsePassages } from './parse-passages.ts';
import type { TrainingPassage } from './training-passage.ts';
import { varyAll } from './vary.ts';

/** A file of passages, by its name without folder, e.g. `legal.tsv`. */
export type PassageFile = { name: string; text: string };

/** Held back from every training: other events, written apart from the rest, each file by itself. */
const isValidationFile = (name: string): boolean =>
  name === 'validation.tsv' || name.startsWith('validation-');
/** Wordings made of each hand-written passage. */
export const WORDINGS = 3;

/** The project's own passages: as written to train on, and those that only judge. Throws RangeError for a bad line. */
export function readPassageFiles(files: readonly PassageFile[]): {
  written: TrainingPassage[];
  validation: TrainingPassage[];
} {
  const read = (isWanted: (name: string) => boolean) =>
    files
      .filter(({ name }) => isWanted(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(passagesOf);
  return {
    written: read((name) => !isValidationFile(name)),
    validation: read(isValidationFile),
  };
}

function passagesOf({ name, text }: PassageFile): TrainingPassage[] {
  const { passages, errors } = parsePassages(text);
  const [first] = errors;
  if (first) throw new RangeError(`${name}, line ${first.line}: ${first.reason}`);
  return passages;
}

/** The model that the project's own passages make. */
export function trainModelOfFiles(files: readonly PassageFile[]): MediaModel {
  return trainModel(varyAll(readPassageFiles(files).written, WORDINGS));
}
