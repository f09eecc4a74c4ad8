import type { RiskCategory } from '../../../../contract/words.ts';
import { TEXTS } from '../../../../contract/words.ts';
import { counted, lines, type StartingFacts, words } from './starting-facts.ts';

export const scope = ({ request, reportType }: StartingFacts) =>
  lines([
    reportType && `${reportType.title} (${reportType.level}).`,
    request.categories.length > 0 && `Categories: ${request.categories.map(words).join(', ')}.`,
    request.intake.purpose && `Purpose: ${request.intake.purpose}`,
    request.intake.lookbackYears !== undefined &&
      `Period: ${counted(request.intake.lookbackYears, 'year')} back.`,
    request.consent && `The client confirmed: “${TEXTS.consent}”`,
  ]);

export function rating({ rating: found }: StartingFacts): string {
  if (!found) return '';
  return lines([
    `The third party is rated ${found.counts} (${found.score.toFixed(1)} of 100 points, method ${found.methodVersion}).`,
    ...found.contributions.map(
      ({ label, contribution, because }) => `${label}: ${contribution.toFixed(1)} points. ${because}`,
    ),
    ...found.floors.map(({ band, because }) => `At least ${band}: ${because}`),
    found.override &&
      `Overridden from ${found.override.computed} until ${found.override.expiresOn}, asked by ${found.override.by}, approved by ${found.override.approvedBy}: ${found.override.reason}`,
    found.proposal?.reason && `The assessor: ${found.proposal.reason}`,
    found.provisional && 'The rating is provisional while points are open.',
  ]);
}

/** Confirmed findings of some categories; empty where there are none, since only a person can say that they looked. */
export function findingsText(facts: StartingFacts, categories: readonly RiskCategory[]): string {
  return facts.findings
    .filter(({ status, category }) => status === 'confirmed' && (categories as string[]).includes(category))
    .map((finding) => {
      const when = finding.eventDate ? `${finding.eventDate}: ` : '';
      const source = finding.source?.title ? ` Source: ${finding.source.title}.` : '';
      return `${when}${finding.summary} (${finding.stage}, severity ${finding.severity}, credibility ${finding.credibility}).${source}`;
    })
    .join('\n');
}

export function sources({ findings, run }: StartingFacts): string {
  const named = findings
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ source }) =>
      source ? [[source.title, source.url, source.publishedOn].filter(Boolean).join(', ')] : [],
    );
  const lists = (run?.lists ?? []).map(({ watchlist, version }) => `${watchlist}, version ${version}`);
  return [...new Set([...named, ...lists])].join('\n');
}

export const signOff = () =>
  'Drafted and released by two different people. Names, time and seal are printed on the cover when the report is released.';
