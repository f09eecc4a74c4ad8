import { buildNameIndex } from '../names/index.ts';
import { calibrate, entryOfLine, parseLine } from './index.ts';

const index = buildNameIndex(
  [
    '{"id":"1","type":"person","name":"PETROV, Ivan Sergeyevich"}',
    '{"id":"2","type":"organization","name":"ZALIV SHIPPING LLC"}',
    '{"id":"3","type":"person","name":"KUZNETSOVA, Olga"}',
  ].map((line) => entryOfLine(parseLine(line))),
);

type Row = { threshold: number; clean: number; recall: number };
type Last = { recommended: number | null; rate: number; clean: number; counted: object };

async function answers(lines: string[], options: { rate: number; sample: number }) {
  const all: object[] = [];
  for await (const line of calibrate(
    (async function* () {
      yield* lines;
    })(),
    index,
    options,
  ))
    all.push(JSON.parse(line) as object);
  const rows = all.filter((line): line is Row => 'threshold' in line);
  return { errors: all.filter((line) => 'error' in line), rows, last: all.at(-1) as Last };
}

const clean = (name: string) => JSON.stringify({ query: name, type: 'person' });

describe('calibrate on the command line', () => {
  it('gives for each threshold the share of clean names that hit and of changed names of the list that are found', async () => {
    const { rows, last } = await answers(
      [clean('Maria Fernandes'), clean('Ivan Petrov'), clean('John Smith'), clean('Olga Kuznetsova')],
      { rate: 0.25, sample: 3 },
    );
    expect(rows).toHaveLength(51);
    expect(rows[0]).toMatchObject({ threshold: 0.5, clean: 0.5, recall: 1 });
    expect(rows.at(-1)).toMatchObject({ threshold: 1, clean: 0.25 });
    for (const [at, row] of rows.entries()) {
      expect(row.clean).toBeLessThanOrEqual(rows[at - 1]?.clean ?? 1);
      expect(row.recall).toBeLessThanOrEqual(rows[at - 1]?.recall ?? 1);
    }
    expect(last.recommended).toBe(rows.find((row) => row.clean <= 0.25)?.threshold);
    expect(last).toMatchObject({ rate: 0.25, clean: 0.25, counted: { clean: 4, wanted: 3 } });
  });

  it('takes labelled pairs and subjects whose entry is known, and recommends nothing that no threshold keeps', async () => {
    const { rows, last } = await answers(
      [
        '{"left":"Ivan Petrov","right":"Iwan Petrow","type":"person","match":true}',
        '{"left":"Ivan Petrov","right":"Ivan Petrov","type":"person","match":false}',
        '{"query":"Zaliv Shiping","type":"organization","expected":["2"]}',
      ],
      { rate: 0, sample: 0 },
    );
    expect(rows.find((row) => row.threshold === 0.8)).toEqual({ threshold: 0.8, clean: 1, recall: 1 });
    expect(last).toEqual({ recommended: null, rate: 0, counted: { clean: 1, wanted: 2 } });
  });

  it('answers a line it cannot use by its error and number, and goes on', async () => {
    const { errors, last } = await answers(
      ['nonsense', '', '{"query":7}', '{"left":"a","right":"b","match":1}', clean('Maria Fernandes')],
      { rate: 0.1, sample: 0 },
    );
    expect(errors).toEqual([
      { error: 'not JSON', line: 1 },
      { error: '"query" must be a text', line: 3 },
      { error: '"match" must be true or false', line: 4 },
    ]);
    expect(last).toEqual({ recommended: 0.5, rate: 0.1, clean: 0, counted: { clean: 1, wanted: 0 } });
  });
});
