import type { Section } from '../../../../contract/analysis/analysis.ts';
import { citedPlaces } from '../../../../contract/section-markup.ts';
import { RISK_CATEGORIES, type RiskCategory } from '../../../../contract/words.ts';
import type { MatchRecord } from '../../screening/index.ts';
import { type OpenPoint, sectionPoint } from '../open-point.ts';
import type { FindingRecord } from '../records.ts';
import { matchesOf } from './screening-texts.ts';
import type { SectionKey } from './section-list.ts';
import { deniesFindings, firstStatement } from './unsupported-statements.ts';

/** The risk categories whose findings each section states. */
const categoriesOf: Partial<Record<SectionKey, readonly RiskCategory[]>> = {
  sanctions: ['sanctions'],
  pep: ['pep'],
  litigation: ['legal'],
  regulatory: ['regulatory'],
  bribery: ['bribery_corruption'],
  financial: ['financial'],
  media: RISK_CATEGORIES,
};
/** Sections of one category each: what they deny, a finding of this category contradicts. */
const contradicted: ReadonlySet<string> = new Set(['litigation', 'regulatory', 'bribery', 'financial']);

type Considered = { sections: Section[]; findings: FindingRecord[]; matches: MatchRecord[] };

/** Statements that no confirmed finding supports, citations that lead nowhere, and denials of what was confirmed. */
export function orphanPoints({ sections, findings, matches }: Considered): OpenPoint[] {
  const statuses = new Map(findings.map(({ id, status }) => [id, status]));
  const confirmed = findings.filter(({ status }) => status === 'confirmed');
  return sections.flatMap((section): OpenPoint[] => {
    const { key, own } = section;
    const lost = section.findings.filter((id) => (statuses.get(id) ?? 'dismissed') === 'dismissed').length;
    const unknown = citedPlaces(own).find((number) => number < 1 || number > section.findings.length);
    const points = lost > 0 ? [sectionPoint('section.lost_finding', section, { count: lost })] : [];
    // Where a section cites no finding, a number in brackets is a text like any other.
    if (unknown !== undefined && section.findings.length > 0)
      points.push(sectionPoint('section.unknown_citation', section, { number: unknown }));
    const categories = categoriesOf[key as SectionKey];
    if (!categories) return points;
    const mine = confirmed.filter(({ category }) => (categories as readonly string[]).includes(category));
    const cites = section.findings.some((id) => statuses.get(id) === 'confirmed');
    const isMatched = (key === 'sanctions' || key === 'pep') && matchesOf[key](matches).length > 0;
    const statement = cites || isMatched || mine.length > 0 ? null : firstStatement(own);
    if (statement)
      points.push(sectionPoint('section.unsupported', section, { statement: shortened(statement) }));
    if (contradicted.has(key) && mine.length > 0 && !cites && deniesFindings(own))
      points.push(sectionPoint('section.denies', section, { count: mine.length }));
    return points;
  });
}

const longest = 120;
function shortened(statement: string) {
  const last = [...statement].findLastIndex((sign) => !'.।۔'.includes(sign));
  const text = [...statement].slice(0, last + 1).join('');
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
