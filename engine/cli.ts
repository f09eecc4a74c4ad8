import { closeSync, createReadStream, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import {
  type Command,
  calibrate,
  classifyCommand,
  entryOfLine,
  LineError,
  type ListFile,
  listLines,
  nearMatchCommand,
  parseLine,
  rateCommand,
  readCommand,
  runLines,
  scoreCommand,
  searchCommand,
  shippedMethod,
} from './cli/index.ts';
import { ListFormatError, type PlainMapping, plainFields } from './lists/index.ts';
import { type MediaModel, ModelFormatError, parseModel, trainModelOfFiles } from './media/index.ts';
import { buildNameIndex, type ListEntry, type NameIndex } from './names/index.ts';

const USAGE = `JSON lines in, JSON lines out, in the same order.
  score  [--index FILE]                     {left, right, type} → {score, parts}
  list FILE… [--column FIELD=HEADING]…      files of a published list (OFAC, UN, EU, UK, CSL, FollowTheMoney, Senzing), or
                                            tables whose columns are named (name, aliases, type, …) → lines of an index;
                                            what was left out is said on the error output
  search --index FILE [--limit 10] [--threshold 0]
                                            {query, type} → {results: [{id, score, name}], ms}
  calibrate --index FILE [--rate 0.01] [--sample 1000]
                                            clean names {query, type}, known ones {query, type, expected} and pairs
                                            {left, right, type, match} → {threshold, clean, recall} for each threshold,
                                            and the one recommended for the rate of clean names that may hit
  near-match                                {left, right} → {verdict, clauses}
  classify [--model FILE]                   {text} → {label, probabilities}
  read [--model FILE]                       {title, text, publishedOn, subjects: [{name, type, role, aliases}]} → {language,
                                            passages, unassigned, others}: what a document tells of each subject
  rate [--method N]                         {countryOfIncorporation, industry, findings, …} → the rating, by the method in
                                            force or another one
A line of an index file: {id, type, name, aliases, weak}. Without a model, classify and read first train one on the
passages in engine/media/passages, in some seconds. A million names against a list:
  npm run -s engine -- list sdn.csv alt.csv add.csv > ofac.jsonl
  npm run -s engine -- search --index ofac.jsonl --threshold 0.74 < names.jsonl > hits.jsonl
`;

/** A call that cannot be carried out; said on the error output, without a stack. */
class UsageError extends Error {}

const complain = (what: object) => process.stderr.write(`${JSON.stringify(what)}\n`);

/** As much of a file as tells which list it is. */
const headBytes = 16_384;

function listFile(name: string): ListFile {
  const file = openSync(name, 'r');
  const head = Buffer.alloc(headBytes);
  const length = readSync(file, head);
  closeSync(file);
  return { name, head: head.toString('utf8', 0, length), read: () => createReadStream(name) };
}

function mappingOf(columns: string[] | undefined): PlainMapping | undefined {
  if (!columns) return undefined;
  const pairs = columns.map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  const unusable = pairs.find(([field, heading]) => !heading || !plainFields.some((one) => one === field));
  if (unusable) throw new UsageError(`--column FIELD=HEADING: the field is one of ${plainFields.join(', ')}`);
  const { name, ...others } = Object.fromEntries(pairs) as Partial<PlainMapping>;
  if (!name) throw new UsageError('--column name=HEADING is needed');
  return { name, ...others };
}

async function readIndex(file: string): Promise<NameIndex> {
  const entries: ListEntry[] = [];
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++;
    if (line.trim() === '') continue;
    try {
      entries.push(entryOfLine(parseLine(line)));
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      complain({ error: error.message, file, line: number });
    }
  }
  return buildNameIndex(entries);
}

function mediaModel(file: string | undefined): MediaModel {
  if (file !== undefined) {
    try {
      return parseModel(readFileSync(file, 'utf8'));
    } catch (error) {
      throw error instanceof ModelFormatError ? new UsageError(`${file}: ${error.message}`) : error;
    }
  }
  const folder = join(import.meta.dirname, 'media/passages');
  const names = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  return trainModelOfFiles(names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })));
}

function numberOption(value: string | undefined, otherwise: number, name: string): number {
  const number = value === undefined ? otherwise : Number(value);
  if (!Number.isFinite(number) || number < 0) throw new UsageError(`--${name} must be a number`);
  return number;
}

type Lines = AsyncIterable<string>;

async function answersTo(args: string[], lines: Lines): Promise<Lines> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      column: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
      index: { type: 'string' },
      limit: { type: 'string' },
      method: { type: 'string' },
      model: { type: 'string' },
      rate: { type: 'string' },
      sample: { type: 'string' },
      threshold: { type: 'string' },
    },
  });
  const [name, ...files] = positionals;
  if (values.help || name === 'help') return Readable.from([USAGE]);
  if (name === 'list' && files.length > 0)
    return listLines(files.map(listFile), mappingOf(values.column), complain);
  const needed = name === 'search' || name === 'calibrate';
  if (needed && values.index === undefined) throw new UsageError(`${name} needs --index FILE`);
  const index = values.index === undefined ? undefined : await readIndex(values.index);
  if (name === 'calibrate' && index) {
    const rate = numberOption(values.rate, 0.01, 'rate');
    return calibrate(lines, index, { rate, sample: numberOption(values.sample, 1000, 'sample') });
  }
  return runLines(lines, commandOf(name, index, values));
}

type Values = { limit?: string; method?: string; model?: string; threshold?: string };

function commandOf(name: string | undefined, index: NameIndex | undefined, values: Values): Command {
  if (name === 'score') return scoreCommand(index);
  if (name === 'search' && index) {
    const limit = numberOption(values.limit, 10, 'limit');
    const threshold = numberOption(values.threshold, 0, 'threshold');
    return searchCommand(index, { limit, threshold, now: () => performance.now() });
  }
  if (name === 'near-match') return nearMatchCommand;
  if (name === 'rate') {
    const method = shippedMethod(values.method);
    if (!method) throw new UsageError(`--method: there is no method ${values.method}`);
    return rateCommand(method);
  }
  if (name === 'classify') return classifyCommand(mediaModel(values.model));
  if (name === 'read') return readCommand(mediaModel(values.model));
  throw new UsageError(USAGE);
}

/** Begun when somebody listens: the interface drops the lines that come before. */
async function* linesOfInput() {
  yield* createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
}

try {
  await pipeline(Readable.from(await answersTo(process.argv.slice(2), linesOfInput())), process.stdout);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EPIPE') {
    if (!(error instanceof UsageError || error instanceof ListFormatError) && !code) throw error;
    const place = error instanceof ListFormatError ? `${error.file}:${error.line}: ` : '';
    process.stderr.write(`${place}${message.trimEnd()}\n`);
    process.exitCode = 2;
  }
}
