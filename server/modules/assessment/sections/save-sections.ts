import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Assessment, Section, saveAnalysis } from '../../../../contract/analysis/analysis.ts';
import { ASSESSED_SECTIONS } from '../../../../contract/risk-outcome.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../../platform/index.ts';
import type { Change } from '../../audit/index.ts';
import { ofRequest, type RequestRecord } from '../../requests/index.ts';
import { reportSections } from '../tables.ts';
import { isSectionKey } from './section-list.ts';

type SentSection = NonNullable<z.output<typeof saveAnalysis.request>['sections']>[number];

const longestInTrail = 4000;

/**
 * Inside the transaction of a save: stores what people wrote of each section, and how they answered for it; answers
 * what changed. What is composed from the facts is not stored.
 */
export async function saveSections(
  platform: Platform,
  request: RequestRecord,
  sent: SentSection[],
  now: { sections: Section[]; findingIds: ReadonlySet<string> },
  actor: Actor,
): Promise<Change[]> {
  const changes: Change[] = [];
  const rows: NewSection[] = [];
  for (const one of sent) {
    const { key, text, findings = [] } = one;
    if (!isSectionKey(key)) {
      throw problem('input.invalid', `There is no section called ${key}.`, { fields: { sections: key } });
    }
    const before = now.sections.find((section) => section.key === key)!;
    // A finding that was removed stays cited until a person takes the citation out.
    if (findings.some((id) => !now.findingIds.has(id) && !before.findings.includes(id))) throw notFound();
    const assessment = one.assessment === undefined ? before.assessment : one.assessment;
    if (one.assessment) assertAssessable(platform, key, one.assessment);
    const isSame =
      before.own === text &&
      before.findings.join() === findings.join() &&
      described(before.assessment) === described(assessment) &&
      !changesReplacing(before, one.replaces);
    if (isSame && !before.carriedOver) continue;
    rows.push({
      ...{ key, text, findings, assessment, replaces: one.replaces },
      ...ofRequest(request),
      reportVersion: request.reportVersion,
      updatedBy: actor.userId,
      updatedAt: platform.clock.now(),
    });
    const said = (own: string, given: Assessment | null) =>
      [described(given), own].filter(Boolean).join('\n').slice(0, longestInTrail);
    const [was, is] = [said(before.own, before.assessment), said(text, assessment)];
    if (was !== is || before.findings.join() !== findings.join())
      changes.push({ field: `section.${key}`, before: was, after: is });
    if (changesReplacing(before, one.replaces))
      changes.push({
        field: `section.${key}.composed`,
        before: before.replaced === 'yes' ? 'replaced' : 'shown',
        after: one.replaces === null ? 'shown' : 'replaced',
      });
  }
  await storeSections(rows.filter(({ replaces }) => replaces !== undefined));
  await storeSections(rows.filter(({ replaces }) => replaces === undefined));
  return changes;
}

type NewSection = Omit<typeof reportSections.$inferInsert, 'replaces'> & {
  replaces: string | null | undefined;
};

/** All of them say what they stand in place of, or none does and that stays as it is. */
async function storeSections(rows: NewSection[]): Promise<void> {
  if (rows.length === 0) return;
  await db()
    .insert(reportSections)
    .values(rows.map((row) => ({ ...row, replaces: row.replaces ?? null })))
    .onConflictDoUpdate({
      target: [reportSections.requestId, reportSections.reportVersion, reportSections.key],
      set: {
        text: sql`excluded.text`,
        findings: sql`excluded.findings`,
        assessment: sql`excluded.assessment`,
        updatedBy: sql`excluded.updated_by`,
        updatedAt: sql`excluded.updated_at`,
        ...(rows.some(({ replaces }) => replaces !== undefined) && { replaces: sql`excluded.replaces` }),
      },
    });
}

function assertAssessable({ clock }: Platform, key: string, { searchedOn }: Assessment) {
  if (!ASSESSED_SECTIONS.includes(key))
    throw problem('input.invalid', 'Write this section. Only sections about risks can be marked instead.', {
      fields: { sections: key },
    });
  if (searchedOn && searchedOn > clock.calendar.today())
    throw problem(
      'input.invalid',
      'The day of the search is in the future. Choose today or an earlier day.',
      {
        fields: { sections: key },
      },
    );
}

function changesReplacing(
  { replaced, replaceable, own }: Section,
  replaces: string | null | undefined,
): boolean {
  if (replaces === undefined) return false;
  // Beside no words of a person, what was composed is shown whatever was stored.
  if (replaces === null) return replaced !== 'no' || own === '';
  return replaced !== 'yes' || replaces !== replaceable?.id;
}

/** For the audit trail. */
function described(assessment: Assessment | null): string {
  if (!assessment) return '';
  const { outcome, searchedOn = '', sources = [], reason = '' } = assessment;
  return outcome === 'not_assessed'
    ? `Not assessed: ${reason}`
    : `Nothing adverse found, searched on ${searchedOn}: ${sources.join('; ')}`;
}
