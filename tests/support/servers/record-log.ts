import { createLog } from '../../../server/platform/log.ts';

/** A log that keeps its lines here. */
export function recordLog(level: Parameters<typeof createLog>[0] = 'trace') {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line) => void lines.push(line) }) };
}
