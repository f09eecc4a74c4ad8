import type { z } from 'zod';
import type { BulkRow, saveManyRequests } from '../../../../contract/reports/bulk-intake.ts';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import type { RequestDetail } from '../../../../contract/reports/requests.ts';
import { type Actor, type Platform, Problem, problem } from '../../../platform/index.ts';
import { createDraft } from '../drafts/create-draft.ts';
import type { Idempotency } from '../drafts/idempotency.ts';
import { findMasterData, type MasterData } from '../intake/master-data.ts';
import { missingFacts } from '../intake/required-facts.ts';
import type { WorkflowPorts } from '../ports.ts';
import { runAct } from '../run-act.ts';

type Call = {
  input: Omit<z.output<typeof saveManyRequests.request>, 'C_TIMESTAMP'>;
  actor: Actor;
  /** Of all rows; each row has a key of its own made of it. */
  idempotency: Idempotency | undefined;
};

/** Every row by itself, in its own transactions: one that is refused keeps none of the others back. */
export async function saveRows(platform: Platform, ports: WorkflowPorts, call: Call): Promise<BulkRow[]> {
  const { mode, rows, consent } = call.input;
  if (mode === 'submit' && consent !== true)
    throw problem('request.incomplete', 'Agree to the consent text first.', {
      fields: { consent: 'Agree to the consent text.' },
    });
  const saved: BulkRow[] = [];
  for (const [n, row] of rows.entries()) saved.push(await saveRow(platform, ports, call, row, n));
  return saved;
}

async function saveRow(
  platform: Platform,
  ports: WorkflowPorts,
  { input, actor, idempotency }: Call,
  intake: DraftIntake,
  n: number,
): Promise<BulkRow> {
  try {
    const draft = await createDraft(platform, {
      input: { intake },
      actor,
      uploads: [],
      // Two equal rows are two requests.
      idempotency: idempotency
        ? { ...idempotency, key: `${idempotency.key}.${n}` }
        : { key: `bulk-${crypto.randomUUID()}`, digest: '' },
    });
    return input.mode === 'draft' ? made(draft) : await submitted(platform, ports, actor, draft);
  } catch (error) {
    return refused(error);
  }
}

/** A row that cannot be submitted stays as the draft it is, and says what it waits for. */
async function submitted(platform: Platform, ports: WorkflowPorts, actor: Actor, draft: RequestDetail) {
  // Sent before, and submitted then.
  if (draft.status !== 'draft') return made(draft);
  const input = { action: 'submit', request: draft.id, version: draft.version, consent: true } as const;
  try {
    return made(await runAct(platform, ports, { input, actor, uploads: [] }));
  } catch (error) {
    // Meanwhile the same call, sent twice, has submitted it.
    if (error instanceof Problem && error.code === 'request.stale')
      return made(error.details.current as RequestDetail);
    const { note, fields } = refused(error);
    return { ...made(draft), note: fields ? Object.values(fields).join(' ') : note };
  }
}

const made = ({ id, number, status }: RequestDetail): BulkRow => ({ request: { id, number, status } });

/** Accidents are not the row's, nor is a key that came with other rows. */
function refused(error: unknown): BulkRow {
  if (!(error instanceof Problem) || error.code === 'request.key_reused') throw error;
  const { fields } = error.details;
  return { note: error.message, ...(fields && { fields }) };
}

/** What each row lacks to be submitted; nothing is saved. Documents can only be added to a draft: they are no lack. */
export function checkRows({ database }: Platform, rows: readonly DraftIntake[]): Promise<BulkRow[]> {
  return database.tx({ kind: 'system' }, async () => {
    const known = new Map<string, MasterData>();
    const found: BulkRow[] = [];
    for (const row of rows) {
      const key = JSON.stringify([row.reportType, row.categories]);
      const masterData = known.get(key) ?? (await findMasterData(row));
      known.set(key, masterData);
      const fields = missingFacts(row, masterData);
      found.push(Object.keys(fields).length > 0 ? { fields } : {});
    }
    return found;
  });
}
