import { runTests } from './run-tests.ts';
import type { Sabotage } from './sabotages.ts';

/**
 * Runs whatever has to notice a sabotage on the program as it is, file by file. Answers what went wrong, by test file:
 * such a file proves nothing afterwards.
 */
export async function runUntouched(
  copy: string,
  sabotages: readonly Sabotage[],
): Promise<{ passed: number; wrong: Map<string, string[]> }> {
  const wrong = new Map<string, string[]>();
  let passed = 0;
  for (const file of new Set(sabotages.flatMap(({ tests }) => tests))) {
    const ids = sabotages.filter(({ tests }) => tests.includes(file)).flatMap((sabotage) => sabotage.ids);
    const run = await runTests(copy, { tests: [file], ids: [...new Set(ids)] });
    passed += run.passed;
    const failed = [...run.failures.map(({ title }) => title), ...run.broken];
    if (run.passed === 0 && failed.length === 0) failed.push('no test names the requirement');
    if (failed.length > 0) wrong.set(file, failed);
  }
  return { passed, wrong };
}
