import { buildNameIndex } from '../names/index.ts';
import { entryOfLine, parseLine, runLines, scoreCommand, searchCommand } from './index.ts';

async function* linesOf(...lines: string[]) {
  yield* lines;
}

async function answers(lines: AsyncIterable<string>): Promise<unknown[]> {
  const out: unknown[] = [];
  for await (const line of lines) out.push(JSON.parse(line));
  return out;
}

const index = buildNameIndex(
  [
    '{"id":"1","type":"person","name":"PETROV, Ivan","weak":["Vanya"]}',
    '{"id":"2","type":"organization","name":"ZALIV LLC"}',
  ].map((line) => entryOfLine(parseLine(line))),
);

describe('the engine on the command line', () => {
  it('answers every line in its order, a bad one by its error and number', async () => {
    const search = searchCommand(index, { limit: 10, threshold: 0, now: () => 0 });
    const input = linesOf(
      '{"query":"Ivan Petrow","type":"person"}',
      'nonsense',
      '',
      '{"query":1}',
      '{"query":"Zaliv"}',
    );
    expect(await answers(runLines(input, search))).toEqual([
      { results: [{ id: '1', name: 'PETROV, Ivan', score: expect.any(Number) }], ms: 0 },
      { error: 'not JSON', line: 2 },
      { error: '"query" must be a text', line: 4 },
      { results: [{ id: '2', name: 'ZALIV LLC', score: expect.any(Number) }], ms: 0 },
    ]);
  });

  it('scores a pair with parts that add up', async () => {
    const input = linesOf(
      '{"left":"Ivan Petrov","right":"PETROV, Ivan","type":"person"}',
      '{"left":"a","right":"b","type":"cat"}',
    );
    const [first, second] = await answers(runLines(input, scoreCommand(index)));
    expect(first).toEqual({ score: 1, parts: [{ label: 'Words that agree', kind: 'agreement', value: 1 }] });
    expect(second).toMatchObject({ line: 2, error: expect.stringContaining('"type" must be one of') });
  });

  it('reads a line only when the answer before it has been taken, so that a million need no more room than one', async () => {
    let read = 0;
    const endless = async function* () {
      for (;;) yield `{"left":"Ivan ${read++}","right":"Ivan","type":"person"}`;
    };
    let taken = 0;
    for await (const line of runLines(endless(), scoreCommand(index))) {
      expect(JSON.parse(line)).toHaveProperty('score');
      expect(read).toBe(++taken);
      if (taken === 50) break;
    }
  });
});
