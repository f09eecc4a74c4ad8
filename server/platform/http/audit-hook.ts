import type { FastifyRequest } from 'fastify';
import type { Problem } from '../errors.ts';
import type { Actor } from '../session.ts';

/** All rows of a list, taken away as a file. */
export type ExportedList = { list: string; format: string; rows: number; query: Record<string, unknown> };
export type RefusedCall = { call: string; problem: Problem; body: unknown };

/**
 * Is told, before the answer leaves, what a signed-in person was refused and what they took away: an answer that could
 * not be recorded is not given. Silent until the audit module takes its place.
 */
export type AuditHook = {
  refused(actor: Actor, refusal: RefusedCall): Promise<void>;
  exported(actor: Actor, list: ExportedList): Promise<void>;
};

export const silentAuditHook = (): AuditHook => ({ refused: async () => {}, exported: async () => {} });

const told = new Set([403, 422]);

/** Refusals of signed-in people. */
export async function reportRefusal(hook: AuditHook, req: FastifyRequest, problem: Problem) {
  const { actor } = req;
  if (!actor || !told.has(problem.status)) return;
  const call = `${req.method} ${req.routeOptions.url}`;
  await hook.refused(actor, { call, problem, body: req.body });
}
