import { eq } from 'drizzle-orm';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import {
  indexRequest,
  type RequestRecord,
  recordAuthorship,
} from '../../../server/modules/requests/index.ts';
import { requests as requestTable } from '../../../server/modules/requests/tables.ts';
import { db } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/servers/test-app.ts';
import type { Cast } from './requests-app.ts';

let made = 0;
let numbered = 0;

/** Facts that are complete enough to be submitted. */
export function buildIntake(over: DraftIntake = {}): DraftIntake {
  made += 1;
  return {
    legalName: `Kaveri Textiles ${made} Private Limited`,
    entityType: 'organisation',
    countryOfIncorporation: 'IN',
    relationshipType: 'supplier',
    purpose: 'Supplies cotton.',
    reportType: 'standard_due_diligence',
    categories: ['sanctions', 'legal'],
    ...over,
  };
}

/**
 * A request of the cast's clientuser in any state, without the way there. Numbers rise as those that the program gives, by
 * which requests of the same moment are ordered.
 */
export async function buildRequest(
  { platform }: TestApp,
  cast: Cast,
  over: Partial<RequestRecord> = {},
): Promise<RequestRecord> {
  const now = platform.clock.now();
  numbered += 1;
  // Before anything is waited for: several are built at once.
  const number = `T-${String(numbered).padStart(6, '0')}`;
  const { status = 'submitted', intake = buildIntake() } = over;
  const isWorked = !['draft', 'submitted', 'rejected', 'cancelled'].includes(status);
  return platform.database.tx({ kind: 'identity' }, async () => {
    const [row] = await db()
      .insert(requestTable)
      .values({
        number,
        clientId: cast.clientId,
        authorId: cast.clientuser.actor.userId,
        status,
        legalName: intake.legalName ?? '',
        entityType: intake.entityType ?? '',
        country: intake.countryOfIncorporation ?? null,
        reportType: intake.reportType ?? null,
        categories: intake.categories ?? [],
        intake,
        drafterId: isWorked ? cast.drafter.actor.userId : null,
        allocatorId: isWorked ? cast.allocator.actor.userId : null,
        ...(status === 'draft' ? {} : { submittedAt: now, dueOn: '2026-12-01' }),
        ...(status === 'clarification'
          ? {
              resumeStatus: 'in_analysis' as const,
              questionBy: cast.drafter.actor.userId,
              clockStoppedAt: now,
            }
          : {}),
        ...(status === 'released' ? { releasedAt: now } : {}),
        statusSince: now,
        createdAt: now,
        updatedAt: now,
        ...over,
      })
      .returning();
    const request = row as RequestRecord;
    await indexRequest(request);
    if (isWorked && status !== 'allocated')
      await recordAuthorship(request, { userId: cast.drafter.actor.userId }, now);
    return request;
  });
}

/** The request as it is stored now. */
export async function reload({ platform }: TestApp, id: string): Promise<RequestRecord> {
  const [found] = await platform.database.tx({ kind: 'identity' }, () =>
    db().select().from(requestTable).where(eq(requestTable.id, id)),
  );
  if (!found) throw new Error(`there is no request ${id}`);
  return found;
}

/** Nothing waits for allocation any more. */
export async function emptyPool({ platform }: TestApp) {
  await platform.database.tx({ kind: 'identity' }, () =>
    db().update(requestTable).set({ status: 'cancelled' }).where(eq(requestTable.status, 'submitted')),
  );
}
