import { Link } from '@umijs/max';
import { Descriptions } from 'antd';
import { formatBytes, formatNumber } from '@/shared/format';
import { ErrorState, SkeletonList, TimeText, useCall } from '@/shared/ui';

/** For admins: database, storage, jobs, schedules, refused sign-ins and the state of the audit chain. */
export function SystemHealth() {
  const { data, error, reload } = useCall('GET /security/v1.0/settings', { name: 'system' }, { quiet: true });
  if (error) return <ErrorState error={error} onRetry={reload} />;
  const system = data?.Data.system;
  if (!system) return <SkeletonList />;
  const { jobs, audit, mail } = system;
  const unsent = `${mail.waiting} waiting, ${mail.failed} failed${mail.error ? `: ${mail.error}` : ''}`;
  const chain = audit.intact === null ? 'not verified yet' : audit.intact ? 'intact' : 'broken';
  return (
    <Descriptions
      size="small"
      column={{ xs: 1, md: 2, xl: 4 }}
      items={[
        { key: 'version', label: 'Version', children: system.version },
        { key: 'database', label: 'Database', children: `${system.engine}, ${system.database}` },
        { key: 'started', label: 'Started', children: <TimeText at={system.startedAt} /> },
        { key: 'memory', label: 'Memory', children: formatBytes(system.memoryBytes) },
        {
          key: 'files',
          label: 'Files',
          children: formatBytes(system.files.bytes),
        },
        {
          key: 'jobs',
          label: 'Jobs',
          children: `${jobs.running} running, ${jobs.queued} queued, ${jobs.failed} failed in the last 7 days`,
        },
        {
          key: 'schedules',
          label: 'Schedules',
          children: <Link to="/pages/settings?tab=system">{schedulesInWords(system.schedules)}</Link>,
        },
        { key: 'mail', label: 'Mail', children: mail.configured ? unsent : 'not configured' },
        {
          key: 'truncated',
          label: 'Incomplete screenings',
          children: formatNumber(system.truncatedScreenings),
        },
        { key: 'logins', label: 'Refused sign-ins, 24 h', children: formatNumber(system.failedLogins24h) },
        {
          key: 'audit',
          label: 'Audit chain',
          children: <Link to="/pages/audittrails">{`${formatNumber(audit.events)} events, ${chain}`}</Link>,
        },
      ]}
    />
  );
}

function schedulesInWords(schedules: readonly { state: string }[]): string {
  const count = (state: string) => schedules.filter((one) => one.state === state).length;
  const [overdue, failed] = [count('overdue'), count('failed')];
  if (overdue + failed === 0) return `${schedules.length}, none overdue`;
  return `${schedules.length}, ${overdue} overdue, ${failed} failed`;
}
