import { runCommand } from '../run-command.ts';
import { runTests, type TestRun } from './run-tests.ts';
import type { Sabotage } from './sabotages.ts';

type Verdict = {
  result: 'caught' | 'survived' | 'broken' | 'does not apply';
  /** The title of the test that noticed, or what went wrong instead. */
  by: string;
  seconds: number;
};

/** Breaks the copy, runs the tests that have to notice, and mends it again. */
export async function trySabotage(copy: string, sabotage: Sabotage): Promise<Verdict> {
  const started = performance.now();
  const verdict = (result: Verdict['result'], by: string): Verdict => ({
    result,
    by,
    seconds: (performance.now() - started) / 1000,
  });
  const applied = await runCommand(['git', 'apply', sabotage.patch], { cwd: copy });
  if (!applied.ok) return verdict('does not apply', applied.output.trim());
  try {
    const run = await runTests(copy, sabotage);
    if (run.broken.length > 0) return verdict('broken', run.broken.join('\n'));
    const title = noticedBy(run, sabotage.ids);
    return title ? verdict('caught', title) : verdict('survived', told(run));
  } finally {
    await runCommand(['git', 'apply', '--reverse', sabotage.patch], { cwd: copy });
  }
}

/** How Jest and fast-check begin. */
const unmet = /expect\(|Property failed after/;

/**
 * A test that names the requirement and whose expectation was not met. A program that no longer runs at all, or a
 * step on the way that broke off, is no sign that anybody looked.
 */
function noticedBy({ failures }: TestRun, ids: readonly string[]): string | undefined {
  return failures.find(
    ({ title, messages }) =>
      ids.some((id) => new RegExp(`\\b${id}\\b`).test(title)) &&
      messages.some((message) => unmet.test(message)),
  )?.title;
}

const told = ({ passed, failures }: TestRun) =>
  failures.length === 0
    ? `${passed} tests passed`
    : `only ${failures.map(({ title, messages }) => `${title}: ${messages[0]?.slice(0, 200)}`).join('\n')}`;
