import { problem } from '../../../platform/index.ts';
import type { WorkflowPorts } from '../ports.ts';
import type { RequestRecord } from '../record.ts';

/** Refuses what is not ready, naming every open point. Inside a transaction. */
export async function assertReady(request: RequestRecord, ports: WorkflowPorts) {
  const points = await ports.openPoints(request);
  if (points.length === 0) return;
  const fields = Object.fromEntries(points.map((point, index) => [`point.${index + 1}`, point]));
  throw problem('screening.not_ready', `Not ready yet. ${points.join(' ')}`, { fields });
}
