import type { Rating } from '../../../../contract/ratings/ratings.ts';
import type { ReportText } from '../../../../contract/texts/report.ts';
import type { RiskCategory } from '../../../../contract/words.ts';
import { TEXTS } from '../../../../contract/words.ts';
import { type SectionWords, withoutStop } from './section-words.ts';
import { lines, type StartingFacts } from './starting-facts.ts';

export const scope = ({ request, reportType, words: { say, report, word, list, named } }: StartingFacts) =>
  lines([
    reportType && say(saysLevel(reportType) ? 'scope.typeSaysLevel' : 'scope.type', reportType),
    request.categories.length > 0 &&
      say('scope.categories', { categories: list(request.categories.map(word)) }),
    named('fact.purpose', request.intake.purpose),
    request.intake.lookbackYears !== undefined &&
      say('scope.period', { years: report('fact.years', { count: request.intake.lookbackYears }) }),
    request.consent && say('scope.consent', { consent: TEXTS.consent }),
  ]);

/** “Basic screening” needs no “(basic)” after it. */
const saysLevel = ({ title, level }: NonNullable<StartingFacts['reportType']>) =>
  title.toLowerCase().includes(level);

export function rating({ rating: found, words }: StartingFacts): string {
  if (!found) return '';
  const { say, report, word, because, day, named } = words;
  return lines([
    ratedSentence(found, words),
    ...found.contributions.map((part) =>
      say('rating.factor', {
        factor: report(`factor.${part.factor}` as ReportText) || part.label,
        points: part.contribution.toFixed(1),
        reason: because(part),
      }),
    ),
    ...found.floors.map((floor) =>
      report('rating.floor', { band: word(floor.band), reason: because(floor) }),
    ),
    found.override &&
      say('rating.override', {
        computed: word(found.override.computed),
        day: day(found.override.expiresOn),
        by: found.override.by,
        approvedBy: found.override.approvedBy ?? '',
        reason: found.override.reason,
      }),
    named('rating.assessor', found.proposal?.reason),
    found.provisional && say('rating.provisional'),
  ]);
}

function ratedSentence(found: Rating, { say, report, word }: SectionWords): string {
  const { counts, score, basis, methodVersion } = found;
  const values = { band: word(counts), score: score.toFixed(1), method: methodVersion };
  return basis === 'score'
    ? say('rating.score', values)
    : say('rating.basis', { ...values, reason: report(`basis.${basis}`) });
}

/** Confirmed findings of some categories; empty where there are none, since only a person can say that they looked. */
export function findingsText(
  { findings, words }: StartingFacts,
  categories: readonly RiskCategory[],
): string {
  const { say, word, day } = words;
  return findings
    .filter(({ status, category }) => status === 'confirmed' && (categories as string[]).includes(category))
    .map(({ eventDate, summary, stage, severity, credibility, source }) => {
      const judged = { stage: word(stage), severity: word(severity), credibility: word(credibility) };
      const line = say('finding.line', { summary, ...judged });
      const dated = eventDate ? `${day(eventDate)}: ${line}` : line;
      return source?.title
        ? `${dated} ${say('finding.source', { source: withoutStop(source.title) })}`
        : dated;
    })
    .join('\n');
}

export function sources({ findings, run, words }: StartingFacts): string {
  const { say, day, list, isolated } = words;
  const named = findings
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ source }) => {
      if (!source) return [];
      const parts = [source.title, source.url, source.publishedOn && day(source.publishedOn)];
      return list(parts.filter((part): part is string => Boolean(part)).map(isolated));
    });
  const lists = (run?.lists ?? []).map(({ watchlist, version }) =>
    say('source.list', { list: watchlist, version: String(version) }),
  );
  return [...new Set([...named, ...lists])].join('\n');
}

export const signOff = ({ words: { say, report } }: StartingFacts) =>
  `${report('sign.text')} ${say('signOff.cover')}`;
