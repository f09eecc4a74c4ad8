import {
  classifyPassage,
  type Judged,
  judge,
  MEDIA_LABELS,
  MEDIA_METHOD,
  type Measures,
  type MediaModel,
  measure,
  readPassageFiles,
  serialiseModel,
  splitByEvent,
  trainModel,
  varyAll,
  WORDINGS,
} from '../../engine/media/index.ts';
import { printDocuments } from './documents.ts';
import { passageFiles } from './passages.ts';

const FOLDS = 5;
const GOALS = { macroF1: 0.91, trainingSeconds: 20, passageMs: 2 };

function timed<Value>(work: () => Value): [Value, number] {
  const started = performance.now();
  return [work(), performance.now() - started];
}

function print(title: string, measures: Measures): void {
  const percent = (share: number) => share.toFixed(3);
  console.log(`\n${title}: ${measures.passages} passages of ${measures.events} events`);
  console.log(
    `macro-F1 ${percent(measures.macroF1)}, accuracy ${percent(measures.accuracy)}, ` +
      `calibration error ${percent(measures.calibrationError)}`,
  );
  for (const label of MEDIA_LABELS) {
    const { precision, recall, f1, support } = measures.byLabel[label];
    const answers = MEDIA_LABELS.map((answer) => String(measures.confusion[label][answer]).padStart(4));
    console.log(
      `  ${label.padEnd(20)} precision ${percent(precision)} recall ${percent(recall)} F1 ${percent(f1)}` +
        ` of ${String(support).padStart(3)}, answered${answers.join('')}`,
    );
  }
}

/** Each validation by itself: its file's name tells whose it is. */
function printValidations(model: MediaModel): void {
  for (const file of passageFiles()) {
    const { validation } = readPassageFiles([file]);
    if (validation.length > 0) print(`Held back in ${file.name}`, measure(judge(model, validation)));
  }
}

/** How often stage and kind of offence are told as a person did, among passages where a person said one. */
function printDetails(model: MediaModel): void {
  const answers = validation.map((passage) => ({ passage, answer: classifyPassage(model, passage.text) }));
  const count = (key: 'stage' | 'subLabel') => {
    const told = answers.filter(({ passage, answer }) => passage[key] && answer.label === passage.label);
    const right = told.filter(({ passage, answer }) => passage[key] === answer[key]);
    return `${right.length} of ${told.length}`;
  };
  console.log(`\nWhere the label is right: stage ${count('stage')}, kind of offence ${count('subLabel')}`);
}

/** Every event is judged once by a model that never saw it. */
function crossValidate(written: ReturnType<typeof readPassageFiles>['written']): Measures {
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const { training, heldOut } = splitByEvent(written, FOLDS, fold);
    judged.push(...judge(trainModel(varyAll(training, WORDINGS)), varyAll(heldOut, 1)));
  }
  return measure(judged);
}

const { written, validation } = readPassageFiles(passageFiles());
const passages = varyAll(written, WORDINGS);
const [model, trainingMs]: [MediaModel, number] = timed(() => trainModel(passages));
const [, judgingMs] = timed(() => judge(model, validation));

console.log(
  `Method ${MEDIA_METHOD}: ${written.length} written passages in ${passages.length} wordings; ` +
    `model of ${(serialiseModel(model).length / 1e6).toFixed(1)} MB`,
);
console.log(
  `trained in ${(trainingMs / 1000).toFixed(1)} s (goal for 5,000: ${GOALS.trainingSeconds}), ` +
    `${(judgingMs / validation.length).toFixed(2)} ms a passage (goal: ${GOALS.passageMs})`,
);
printValidations(model);
printDetails(model);
print(`Split by event, ${FOLDS} folds`, crossValidate(written));
console.log(`\nGoal on the sealed passages: macro-F1 ${GOALS.macroF1}`);
printDocuments(model, process.argv.includes('--learn'));
