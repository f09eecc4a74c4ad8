import type { MouseEvent, ReactNode } from 'react';
import { ReportDecision } from '@/features/third-parties';
import { Reasons } from '@/shared/server-texts/reason-sentence';
import { useSectionTitles } from '@/shared/server-texts/section-title';
import { ErrorState, FactList, RiskChip, SkeletonList, TimeText, useCall } from '@/shared/ui';
import { useAdvice, useMasterTitles, useWords } from '@/shared/words/use-words';
import { RATINGS, type RatingBand } from '../../../../contract/words.ts';
import type { ReportData, RequestDetail } from '../analysis.ts';
import layout from '../layout.module.css';
import { MarkupText } from '../markup/markup-text.tsx';
import { CategoryRatings } from '../rating/category-ratings.tsx';
import { ContributionsTable } from '../rating/contributions-table.tsx';
import { AnswerText } from '../report/section-answer.tsx';
import { useTexts } from '../texts/index.ts';
import { Hash } from '../versions/version-card.tsx';
import styles from './sealed.module.css';
import { SealedChanges } from './sealed-changes.tsx';
import { SealedFindings, sealedFindingId } from './sealed-findings.tsx';
import { SealedMatches } from './sealed-matches.tsx';

type SealedReportProps = {
  request: RequestDetail;
  version: number;
  action?: ReactNode;
  /** Its client decides on the third party here. */
  decides?: boolean;
};

/** A sealed report to read: what was released, word by word, from the data that was hashed. */
export function SealedReport({ request, version, action, decides }: SealedReportProps) {
  const t = useTexts();
  const titleOf = useSectionTitles();
  // The path names the first two.
  const asked = { client: request.clientId, request: request.id, version };
  const { data, error, reload } = useCall('GET /api/reportData/:client/:request/', asked, { quiet: true });
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList rows={8} label={t('loadingTheReport')} />;
  const report = data.Data;
  return (
    <article
      className={styles.report}
      aria-label={t('reportNumberVersionVersion', { number: report.number, version: report.version })}
    >
      <Title report={report} action={action} />
      {decides && request.thirdPartyId && (
        <ReportDecision thirdParty={request.thirdPartyId} recommendation={report.recommendation} />
      )}
      <SealedChanges report={report} />
      <section>
        <h3>{t('howTheScoreAddsUp')}</h3>
        <ContributionsTable contributions={report.rating.contributions} score={report.rating.score} />
      </section>
      <section>
        <h3>{t('byCategory')}</h3>
        <CategoryRatings categories={report.rating.categories} isSealed />
      </section>
      <div className={styles.sections}>
        {report.sections.filter(isWorthReading).map((section) => {
          const { key, assessment, findings } = section;
          const { composed, own } = textsOf(section);
          const title = titleOf(section);
          return (
            <section key={key}>
              <h3>
                <bdi>{title}</bdi>
              </h3>
              {assessment && <AnswerText answer={assessment} />}
              {composed && (
                <p className={layout.prose} dir="auto">
                  {composed}
                </p>
              )}
              {own && <SealedText title={title} text={own} findings={findings} />}
            </section>
          );
        })}
      </div>
      <SealedFindings findings={report.findings} of={{ client: request.clientId, request: request.id }} />
      <SealedMatches report={report} />
      <section className={styles.seal}>
        <h3>{t('seal')}</h3>
        <FactList
          facts={[
            [t('releasedOn'), <TimeText key="at" at={report.releasedAt} form="time" />],
            [t('draftedBy'), report.draftedBy],
            [t('releasedBy'), report.releasedBy],
            [t('sHA256OfThePDF'), <Hash key="pdf" value={report.seal.pdfSha256} />],
            [t('sHA256OfTheData'), <Hash key="data" value={report.seal.dataSha256} />],
            [t('hashInTheAuditTrail'), <Hash key="audit" value={report.seal.auditHash} />],
          ]}
        />
      </section>
    </article>
  );
}

/** Its citations lead to the findings below. */
const SealedText = ({ title, text, findings }: { title: string; text: string; findings: number[] }) => (
  <MarkupText
    title={title}
    text={text}
    cites={findings.length}
    citation={(place) => {
      const number = findings[place - 1] ?? 0;
      return (
        <a href={`#${sealedFindingId(number)}`} onClick={(event) => jumpTo(event, sealedFindingId(number))}>
          F{number}
        </a>
      );
    }}
  />
);

/** Without the address: a hash would count as leaving the page. */
function jumpTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}

/** What this page shows from the data, it does not show again as a text that was composed of it. */
const SHOWN_APART = [
  'rating',
  'litigation',
  'regulatory',
  'bribery',
  'financial',
  'media',
  'near_names',
  'sources',
];
type Section = ReportData['sections'][number];

/** What was composed, and what people wrote; of a section that is shown apart, what people wrote. */
const textsOf = ({ key, text, own = text, composed = '' }: Section) => ({
  composed: SHOWN_APART.includes(key) ? '' : composed.trim(),
  own: own.trim(),
});

const isWorthReading = (section: Section) => {
  const { composed, own } = textsOf(section);
  return section.assessment !== undefined || composed !== '' || own !== '';
};

function Title({ report, action }: { report: ReportData; action: ReactNode }) {
  const t = useTexts();
  const word = useWords();
  const adviceOf = useAdvice();
  const titleOf = useMasterTitles();
  const { rating } = report;
  return (
    <header className={styles.title}>
      <div>
        <h2>
          <bdi>{report.legalName}</bdi>
        </h2>
        <p className={layout.quiet} style={{ margin: '4px 0 12px' }}>
          {t.rich('reportTypeNumberVersionVersionReleasedReleasedAt', {
            reportType: titleOf(report.reportType),
            number: report.number,
            version: report.version,
            releasedAt: <TimeText at={report.releasedAt} form="day" />,
          })}
        </p>
        <div className={layout.row}>
          <RiskChip band={rating.overall} score={rating.score} basis={rating.basis} />
          {isLower(rating.residual, rating.overall) && (
            <span className={layout.row}>
              {t.rich('residualRiskchip', { riskchip: <RiskChip band={rating.residual} /> })}
            </span>
          )}
        </div>
        {report.recommendation && (
          <p className={layout.prose} style={{ marginTop: 8 }}>
            <strong>{t('recommendationAdvice', { advice: adviceOf(report.recommendation) })}</strong>
          </p>
        )}
        {rating.override && (
          <p className={layout.prose} style={{ marginTop: 8 }}>
            {t('inPlaceOfTheComputedRating', {
              computed: word(rating.override.computed),
              expiresOn: rating.override.expiresOn,
              by: rating.override.by,
              approvedBy: rating.override.approvedBy,
            })}
          </p>
        )}
        {rating.reason && (
          <p className={layout.prose} style={{ marginTop: 8 }} dir="auto">
            {rating.reason}
          </p>
        )}
        {rating.floors.map((floor) => (
          <p key={`${floor.rule} ${floor.because}`} className={layout.prose}>
            {t.rich('atLeastBandBecause', {
              band: word(floor.band),
              because: <Reasons reasons={floor.reasons} english={floor.because} />,
            })}
          </p>
        ))}
      </div>
      {action}
    </header>
  );
}

const isLower = (band: RatingBand, than: RatingBand) => RATINGS.indexOf(band) > RATINGS.indexOf(than);
