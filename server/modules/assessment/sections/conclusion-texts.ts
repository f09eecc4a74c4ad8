import { RATING_REASONS } from '../../../../contract/rating-basis.ts';
import type { Rating } from '../../../../contract/reports/ratings.ts';
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
    ratedSentence(found),
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

function ratedSentence({ counts, score, basis, methodVersion }: Rating): string {
  const points = `${score.toFixed(1)} of 100 points, method ${methodVersion}`;
  return basis === 'score'
    ? `The third party is rated ${counts} (${points}).`
    : `The third party is rated ${counts}: ${RATING_REASONS[basis]}. Its score alone is ${points}.`;
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
  'Drafted and released by two different people. Their names, the time of release and the seal are on the cover.';
