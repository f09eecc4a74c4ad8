import { ErrorState, FactList, Page, Panel, RiskChip, SkeletonList, TimeText, useCall } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import { AlertsPanel } from './alerts/alerts-panel.tsx';
import { WatchPanel } from './alerts/watch-panel.tsx';
import { AssessmentsPanel } from './assessments-panel.tsx';
import { ConditionsPanel } from './conditions/conditions-panel.tsx';
import { DecisionPanel } from './decision/decision-panel.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ComparisonPanel } from './profile/comparison-panel.tsx';
import { IdentityPanel } from './profile/identity-panel.tsx';
import { RatingHistory } from './profile/rating-history.tsx';
import { useTexts } from './texts/index.ts';
import styles from './third-party.module.css';
import { useThirdParty } from './use-third-party.ts';

/** One third party: what was decided on it, on which conditions, what is watched, and its assessments. */
export function ThirdPartyPage({ id }: { id: string }) {
  const word = useWords();
  const t = useTexts();
  const { party, register, error, reload } = useThirdParty(id);
  const { nameOf } = useCountryNames();
  if (error && !party)
    return (
      <Page title={t('thirdParties')}>
        <ErrorState error={error} onRetry={reload} list="/pages/thirdparties" />
      </Page>
    );
  if (!party) return <SkeletonList rows={7} />;
  return (
    <Page
      title={<bdi>{party.name}</bdi>}
      mark={<RiskChip band={party.rating} score={party.ratingScore} basis={party.ratingBasis} />}
      lead={t('decisionConditionsMonitoringAndNextReview')}
      action={party.actions.includes('merge') && <MergeDialog party={party} register={register} />}
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={t('atAGlance')}>
            <FactList
              across
              facts={[
                [t('type'), word(party.entityType)],
                [t('country'), nameOf(party.country)],
                [t('client'), party.clientName],
                [t('rated'), party.ratedAt && <TimeText key="rated" at={party.ratedAt} form="day" />],
                [t('requests'), party.requests],
              ]}
            />
          </Panel>
          <DecisionPanel party={party} register={register} />
          <ConditionsPanel party={party} register={register} />
          <AssessmentsPanel party={party} />
        </div>
        <div className={styles.stack}>
          <AlertsPanel party={party} register={register} />
          <WatchPanel party={party} register={register} />
          <ProfilePanels id={party.id} />
        </div>
      </div>
      {register.dialog}
    </Page>
  );
}

/** Who a third party is, how its risk changed, and what monitoring compared. */
function ProfilePanels({ id }: { id: string }) {
  const { data, error, reload } = useCall('GET /reports/v1.0/thirdpartyprofile', { id }, { quiet: true });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList rows={5} />;
  const profile = data.Data;
  return (
    <>
      <RatingHistory ratings={profile.ratings} />
      <ComparisonPanel profile={profile} />
      <IdentityPanel profile={profile} />
    </>
  );
}
