import { limitedTask } from './limited-task.ts';

/** Holds its thread for so long: idle where it only waits, else busy. */
export default limitedTask(({ ms, waits = false }: { ms: number; waits?: boolean }) => {
  const until = Date.now() + ms;
  if (waits) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  while (Date.now() < until);
  return ms;
});
