import { stripVTControlCharacters } from 'node:util';

export type Tally = { passed: number; failed: number; skipped: number; failures: readonly Failure[] };
/** What failed and why, for the end of a long log. */
export type Failure = { name: string; why: string };

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
    }),
    nothing,
  );
}

/** The closing line of every test command. */
export function closingLine({ passed, failed, skipped }: Omit<Tally, 'failures'>): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Ends a test command: each failure once more, the closing line, and the exit code. */
export function close(tally: Tally): void {
  if (tally.failures.length > 0) console.log('\nFailed:');
  for (const { name, why } of tally.failures) console.log(`✗ ${name}\n${firstLines(why)}`);
  console.log(`\n${closingLine(tally)}`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

const WHY_LINES = 15;

function firstLines(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .filter((line) => line.trim() && !line.includes('node_modules/'))
    .slice(0, WHY_LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** A suite that came to no report. */
export const silent = (name: string): Tally => ({
  ...nothing,
  failed: 1,
  failures: [{ name, why: 'It ended without a report.' }],
});

/** A suite that ended badly without saying which test failed still counts as one failure. */
export function honest(tally: Tally, ok: boolean): Tally {
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
