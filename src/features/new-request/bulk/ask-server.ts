import { ApiProblem, call } from '@/shared/http';
import type { AnswerOf } from '../../../../contract/index.ts';
import { columnOfField } from './bulk-columns.ts';
import type { BulkRow } from './bulk-row.ts';
import { splitIntoBatches } from './split-into-batches.ts';

const KEY = 'POST /reports/v1.0/requestdetails/bulk';
type Told = AnswerOf<typeof KEY>['Data'][number];
type Options = { signal: AbortSignal; onProgress: (done: number) => void };

/** Has the rows looked over by the server, as far as they could be read; what it finds is marked in them. */
export async function checkOnServer(rows: readonly BulkRow[], { signal, onProgress }: Options) {
  let done = 0;
  for (const batch of splitIntoBatches(rows)) {
    await checkBatch(batch, signal);
    done += batch.length;
    onProgress(done);
  }
}

async function checkBatch(batch: readonly BulkRow[], signal: AbortSignal): Promise<void> {
  if (batch.length === 0) return;
  const input = { mode: 'check' as const, rows: batch.map(({ intake }) => intake) };
  try {
    const { Data } = await call(KEY, input, { quiet: true, signal });
    for (const [n, { fields = {} }] of Data.entries()) mark(batch[n], fields);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 400) throw error;
    // Some rows fit no intake: they are marked, the others are looked over without them.
    const wrong = byRow(error.fields);
    if (wrong.size === 0) throw error;
    for (const [n, fields] of wrong) mark(batch[n], fields);
    await checkBatch(
      batch.filter((_, n) => !wrong.has(n)),
      signal,
    );
  }
}

/** `rows.3.legalName` belongs to the row at 3. */
function byRow(fields: Record<string, string>) {
  const found = new Map<number, Record<string, string>>();
  for (const [path, message] of Object.entries(fields)) {
    const [, n, field] = /^rows\.(\d+)\.?(.*)$/.exec(path) ?? [];
    if (n !== undefined) found.set(Number(n), { ...found.get(Number(n)), [field || 'row']: message });
  }
  return found;
}

function mark(row: BulkRow | undefined, fields: Record<string, string>) {
  for (const [field, message] of Object.entries(fields)) {
    if (row) refuse(row, columnOfField(field), message);
  }
}

/** What the cell itself says is wrong comes first. */
export function refuse(row: BulkRow, title: string, message: string) {
  row.refused[title] ??= message;
  row.errors[title] ??= message;
}

/** Sends one batch; the same `key` again makes no second request of any row. */
export async function sendBatch(
  batch: readonly BulkRow[],
  submit: boolean,
  key: string,
  signal: AbortSignal,
) {
  const rows = batch.map(({ intake }) => intake);
  const input = submit ? { mode: 'submit' as const, rows, consent: true } : { mode: 'draft' as const, rows };
  const { Data } = await call(KEY, input, { quiet: true, signal, idempotencyKey: key });
  for (const [n, told] of Data.entries()) keep(batch[n], told);
}

function keep(row: BulkRow | undefined, { request, fields = {}, note }: Told) {
  if (!row) return;
  if (request) row.made = { number: request.number, status: request.status, ...(note && { note }) };
  else if (Object.keys(fields).length > 0) mark(row, fields);
  else row.errors.Row = note ?? 'This row was not accepted. Send it again.';
}
