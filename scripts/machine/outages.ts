/** What people saw of one fault. */
export type Outage = {
  engine: string;
  fault: string;
  reading: string;
  writing: string;
  /** From the end of the fault, or from the fault where nobody ends it, to the first call that is answered again. */
  seconds: number;
  acknowledged: number;
  lost: number;
};

/** As docs/operations.md shows it. */
export function tableOf(outages: readonly Outage[]): string {
  const head = ['engine', 'fault', 'reading', 'writing', 'answered again after', 'acknowledged', 'lost'];
  const rows = outages.map(({ engine, fault, reading, writing, seconds, acknowledged, lost }) => [
    ...[engine, fault, reading, writing],
    ...[`${seconds.toFixed(1)} s`, acknowledged, lost],
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
