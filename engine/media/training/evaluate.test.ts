import { FEW_PASSAGES, fewPassagesModel } from '../../../tests/support/data/few-passages.ts';
import { classifyPassage } from '../classify.ts';
import { evaluate, judge } from './evaluate.ts';
import { trainModelOfFiles } from './passage-files.ts';

test('a model is judged by its answer to each passage and how sure it was', () => {
  const [bribes, penalty] = [FEW_PASSAGES[0]!, FEW_PASSAGES.find(({ event }) => event === 'n3')!];
  const mistaken = { ...penalty, label: 'pep' as const };
  const { probabilities } = classifyPassage(fewPassagesModel(), bribes.text);
  const judged = judge(fewPassagesModel(), [bribes, mistaken]);
  expect(judged).toMatchObject([
    { event: 'b1', label: 'bribery_corruption', answer: 'bribery_corruption' },
    { event: 'n3', label: 'pep', answer: 'none' },
  ]);
  expect(judged[0]?.probability).toBe(probabilities.bribery_corruption);
  expect(evaluate(fewPassagesModel(), [bribes, mistaken])).toMatchObject({
    passages: 2,
    events: 2,
    accuracy: 0.5,
  });
});

test('a model of files learns wordings of all passages but those of the validation', () => {
  const rows = FEW_PASSAGES.map(({ event, label, text }) => `${event}\t${label}\t\t\t${text}`);
  const file = (name: string, lines: string[]) => ({
    name,
    text: ['event\tlabel\tsubLabel\tstage\ttext', ...lines].join('\n'),
  });
  const { trainedOn } = trainModelOfFiles([
    file('a.tsv', rows.slice(0, 12)),
    file('b.tsv', rows.slice(30)),
    file('validation.tsv', rows.slice(12, 30)),
  ]);
  // "The firm" is told as company and group too.
  expect(trainedOn.events).toBe(24);
  expect(trainedOn.passages).toBeGreaterThan(24);
  expect(trainedOn.passages).toBeLessThanOrEqual(3 * 24);
});
