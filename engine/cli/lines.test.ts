import { buildNameIndex } from '../names/index.ts';
import { methodInForce } from '../rating/index.ts';
import {
  calibrate,
  entryOfLine,
  LineError,
  nearMatchCommand,
  parseLine,
  rateCommand,
  runLines,
  scoreCommand,
  searchCommand,
} from './index.ts';

const entry = { id: '7', name: 'Ivan' };
const index = buildNameIndex([entryOfLine({ ...entry, type: 'person', name: 'Ivan Petrov' })]);

async function* linesOf(...lines: string[]) {
  yield* lines;
}

async function allOf(lines: AsyncIterable<string>) {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

describe('a line of an index', () => {
  it('names an entry: its name, other names, weak names', () => {
    const line = parseLine(
      '{"id":"7","type":"vessel","name":"Ivan","aliases":["Ivan I","Ivan II"],"weak":["I"]}',
    );
    expect(entryOfLine(line)).toEqual({
      id: '7',
      type: 'vessel',
      names: [
        { text: 'Ivan', kind: 'primary' },
        { text: 'Ivan I', kind: 'aka' },
        { text: 'Ivan II', kind: 'aka' },
        { text: 'I', kind: 'weak' },
      ],
      identifiers: [],
      countries: [],
      births: [],
    });
    expect(entryOfLine(entry)).toMatchObject({
      type: 'unknown',
      names: [{ text: 'Ivan', kind: 'primary' }],
    });
  });

  it.each([
    ['person', 'person'],
    ['Individual', 'person'],
    ['ORGANISATION', 'organisation'],
    ['organization', 'organisation'],
    ['company', 'organisation'],
    ['entity', 'unknown'],
    ['unknown', 'unknown'],
    ['vessel', 'vessel'],
    ['aircraft', 'aircraft'],
  ])('of type "%s" names a subject of type %s', (type, subject) => {
    expect(entryOfLine({ ...entry, type }).type).toBe(subject);
  });

  const types = 'person, individual, organisation, organization, company, entity, unknown, vessel, aircraft';
  it.each([
    [{ ...entry, type: 'cat' }, `"type" must be one of ${types}`],
    [{ ...entry, type: 1 }, `"type" must be one of ${types}`],
    [{ name: 'Ivan' }, '"id" must be a text'],
    [{ id: '7' }, '"name" must be a text'],
    [{ ...entry, aliases: 'Ivan I' }, '"aliases" must be a list of texts'],
    [{ ...entry, aliases: ['Ivan I', 1] }, '"aliases" must be a list of texts'],
    [{ ...entry, weak: {} }, '"weak" must be a list of texts'],
  ])('%j is refused in a sentence', (line, sentence) => {
    expect(() => entryOfLine(line)).toThrow(new LineError(sentence));
  });
});

describe('a line of input', () => {
  it.each([
    ['', 'not JSON'],
    ['null', 'not an object'],
    ['[]', 'not an object'],
    ['"a"', 'not an object'],
    ['7', 'not an object'],
  ])('%s is refused: %s', (line, sentence) => {
    expect(() => parseLine(line)).toThrow(new LineError(sentence));
  });

  it('of blanks is passed over and counted', async () => {
    const found = await allOf(runLines(linesOf('{}', '  ', 'x'), () => ({ a: 1 })));
    expect(found).toEqual(['{"a":1}\n', '{"error":"not JSON","line":3}\n']);
  });

  it('does not hide a defect of the program', async () => {
    const broken = () => {
      throw new RangeError('broken');
    };
    await expect(allOf(runLines(linesOf('{}'), broken))).rejects.toThrow('broken');
    const options = { rate: 0.1, sample: 0 };
    const line = '{"left":"a","right":"b","match":true}';
    await expect(allOf(calibrate(linesOf(line), null as never, options))).rejects.toThrow(TypeError);
  });

  it('is refused by each command for the field that is missing', () => {
    const search = searchCommand(index, { limit: 1, threshold: 0, now: () => 0 });
    expect(() => search({})).toThrow(new LineError('"query" must be a text'));
    expect(() => scoreCommand()({ right: 'b' })).toThrow(new LineError('"left" must be a text'));
    expect(() => scoreCommand()({ left: 'a' })).toThrow(new LineError('"right" must be a text'));
    expect(() => nearMatchCommand({ right: 'b' })).toThrow(new LineError('"left" must be a text'));
    expect(() => nearMatchCommand({ left: 'a' })).toThrow(new LineError('"right" must be a text'));
    expect(() => rateCommand(methodInForce)({ findings: 'none' })).toThrow(LineError);
  });

  it('asks calibration for a match that is true or false and for ids in a list', async () => {
    const options = { rate: 0.1, sample: 0 };
    const lines = linesOf('{"query":"a","expected":"7"}', ' ', '{"left":"a"}', '{"left":"a","match":true}');
    expect((await allOf(calibrate(lines, index, options))).filter((line) => line.includes('error'))).toEqual([
      '{"error":"\\"expected\\" must be a list of texts","line":1}\n',
      '{"error":"\\"match\\" must be true or false","line":3}\n',
      '{"error":"\\"right\\" must be a text","line":4}\n',
    ]);
  });
});

describe('a search on the command line', () => {
  it('says how many milliseconds it took, to the thousandth, and keeps to limit and threshold', () => {
    const times = [10, 12.345678];
    const now = () => times.shift() ?? 0;
    const search = searchCommand(index, { limit: 1, threshold: 0, now });
    expect(search({ query: 'Ivan Petrov' })).toEqual({
      results: [{ id: '7', name: 'Ivan Petrov', score: 1 }],
      ms: 2.346,
    });
    const strict = searchCommand(index, { limit: 1, threshold: 0.99, now: () => 0 });
    expect(strict({ query: 'Iwan Petrow' })).toEqual({ results: [], ms: 0 });
  });
});
