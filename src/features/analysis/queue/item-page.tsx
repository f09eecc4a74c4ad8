import { Link } from '@umijs/max';
import { ErrorState, Page, SkeletonList, useCall } from '@/shared/ui';
import { FindingCard } from '../findings/finding-card.tsx';
import { factsOf } from '../findings/finding-facts.ts';
import layout from '../layout.module.css';
import { SavedDisposition } from '../matches/decisions/saved-disposition.tsx';
import { MatchEvidence } from '../matches/evidence/match-evidence.tsx';
import { MatchLine } from '../matches/match-line.tsx';
import matchStyles from '../matches/matches.module.css';
import { useTexts } from '../texts/index.ts';
import { addressOfRow } from './queue-columns.tsx';

/** One match or one finding in full, at an address of its own. */
export function ItemPage({ id }: { id: string }) {
  const t = useTexts();
  const { data, error, reload } = useCall('GET /reports/v1.0/analysisdetails', { id }, { quiet: true });
  if (error && !data)
    return (
      <Page title={t('analysis')}>
        <ErrorState error={error} onRetry={reload} list="/pages/analysisdetails" />
      </Page>
    );
  const item = data?.item;
  if (!item) return <SkeletonList rows={7} />;
  const { match, finding } = item;
  return (
    <Page
      title={match ? t('matchOfName', { name: match.subject.name }) : t('finding')}
      lead={
        <>
          {item.requestNumber} <bdi>{item.legalName}</bdi> ·{' '}
          <Link to={addressOfRow(item, match ? 'matches' : 'findings')}>{t('openTheAnalysis')}</Link>
        </>
      }
    >
      {match && (
        <div className={matchStyles.card}>
          <div className={matchStyles.line}>
            <div className={matchStyles.toggle} style={{ cursor: 'auto' }}>
              <MatchLine match={match} />
            </div>
          </div>
          <MatchEvidence match={match} />
          <div className={matchStyles.decision}>
            <SavedDisposition match={match} />
          </div>
        </div>
      )}
      {finding && (
        <FindingCard facts={factsOf(finding)} of={{ client: item.clientId, request: item.requestId }}>
          <span className={layout.small}>{t('writtenByCreatedBy', { createdBy: finding.createdBy })}</span>
        </FindingCard>
      )}
    </Page>
  );
}
