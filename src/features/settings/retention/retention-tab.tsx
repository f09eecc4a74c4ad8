import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { Departures } from './departures.tsx';
import { DueRecords } from './due-records.tsx';
import { Holds } from './holds.tsx';
import styles from './retention.module.css';
import { RulesForm } from './rules-form.tsx';

/** How long records are kept, what may not be removed, and how a client leaves. */
export function RetentionTab() {
  const { data, error, reload } = useCall('GET /security/v1.0/retention', {}, { quiet: true });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const { Data: state } = data;
  return (
    <div className={styles.sections}>
      <RulesForm key={state.version} state={state} onReload={reload} />
      <DueRecords due={state.due} />
      <Holds holds={state.holds} />
      <Departures departures={state.departures} onDownloaded={reload} />
    </div>
  );
}
