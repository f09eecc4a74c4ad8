import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_LABELS } from '../labels.ts';
import { evaluate } from './evaluate.ts';
import { readPassageFiles, trainModelOfFiles } from './passage-files.ts';

const folder = join(import.meta.dirname, '../passages');
const files = () =>
  readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

describe('the passages of the project', () => {
  it('are each written once, and no event of the validation is learnt from', () => {
    const { written, validation } = readPassageFiles(files());
    const all = [...written, ...validation];
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    const learnt = new Set(written.map(({ event }) => event));
    expect(validation.filter(({ event }) => learnt.has(event))).toEqual([]);
    expect(written.length).toBeGreaterThanOrEqual(1500);
    expect(validation.length).toBeGreaterThanOrEqual(200);
  });

  // All of them take three times as long; `npm run bench -- media` has their figures.
  it('make, a third of them, a model that holds on events it never saw', () => {
    const third = files().map(({ name, text }) => ({
      name,
      text: text
        .split('\n')
        .filter((_, line) => line % 3 === 0)
        .join('\n'),
    }));
    const { written } = readPassageFiles(third);
    const model = trainModelOfFiles(third);
    expect(model.trainedOn.passages).toBeGreaterThan(2 * written.length);
    const measures = evaluate(model, readPassageFiles(files()).validation);
    expect(measures.macroF1).toBeGreaterThan(0.7);
    for (const label of MEDIA_LABELS) expect(measures.byLabel[label].f1).toBeGreaterThan(0.5);
  });
});
