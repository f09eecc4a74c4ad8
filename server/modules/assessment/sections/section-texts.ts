import { and, desc, eq, lte } from 'drizzle-orm';
import type { Assessment, Section } from '../../../../contract/analysis/analysis.ts';
import { db, sha256 } from '../../../platform/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import type { SectionRecord } from '../records.ts';
import { reportSections } from '../tables.ts';
import { riskOf } from './risk-outcomes.ts';
import { sectionKeys, sectionTitle } from './section-list.ts';
import { type SectionWords, sectionWords } from './section-words.ts';
import { lines, type StartingFacts } from './starting-facts.ts';
import { composedTexts, writtenByPeople } from './starting-texts.ts';

type SavedSection = Pick<SectionRecord, 'text' | 'findings' | 'assessment' | 'replaces'> & {
  /** It was saved in an earlier version of the report, and nobody has saved it in this one. */
  carriedOver: boolean;
};

/** Inside a transaction: what was saved of each section; the version being drafted first. */
export async function savedSections(request: RequestRecord): Promise<Map<string, SavedSection>> {
  const rows = await db()
    .select()
    .from(reportSections)
    .where(
      and(eq(reportSections.requestId, request.id), lte(reportSections.reportVersion, request.reportVersion)),
    )
    .orderBy(desc(reportSections.reportVersion));
  const saved = new Map<string, SavedSection>();
  for (const row of rows) {
    const carriedOver = row.reportVersion !== request.reportVersion;
    if (saved.has(row.key) || (carriedOver && !(writtenByPeople as ReadonlySet<string>).has(row.key)))
      continue;
    // An answer for a search holds for the version that it was given in.
    const answers = carriedOver ? { assessment: null, replaces: null } : {};
    saved.set(row.key, { ...row, ...answers, carriedOver });
  }
  return saved;
}

/**
 * Every section: what is composed from the facts as they are now, and what people wrote. Each stands on its own, so
 * that nothing composed outlives its facts and nothing written is lost with them.
 */
export function composeSections(
  saved: ReadonlyMap<string, SavedSection>,
  facts: StartingFacts,
  required: readonly string[],
): Section[] {
  const english = { ...facts, words: sectionWords('en-US') };
  return sectionKeys.map((key) => {
    const row = saved.get(key);
    const { replaceable, kept } = composedTexts[key](facts);
    const id = replaceable && idOf(composedTexts[key](english).replaceable);
    const replaced = replacedBy(row, id);
    const composed = lines([replaced !== 'yes' && replaceable, kept]);
    const own = row?.text ?? '';
    const assessment = row?.assessment ?? null;
    const parts = [composed, assessment && assessmentText(assessment, facts.words), own.trim() && own];
    return {
      key,
      title: sectionTitle(key),
      required: required.includes(key),
      risk: riskOf(key, facts),
      text: parts.filter(Boolean).join('\n\n'),
      composed,
      replaceable: replaceable ? { text: replaceable, id } : null,
      replaced,
      own,
      carriedOver: (row?.carriedOver ?? false) && own.trim() !== '',
      assessment,
      findings: row?.findings ?? [],
    };
  });
}

/** The same for the same facts, in whatever language the report is written. */
const idOf = (text: string) => sha256(text).slice(0, 32);

function replacedBy(row: SavedSection | undefined, id: string): Section['replaced'] {
  // Without words of a person nothing replaces what was composed.
  if (!row || row.replaces === null || id === '' || row.text.trim() === '') return 'no';
  return row.replaces === id ? 'yes' : 'outdated';
}

/** How a person answered for a section without writing it, as a text. */
function assessmentText({ outcome, searchedOn, sources = [], reason = '' }: Assessment, words: SectionWords) {
  const { report, day, isolated } = words;
  if (outcome === 'not_assessed') return report('assessed.not_assessed', { reason });
  return [
    report('assessed.nothing_found', { day: day(searchedOn ?? '') }),
    ...sources.map((source) => `- ${isolated(source)}`),
  ].join('\n');
}
