import { Descriptions } from 'antd';
import { formatBytes } from '@/shared/format';
import { ErrorState, Panel, SkeletonList, useCall } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { SchedulesTable } from './schedules-table.tsx';
import styles from './system.module.css';

const POLL_MS = 60_000;

/** What the server does by itself, and whether it succeeds. */
export function SystemTab() {
  const t = useTexts();
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
    <>
      <Panel>
        <Descriptions
          size="small"
          layout="vertical"
          colon={false}
          column={{ xs: 1, md: 3 }}
          items={[
            {
              key: 'jobs',
              label: t('system.jobs'),
              children: t('system.jobsText', jobs),
            },
            {
              key: 'news',
              label: t('system.news'),
              children: t('system.newsText', news),
            },
            {
              key: 'files',
              label: t('system.storage'),
              children: t('system.storageText', { count: files.count, size: formatBytes(files.bytes) }),
            },
          ]}
        />
      </Panel>
      <h3 className={styles.heading}>{t('system.schedules')}</h3>
      <p className={styles.lead}>{t('system.lead')}</p>
      <SchedulesTable schedules={schedules} />
    </>
  );
}
