import { and, desc, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { db } from '../../platform/index.ts';
import { requestView as request } from '../requests/index.ts';
import { type ScreeningSubject, subjectsOf } from '../screening/index.ts';
import { thirdPartyView as party } from '../third-parties/index.ts';

/**
 * Inside a transaction of the system: by third party, of those that others were merged into, what their requests that were
 * not given up state, the newest first.
 */
export async function mergedFactsOf(ids: readonly string[]): Promise<Map<string, DraftIntake[]>> {
  if (ids.length === 0) return new Map();
  const merged = db()
    .select({ id: party.mergedInto })
    .from(party)
    .where(and(isNotNull(party.mergedInto), inArray(party.mergedInto, [...ids])));
  const rows = await db()
    .select({ id: request.thirdPartyId, intake: request.intake })
    .from(request)
    .where(
      and(
        inArray(request.thirdPartyId, merged),
        notInArray(request.status, ['draft', 'rejected', 'cancelled']),
      ),
    )
    .orderBy(desc(request.createdAt), desc(request.id));
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id ?? '')].map(([id, own]) => [id, own.map(({ intake }) => intake)]),
  );
}

const nameOf = ({ name }: ScreeningSubject) => name.normalize('NFC').toLowerCase();

/** The facts that count now, and the third party’s own names by which what was merged into it was known. */
export function subjectsWithMerged(intake: DraftIntake, merged: readonly DraftIntake[]): ScreeningSubject[] {
  const subjects = subjectsOf(intake);
  const isOwn = ({ role }: ScreeningSubject) => role === 'subject';
  const known = new Set(subjects.filter(isOwn).map(nameOf));
  for (const subject of merged.flatMap(subjectsOf).filter(isOwn)) {
    if (known.has(nameOf(subject))) continue;
    known.add(nameOf(subject));
    subjects.push(subject);
  }
  return subjects;
}
