import { Link } from '@umijs/max';
import { Descriptions } from 'antd';
import { formatBytes, formatNumber, listText } from '@/shared/format';
import { ErrorState, SkeletonList, TimeText, useCall } from '@/shared/ui';
import styles from './home.module.css';
import { type Translate, useTexts } from './texts/index.ts';

/** For admins: database, storage, jobs, schedules, refused sign-ins and the state of the audit chain. */
export function SystemHealth() {
  const t = useTexts();
  const { data, error, reload } = useCall('GET /security/v1.0/settings', { name: 'system' }, { quiet: true });
  if (error) return <ErrorState error={error} onRetry={reload} />;
  const system = data?.Data.system;
  if (!system) return <SkeletonList />;
  const { jobs, audit, mail } = system;
  const unsent = t('waitingWaitingFailedFailedError', {
    waiting: mail.waiting,
    failed: mail.failed,
    error: mail.error ? `: ${mail.error}` : '',
  });
  const chain = audit.intact === null ? t('notVerifiedYet') : audit.intact ? 'intact' : 'broken';
  return (
    <Descriptions
      size="small"
      column={{ xs: 1, md: 2, xl: 4 }}
      items={[
        { key: 'version', label: t('version'), children: <Whole>{system.version}</Whole> },
        {
          key: 'database',
          label: t('database'),
          children: listText([system.engine, databaseOf(t, system.database)], t.language),
        },
        {
          key: 'databaseLogin',
          label: t('databaseLogin'),
          children: t(system.databaseLogin === 'owner' ? 'loginOwns' : 'loginSeparate'),
        },
        { key: 'started', label: t('started'), children: <TimeText at={system.startedAt} /> },
        { key: 'memory', label: t('memory'), children: <Whole>{formatBytes(system.memoryBytes)}</Whole> },
        {
          key: 'files',
          label: t('files'),
          children: <Whole>{formatBytes(system.files.bytes)}</Whole>,
        },
        {
          key: 'jobs',
          label: t('jobs'),
          children: t('runningRunningQueuedQueuedFailedFailed', {
            running: jobs.running,
            queued: jobs.queued,
            failed: jobs.failed,
          }),
        },
        {
          key: 'schedules',
          label: t('schedules'),
          children: <Link to="/pages/settings?tab=system">{schedulesInWords(t, system.schedules)}</Link>,
        },
        { key: 'mail', label: t('mail'), children: mail.configured ? unsent : t('notConfigured') },
        {
          key: 'truncated',
          label: t('incompleteScreenings'),
          children: formatNumber(system.truncatedScreenings),
        },
        { key: 'logins', label: t('refusedSignIns24H'), children: formatNumber(system.failedLogins24h) },
        {
          key: 'audit',
          label: t('auditChain'),
          children: (
            <Link to="/pages/audittrails">{t('eventsEventsChain', { events: audit.events, chain })}</Link>
          ),
        },
      ]}
    />
  );
}

/** A figure that is never broken between its lines, however narrow its column. */
const Whole = ({ children }: { children: string }) => <span className={styles.whole}>{children}</span>;

/** The embedded database in words, any other by its host. */
const databaseOf = (t: Translate, database: string) =>
  database === 'embedded' ? t('databaseEmbedded') : database;

function schedulesInWords(t: Translate, schedules: readonly { state: string }[]): string {
  const count = (state: string) => schedules.filter((one) => one.state === state).length;
  const [overdue, failed] = [count('overdue'), count('failed')];
  if (overdue + failed === 0) return t('schedulesNoneOverdue', { schedules: schedules.length });
  return t('schedulesOverdueOverdueFailedFailed', { schedules: schedules.length, overdue, failed });
}
