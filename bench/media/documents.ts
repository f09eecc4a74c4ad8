import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  heldOutLikelihoods,
  LEAST_LIKELIHOOD,
  learnWeights,
  type MediaModel,
  measureDocuments,
  parseDocuments,
  tieExamples,
  type Weights,
} from '../../engine/media/index.ts';

const media = join(import.meta.dirname, '../../engine/media');
const GOALS = 'recall 0.85, precision 0.90, traps at most 0.05, label 0.85, stage 0.75, date 0.85';

const documentFiles = (): { name: string; documents: ReturnType<typeof parseDocuments> }[] =>
  readdirSync(join(media, 'documents')).map((name) => ({
    name,
    documents: parseDocuments(readFileSync(join(media, 'documents', name), 'utf8')),
  }));

/** Prints how well each file of whole documents is read. With `learn`, it first fits the weights again and stores them. */
export function printDocuments(model: MediaModel, learn: boolean): void {
  const files = documentFiles();
  const development = files.filter(({ name }) => name.startsWith('development'));
  const examples = tieExamples(
    model,
    development.flatMap(({ documents }) => documents),
  );
  if (learn) {
    writeFileSync(join(media, 'tying/weights.ts'), sourceOf(learnWeights(examples)));
    console.log('\nThe weights have been fitted again. The next run uses them.');
  }
  console.log('\nWhole documents');
  for (const { name, documents } of files) {
    const measures = Object.entries(measureDocuments(model, documents));
    console.log(
      `  ${name.padEnd(24)}${measures.map(([what, { share, of }]) => `${what} ${share.toFixed(3)} of ${of}`).join(', ')}`,
    );
  }
  const told = heldOutLikelihoods(examples).map((likelihood) => likelihood >= LEAST_LIKELIHOOD);
  const right = examples.filter(({ isTold }, at) => isTold && told[at]).length;
  const share = (of: number) => (of > 0 ? right / of : 0).toFixed(3);
  console.log(
    `  sentences tied to a subject by weights learnt from other documents: recall ` +
      `${share(examples.filter(({ isTold }) => isTold).length)}, precision ${share(told.filter(Boolean).length)} ` +
      `of ${examples.length}`,
  );
  console.log(`Goal on sealed documents: ${GOALS}`);
}

function sourceOf({ bias, signs }: Weights): string {
  const key = (sign: string) => (/^[a-z]+$/.test(sign) ? sign : `'${sign}'`);
  const lines = Object.entries(signs).map(([sign, weight]) => `    ${key(sign)}: ${weight},\n`);
  return (
    '/** Learnt from the development documents by `npm run bench -- media --learn`, which writes this file. */\n' +
    'export const WEIGHTS: { bias: number; signs: Readonly<Record<string, number>> } = {\n' +
    `  bias: ${bias},\n  signs: {\n${lines.join('')}  },\n};\n`
  );
}
