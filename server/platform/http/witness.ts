import type { FastifyRequest } from 'fastify';
import type { Problem } from '../errors.ts';
import type { Actor } from '../session.ts';

/** All rows of a list, taken away as a file. */
export type ExportedList = { list: string; format: string; rows: number; query: Record<string, unknown> };
export type RefusedCall = { call: string; problem: Problem; body: unknown };

/**
 * Is told, before the answer leaves, what a signed-in person was refused and what they took away: an answer that could
 * not be witnessed is not given. Silent until a module takes the part.
 */
export type Witness = {
  refused(actor: Actor, refusal: RefusedCall): Promise<void>;
  exported(actor: Actor, list: ExportedList): Promise<void>;
};

export const silentWitness = (): Witness => ({ refused: async () => {}, exported: async () => {} });

const told = new Set([403, 422]);

/** Refusals of signed-in people. */
export async function witnessRefusal(witness: Witness, req: FastifyRequest, problem: Problem) {
  const { actor } = req;
  if (!actor || !told.has(problem.status)) return;
  const call = `${req.method} ${req.routeOptions.url}`;
  await witness.refused(actor, { call, problem, body: req.body });
}
