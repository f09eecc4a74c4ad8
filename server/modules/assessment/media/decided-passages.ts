import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { TrainingLimits } from '../../../../contract/limits.ts';
import { isMediaStage, isSubLabel } from '../../../../engine/media/index.ts';
import { db } from '../../../platform/index.ts';
import type { DecidedPassages } from '../../media/index.ts';
import { findings, mediaSources } from '../tables.ts';

/** The firm gathered these itself; what a client handed in never teaches the model. */
const GATHERED = ['uploaded', 'pasted', 'captured', 'news'] as const;

/**
 * Inside a transaction of the firm: what analysts decided on, as passages to learn from. Nothing is copied for it: what
 * is taken off a case is gone from the next training. The newest, as many as one file may hold.
 */
export async function decidedPassages(): Promise<DecidedPassages> {
  const rows = await db()
    .select({ finding: findings })
    .from(findings)
    .innerJoin(mediaSources, eq(mediaSources.id, findings.sourceId))
    .where(
      and(
        isNotNull(findings.decidedBy),
        isNull(findings.removedAt),
        inArray(findings.status, ['confirmed', 'dismissed']),
        inArray(mediaSources.kind, [...GATHERED]),
      ),
    )
    .orderBy(desc(findings.decidedAt), asc(findings.id))
    .limit(TrainingLimits.rows);
  const passages: DecidedPassages['passages'] = [];
  const seen = new Set<string>();
  let leftOut = 0;
  for (const { finding } of rows) {
    const passage = passageOf(finding);
    if (!passage || seen.has(passage.text)) leftOut += 1;
    else {
      seen.add(passage.text);
      passages.push(passage);
    }
  }
  return { passages, leftOut };
}

/** With the label that the person gave; nothing where the decision says nothing about the words. */
function passageOf({ machine, status, category, stage, dismissal }: typeof findings.$inferSelect) {
  if (!machine) return null;
  const { event, masked: text } = machine;
  if (status === 'dismissed')
    return dismissal === 'not_adverse' ? { event, text, label: 'none' as const } : null;
  const subLabel = machine.label === category ? machine.subLabel : null;
  return {
    event,
    text,
    label: category,
    ...(subLabel && isSubLabel(subLabel) ? { subLabel } : {}),
    ...(isMediaStage(stage) ? { stage } : {}),
  };
}
