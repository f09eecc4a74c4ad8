import { ErrorState, FactList, Page, Panel, RiskChip, SkeletonList, TimeText, useCall } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import { AlertsPanel } from './alerts-panel.tsx';
import { AssessmentsPanel } from './assessments-panel.tsx';
import { ConditionsPanel } from './conditions-panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useTexts } from './texts/index.ts';
import styles from './third-party.module.css';
import { useRegisterAct } from './use-register-act.ts';
import { WatchPanel } from './watch-panel.tsx';

/** One third party: what was decided on it, on which conditions, what is watched, and its assessments. */
export function ThirdPartyPage({ id }: { id: string }) {
  const word = useWords();
  const t = useTexts();
  const { data, error, reload, change } = useCall('GET /reports/v1.0/thirdparties', { id }, { quiet: true });
  const { nameOf } = useCountryNames();
  const party = data?.thirdParty;
  const register = useRegisterAct(party, {
    onReload: reload,
    onDone: (thirdParty) => change({ Result: 'Success', Data: [thirdParty], total: 1, thirdParty }),
  });
  if (error && !data)
    return (
      <Page title={t('thirdParties')}>
        <ErrorState error={error} onRetry={reload} />
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
        </div>
      </div>
      {register.dialog}
    </Page>
  );
}
