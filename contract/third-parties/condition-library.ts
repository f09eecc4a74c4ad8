import { z } from 'zod';
import { RegisterLimits } from '../limits.ts';
import { dataOf, id, isoTime, operation, requiredText, uniqueArray } from '../operation.ts';

/** What a client asks for often when it approves with conditions, and after how many days it is due unless told. */
export const libraryCondition = z.strictObject({
  text: requiredText(RegisterLimits.condition),
  days: z.number().int().min(1).max(RegisterLimits.conditionDays),
});
export type LibraryCondition = z.infer<typeof libraryCondition>;

const library = z.object({
  clientId: id,
  conditions: z.array(z.object({ text: z.string(), days: z.number().int() })),
  changedBy: z.string().nullable(),
  changedAt: isoTime.nullable(),
  /** 0 until it is saved for the first time. */
  version: z.number().int(),
});

export const getConditionLibrary = operation({
  method: 'GET',
  path: '/reports/v1.0/conditionlibrary',
  title: 'The conditions that a client chooses from in a decision; an administrator names the client',
  access: ['client', 'admin'],
  modules: ['Request Details'],
  request: { client: id.optional() },
  answer: dataOf(library),
  errors: ['not_found'],
});

export const saveConditionLibrary = operation({
  method: 'POST',
  path: '/reports/v1.0/conditionlibrary',
  title: 'Replace the conditions that a client chooses from',
  access: ['client', 'admin'],
  modules: ['Request Details'],
  request: {
    client: id.optional(),
    /** Of what was read; 0 the first time. */
    version: z.number().int().min(0).max(2_147_483_647),
    conditions: uniqueArray(libraryCondition).max(RegisterLimits.library),
  },
  answer: dataOf(library),
  errors: ['access.licence', 'not_found', 'record.stale'],
});
