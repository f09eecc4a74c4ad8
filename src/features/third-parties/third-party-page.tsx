import { toWords } from '@/shared/format';
import { ErrorState, FactList, Page, Panel, RiskChip, SkeletonList, TimeText, useCall } from '@/shared/ui';
import { AlertsPanel } from './alerts-panel.tsx';
import { AssessmentsPanel } from './assessments-panel.tsx';
import { ConditionsPanel } from './conditions-panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import styles from './third-party.module.css';
import { useRegisterAct } from './use-register-act.ts';
import { WatchPanel } from './watch-panel.tsx';

/** One third party: what was decided on it, on which conditions, what is watched, and its assessments. */
export function ThirdPartyPage({ id }: { id: string }) {
  const { data, error, reload, change } = useCall('GET /reports/v1.0/thirdparties', { id }, { quiet: true });
  const countries = useCall('GET /reports/v1.0/countries', {}, { quiet: true });
  const party = data?.thirdParty;
  const register = useRegisterAct(party, {
    onReload: reload,
    onDone: (thirdParty) => change({ Result: 'Success', Data: [thirdParty], total: 1, thirdParty }),
  });
  const countryName = (code: string | null) =>
    countries.data?.Data.find((country) => country.code === code)?.name ?? code;
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!party) return <SkeletonList rows={7} />;
  return (
    <Page
      title={<bdi>{party.name}</bdi>}
      mark={<RiskChip band={party.rating} score={party.ratingScore} />}
      lead="Decision, conditions, monitoring and next review."
      action={party.actions.includes('merge') && <MergeDialog party={party} register={register} />}
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title="At a glance">
            <FactList
              across
              facts={[
                ['Type', toWords(party.entityType)],
                ['Country', countryName(party.country)],
                ['Client', party.clientName],
                ['Rated', party.ratedAt && <TimeText key="rated" at={party.ratedAt} form="day" />],
                ['Requests', party.requests],
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
