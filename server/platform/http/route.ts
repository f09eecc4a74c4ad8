import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { OperationSpec } from '../../../contract/operation.ts';
import type { Platform } from '../index.ts';
import type { Actor } from '../session.ts';
import type { UploadedFile } from './app-types.ts';

/** What `operation()` answers. */
export type Operation = Omit<OperationSpec, 'request'> & { request: z.ZodObject };

export type Call<Op extends Operation> = {
  /** The validated body of a POST, the validated query of a GET. */
  input: Omit<z.output<Op['request']>, 'C_TIMESTAMP'>;
  actor: Op['access'] extends readonly string[] ? Actor : Actor | undefined;
  files: UploadedFile[];
  req: FastifyRequest;
  reply: FastifyReply;
};

export type RouteOptions = {
  /** Tighter than the general limit; `per: 'actor'` counts the caller, not the address. */
  limit?: { max: number; seconds: number; per?: 'ip' | 'actor' };
};

/** Registers one operation of the contract: path, schemas, access rule, form-data, limits. */
export function route<Op extends Operation>(
  _app: FastifyInstance,
  _platform: Platform,
  _operation: Op,
  _handler: (call: Call<Op>) => Promise<z.input<Op['answer']> | unknown>,
  _options: RouteOptions = {},
) {
  throw new Error('not wired yet');
}
