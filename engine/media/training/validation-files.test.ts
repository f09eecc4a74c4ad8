import { readPassageFiles } from './passage-files.ts';

test('every file named validation is held back from training, whoever wrote it', () => {
  const heading = 'event\tlabel\tsubLabel\tstage\ttext';
  const named = (name: string) => ({ name, text: `${heading}\n${name}\tnone\t\t\tAll is well.\n` });
  const { written, validation } = readPassageFiles(
    ['validation-b.tsv', 'validation.tsv', 'validated.tsv', 'voices.tsv'].map(named),
  );
  expect(written.map(({ event }) => event)).toEqual(['validated.tsv', 'voices.tsv']);
  expect(validation.map(({ event }) => event)).toEqual(['validation-b.tsv', 'validation.tsv']);
});
