import { and, desc, eq, lte } from 'drizzle-orm';
import type { Section } from '../../../../contract/analysis/analysis.ts';
import { db } from '../../../platform/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import type { SectionRecord } from '../records.ts';
import { reportSections } from '../tables.ts';
import { ownLines, withDecidedMatches, withNotSearched } from './screening-texts.ts';
import { type SectionKey, sectionKeys, sectionTitle } from './section-list.ts';
import type { StartingFacts } from './starting-facts.ts';
import { startingTexts, writtenByPeople } from './starting-texts.ts';

/** Inside a transaction: what was saved of each section; the version being drafted first. */
export async function savedSections(request: RequestRecord): Promise<Map<string, SectionRecord>> {
  const rows = await db()
    .select()
    .from(reportSections)
    .where(
      and(eq(reportSections.requestId, request.id), lte(reportSections.reportVersion, request.reportVersion)),
    )
    .orderBy(desc(reportSections.reportVersion));
  const saved = new Map<string, SectionRecord>();
  for (const row of rows) {
    const current = row.reportVersion === request.reportVersion;
    if (saved.has(row.key) || (!current && !(writtenByPeople as ReadonlySet<string>).has(row.key))) continue;
    saved.set(row.key, row);
  }
  return saved;
}

/** Every section with its text: what a person saved, else the starting text from the facts as they are now. */
export function composeSections(
  saved: ReadonlyMap<string, SectionRecord>,
  facts: StartingFacts,
  required: readonly string[],
): Section[] {
  return sectionKeys.map((key) => {
    const row = saved.get(key);
    return {
      key,
      title: sectionTitle(key),
      required: required.includes(key),
      text: row ? savedText(key, row.text, facts) : startingTexts[key](facts),
      own: row ? ownText(key, row.text) : '',
      findings: row?.findings ?? [],
    };
  });
}

const namesMatches = (key: SectionKey): key is 'sanctions' | 'pep' => key === 'sanctions' || key === 'pep';

function savedText(key: SectionKey, text: string, facts: StartingFacts): string {
  if (key === 'limitations') return withNotSearched(text, facts);
  return namesMatches(key) ? withDecidedMatches(key, text, facts) : text;
}

const ownText = (key: SectionKey, text: string) => (namesMatches(key) ? ownLines(text) : text);
