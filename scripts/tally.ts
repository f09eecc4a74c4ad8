export type Tally = { passed: number; failed: number; skipped: number };

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  );
}

/** The closing line of every test command. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A suite that came to no report. */
export const silent: Tally = { passed: 0, failed: 1, skipped: 0 };

/** A suite that ended badly without saying which test failed still counts as one failure. */
export function honest(tally: Tally, ok: boolean): Tally {
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
