import { Descriptions } from 'antd';
import { formatBytes, formatNumber } from '@/shared/format';
import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { SchedulesTable } from './schedules-table.tsx';
import styles from './system.module.css';

const POLL_MS = 60_000;

/** What the server does by itself, and whether it succeeds. */
export function SystemTab() {
  const { data, error, reload } = useCall(
    'GET /security/v1.0/settings',
    { name: 'system' },
    { quiet: true, pollEvery: POLL_MS },
  );
  const system = data?.Data.system;
  if (error && !system) return <ErrorState error={error} onRetry={reload} />;
  if (!system) return <SkeletonList />;
  const { jobs, news, files, schedules } = system;
  return (
    <section aria-labelledby="system-title">
      <h2 id="system-title">System</h2>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 3 }}
        items={[
          {
            key: 'jobs',
            label: 'Background jobs',
            children: `${formatNumber(jobs.running)} running, ${formatNumber(jobs.queued)} queued, ${formatNumber(jobs.failed)} failed in the last 7 days`,
          },
          {
            key: 'news',
            label: 'News items',
            children: `${formatNumber(news.waiting)} to be read again, ${formatNumber(news.unreadable)} unreadable`,
          },
          {
            key: 'files',
            label: 'Storage',
            children: `${formatNumber(files.count)} files, ${formatBytes(files.bytes)}`,
          },
        ]}
      />
      <h3 className={styles.heading}>Schedules</h3>
      <p className={styles.lead}>
        Administrators are notified when a schedule has not succeeded for more than twice its interval.
      </p>
      <SchedulesTable schedules={schedules} />
    </section>
  );
}
