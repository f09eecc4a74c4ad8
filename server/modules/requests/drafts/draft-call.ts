import type { z } from 'zod';
import type { saveRequest } from '../../../../contract/reports/requests.ts';
import type { Actor } from '../../../platform/index.ts';
import type { Upload } from '../files/attachments.ts';
import type { Idempotency } from './idempotency.ts';

export type DraftCall = {
  input: Omit<z.output<typeof saveRequest.request>, 'C_TIMESTAMP'>;
  actor: Actor;
  uploads: readonly Upload[];
  idempotency?: Idempotency | undefined;
};
