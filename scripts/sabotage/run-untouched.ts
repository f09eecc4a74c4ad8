import { runTests, type TestRun } from './run-tests.ts';
import type { Sabotage } from './sabotages.ts';

/** Whatever has to notice a sabotage, on the program as it is: file by file, as it is run afterwards. */
export async function runUntouched(copy: string, sabotages: readonly Sabotage[]): Promise<TestRun> {
  const whole: TestRun = { passed: 0, failures: [], broken: [] };
  for (const file of new Set(sabotages.flatMap(({ tests }) => tests))) {
    const ids = sabotages.filter(({ tests }) => tests.includes(file)).flatMap((sabotage) => sabotage.ids);
    const { passed, failures, broken } = await runTests(copy, { tests: [file], ids: [...new Set(ids)] });
    whole.passed += passed;
    whole.failures.push(...failures);
    whole.broken.push(...broken);
  }
  return whole;
}
