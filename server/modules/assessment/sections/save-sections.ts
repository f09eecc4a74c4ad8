import type { z } from 'zod';
import type { Section, saveAnalysis } from '../../../../contract/analysis/analysis.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../../platform/index.ts';
import type { Change } from '../../audit/index.ts';
import { ofRequest, type RequestRecord } from '../../requests/index.ts';
import { reportSections } from '../tables.ts';
import { isSectionKey } from './section-list.ts';

type SentSection = NonNullable<z.output<typeof saveAnalysis.request>['sections']>[number];

const longestInTrail = 4000;

/**
 * Inside the transaction of a save: stores the sections that say something else than they do now; answers what
 * changed. A text left as the machine composed it is not stored, so that it keeps following the facts.
 */
export async function saveSections(
  platform: Platform,
  request: RequestRecord,
  sent: SentSection[],
  now: { sections: Section[]; findingIds: ReadonlySet<string> },
  actor: Actor,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { key, text, findings = [] } of sent) {
    if (!isSectionKey(key)) {
      throw problem('input.invalid', `There is no section called ${key}.`, { fields: { sections: key } });
    }
    const before = now.sections.find((section) => section.key === key);
    // A finding that was removed stays cited until a person takes the citation out.
    if (findings.some((id) => !now.findingIds.has(id) && !before?.findings.includes(id))) throw notFound();
    if (before?.text === text && before.findings.join() === findings.join()) continue;
    const values = { text, findings, updatedBy: actor.userId, updatedAt: platform.clock.now() };
    await db()
      .insert(reportSections)
      .values({
        ...values,
        key,
        ...ofRequest(request),
        reportVersion: request.reportVersion,
      })
      .onConflictDoUpdate({
        target: [reportSections.requestId, reportSections.reportVersion, reportSections.key],
        set: values,
      });
    changes.push({
      field: `section.${key}`,
      before: before?.text.slice(0, longestInTrail) ?? null,
      after: text.slice(0, longestInTrail),
    });
  }
  return changes;
}
