import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSync } from 'recheck';
import recheck from 'recheck/package.json' with { type: 'json' };
import { ScimLimits } from '../../contract/limits.ts';
import { LONGEST_UNIT } from '../../engine/media/index.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { runToEnd } from '../support/runner/run-to-end.ts';
import { type Expression, repeats, shippedExpressions } from './regular-expressions.ts';

// The one without a program of another platform.
process.env.RECHECK_BACKEND = 'pure';

type Known = {
  pattern: RegExp;
  /** The longest text it may meet, and who says so. */
  longest: number;
  because: string;
  /** The worst of that length. */
  worst: (length: number) => string;
};
const times =
  (part: string, end = '!', begin = '') =>
  (length: number) =>
    begin + part.repeat(Math.ceil(length / part.length)) + end;

/** Slower than the text is long, or too hard to judge: each with the bound that keeps it quick. */
const known: Known[] = [
  { pattern: /<[^>]*>/, longest: 100, because: 'the length is checked first', worst: times('<') },
  {
    pattern: /^(?:circa |between )?(.+?)(?: to | and |-)(.+)$/i,
    longest: 1000,
    because: 'a date of a list that an administrator imports',
    worst: times(' to', '\n'),
  },
  {
    pattern: /\s*(?:\(.*|\b(?:issued|expires|exp\.|issue date)\b.*)$/i,
    longest: 1000,
    because: 'a remark of a list that an administrator imports',
    worst: times(' ', '\n'),
  },
  {
    pattern:
      /^(?:(?:deputy|former|first|vice|acting|prime|senior|brigadier|major|lieutenant)[ -]+)*(?:minister|president|chairman|chairwoman|director|governor|head|general|commander|member of|secretary|ambassador|chief|judge|mayor|senator|managing director|speaker|prosecutor)\b/i,
    longest: 10_000,
    because: 'a remark of a list that an administrator imports',
    worst: times('first - ', 'nobody'),
  },
  {
    pattern: /<export\s[^>]*\/fpi\/fsd\//,
    longest: 4000,
    because: 'the head of a file that an administrator imports',
    worst: times('<export ', ''),
  },
  {
    pattern: /^.*?\d+:\d+: /,
    longest: 1000,
    because: 'the message of an XML parser',
    worst: times('1:', ''),
  },
  { pattern: /\.?0+$/, longest: 40, because: 'a number as toFixed(9) writes it', worst: times('0', '1') },
  {
    pattern: /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g,
    longest: 10_000,
    because: 'a file that the operator names',
    worst: times('-----BEGIN PUBLIC KEY-----', ''),
  },
  {
    pattern: /^\s*([^\s"]+|emails\[\s*value)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*(\])?\s*$/i,
    longest: ScimLimits.filter,
    because: 'the contract says so',
    worst: times(' ', 'x', 'a eq "b"'),
  },
  {
    pattern: /^[. ]+|[. ]+$/g,
    longest: 200,
    because: 'a file name',
    worst: times('. ', 'a', 'a'),
  },
  {
    pattern: /(comments|alt|add|sdn|prim)(?=[^a-z]*\.csv$)/i,
    longest: 200,
    because: 'a file name',
    worst: times('alt1', ''),
  },
  { pattern: /\/+$/, longest: 300, because: 'an address that the operator sets', worst: times('/', 'a') },
  {
    pattern: /^\/+|\/+$/g,
    longest: 300,
    because: 'a prefix that the operator sets',
    worst: times('/', 'a', 'a'),
  },
  {
    pattern: /"(?:[^"\\]|\\.)*"|[{}[\],]/g,
    longest: 256 * 1024,
    because: 'only JSON that was parsed, whose strings end',
    worst: times('\\"', '"', '"'),
  },
  {
    pattern: /^(?:"?([^"<>\p{Cc}]*?)"?\s*<)?([^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+)>?$/u,
    longest: 400,
    because: 'a sender that the operator sets',
    worst: times(' ', '<'),
  },
  {
    pattern: /^rows\.(\d+)\.?(.*)$/,
    longest: 300,
    because: 'the name of a field of ours',
    worst: times('1', '\n', 'rows.'),
  },
  {
    pattern: /src="([^"]*\/umi[^"]*\.js)"/,
    longest: 4000,
    because: 'our own page',
    worst: times('/umi', '', 'src="'),
  },
];

const nameOf = ({ pattern, flags }: { pattern: string; flags: string }) => `/${pattern}/${flags}`;
const knownNames = new Set(
  known.map(({ pattern }) => nameOf({ pattern: pattern.source, flags: pattern.flags })),
);

const expressions = shippedExpressions();

/** Bounded by steps alone: by its own seconds, a busy machine would call an expression slow, or be too slow to try it. */
const unhurried = { timeout: null, attackTimeout: null, seedingTimeout: null, incubationTimeout: null };

/**
 * The judge takes seconds over some, half a minute over all, and says the same each time: what this version of it found
 * safe is remembered, here for everybody (a copy of the other file, made now and then) and in the cache for what is new.
 * Each run asks again about some of them, so that no line stays that the judge never wrote.
 */
const verdicts = `safe-by-recheck-${recheck.version}.json`;
const cached = join(projectRoot, 'node_modules/.cache/prudence', verdicts);
const remembered = new Set<string>(
  [join(import.meta.dirname, verdicts), cached]
    .filter(existsSync)
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]),
);
const statusOf = (one: Expression) =>
  remembered.has(nameOf(one)) && Math.random() > 0.1
    ? 'safe'
    : checkSync(one.pattern, one.flags, unhurried).status;
function keepSafe(names: string[]) {
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(cached, `${JSON.stringify(names.sort(), null, 2)}\n`);
}

/** They meet one passage at a time, and the judge takes minutes over each with many words of any script. */
const isOfPassages = ({ path }: Expression) => path.startsWith('engine/media/');

test('D9 no regular expression of the shipped code can be made to run away, unless its text is short', () => {
  expect(expressions.length).toBeGreaterThan(250);
  const judged = expressions
    .filter(repeats)
    .filter((one) => !isOfPassages(one))
    .filter((one) => !knownNames.has(nameOf(one)))
    .map((one) => ({ ...one, status: statusOf(one) }));
  keepSafe(judged.filter(({ status }) => status === 'safe').map(nameOf));
  expect(judged.length).toBeGreaterThan(40);
  const wrong = judged.filter(({ status }) => status !== 'safe');
  expect(wrong.map((one) => `${one.path}: ${nameOf(one)} is ${one.status}`)).toEqual([]);
});

/** Texts as long as the longest unit of a document that repeat a part: words of the expression, and what its classes take. */
function attacks(pattern: string): string[] {
  const words = [...new Set(pattern.match(/[a-z]{2,}/gi))].slice(0, 12);
  const parts = [
    'a',
    'A',
    '1',
    ' ',
    '\n',
    ';',
    ',',
    '.',
    '-',
    '(',
    '|',
    'a ',
    'Aa ',
    'aly ',
    'a; ',
    'a, ',
    '1.',
  ];
  const begun = words.flatMap((word) => [`${word} `, `${word} a `]);
  const repeated = [...parts, ...begun].map((part) => part.repeat(LONGEST_UNIT / part.length));
  const after = words
    .slice(0, 4)
    .flatMap((word) => [`${word} ${'a '.repeat(400)}`, `${word} ${' '.repeat(800)}!`]);
  return [...repeated, ...after].flatMap((text) => [text, `${text}!`]);
}

const MOST_CPU_US = 20_000;
function cpuOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

test('D9 no regular expression that reads passages takes long over a passage made to keep it busy', () => {
  const slow: string[] = [];
  const those = expressions.filter(isOfPassages).filter(repeats);
  expect(those.length).toBeGreaterThan(40);
  for (const { pattern, flags, path } of those) {
    const expression = new RegExp(pattern, flags);
    for (const text of attacks(pattern)) {
      // Collecting garbage counts too: the quickest of three.
      const took = () => cpuOf(() => runToEnd(() => text.replace(expression, '')));
      if (took() > MOST_CPU_US && took() > MOST_CPU_US && took() > MOST_CPU_US)
        slow.push(`${path}: /${pattern}/${flags} at ${text.slice(0, 20)}`);
    }
  }
  expect(slow).toEqual([]);
});

test('D9 what is known to be slow is still there, and comes to its end on the longest text it may meet', () => {
  const names = new Set(expressions.map(nameOf));
  expect([...knownNames].filter((name) => !names.has(name))).toEqual([]);
  for (const { pattern, longest, worst } of known) {
    const text = worst(longest);
    // A pattern with the flag g goes on where it has stopped.
    expect(typeof runToEnd(() => text.replace(pattern, ''))).toBe('string');
  }
});

test('D9 the judge knows a pattern that runs away', () => {
  expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
});
