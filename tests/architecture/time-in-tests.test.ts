import { sourceFiles } from './source-files.ts';

/** What makes a test depend on how fast the machine is. `bench/` is where time is measured. */
const forbidden: [what: string, pattern: RegExp][] = [
  ['waitForTimeout', /\bwaitForTimeout\(/],
  ['a pause', /new Promise\b[^;]{0,60}\bsetTimeout\(\w+, |\bfrom 'node:timers\/promises'/],
  ['a stopwatch', /\bperformance\.now\(|\bhrtime\b|\bDate\.now\(\) - |- Date\.now\(\)/],
];

/** Each of them waits for a condition, or up to a deadline that only a failure reaches. */
const reasons: Record<string, string> = {
  'tests/support/servers/wait-for.ts': 'asks again and again until a condition is met',
  'tests/support/servers/server-process.ts': 'a program that stands still may not even say where',
  'tests/support/people/totp.ts': 'an authenticator shows the next code when its half minute begins',
  'tests/support/servers/listen-to-notices.ts':
    'a stream that does not end is to fail an expectation, not the runner',
  'tests/support/people/sign-in.ts': 'signs in again before the server asks for a newer sign-in',
  'tests/faults/kill-during-writes.test.ts': 'kills at a moment nobody chose',
  'tests/faults/kill-during-jobs.test.ts': 'kills at a moment nobody chose',
};

const found = sourceFiles(/^tests\/.*\.[cm]?tsx?$|\.(test|spec)\.tsx?$/)
  .filter(({ path }) => !path.startsWith('bench/') && !path.startsWith('tests/architecture/time-in-tests'))
  .flatMap(({ path, text }) =>
    forbidden.filter(([, pattern]) => pattern.test(text)).map(([what]) => ({ path, what })),
  );

test('no test sleeps for a while or asserts how long something took', () => {
  const wrong = found.filter(({ path }) => !(path in reasons));
  expect(wrong.map(({ path, what }) => `${path}: ${what}`)).toEqual([]);
});

test('every exception is still one', () => {
  const paths = new Set(found.map(({ path }) => path));
  expect(Object.keys(reasons).filter((path) => !paths.has(path))).toEqual([]);
});
