import type { RawDatabase } from '../raw.ts';

export type Timers = { checkpointMs: number; vacuumMs: number };

/** The engine has no autovacuum and no background checkpoint: without these its log grows without bound. */
export function keepTidy(
  raw: Pick<RawDatabase, 'executeSql'>,
  onError: (error: unknown) => void,
  timers: Timers,
) {
  const every = (milliseconds: number, statement: string) => {
    const timer = setInterval(() => {
      raw.executeSql(statement).catch(onError);
    }, milliseconds);
    timer.unref();
    return timer;
  };
  const running = [every(timers.checkpointMs, 'checkpoint'), every(timers.vacuumMs, 'vacuum analyze')];
  return { stop: () => running.forEach(clearInterval) };
}
