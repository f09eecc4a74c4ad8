import { Table } from 'antd';
import { useScheduleTitle } from '@/shared/server-texts/notice-sentence';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { ScrollRegion, StatusChip, TimeText } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './system.module.css';

export type Schedule = NonNullable<
  AnswerOf<'GET /security/v1.0/settings'>['Data']['system']
>['schedules'][number];

const dots = { waiting: 'hollow', ok: 'filled', failed: 'half', overdue: 'half' } as const;
const attention = { overdue: 0, failed: 1, waiting: 2, ok: 2 };

/** What needs somebody comes first. */
const byAttention = (schedules: readonly Schedule[]) =>
  schedules.toSorted((a, b) => attention[a.state] - attention[b.state]);

/** Everything that runs by the clock. */
export function SchedulesTable({ schedules }: { schedules: readonly Schedule[] }) {
  const t = useTexts();
  const stored = useStoredSentence();
  const titleOf = useScheduleTitle();
  return (
    <ScrollRegion label={t('system.schedules')}>
      <Table<Schedule>
        size="small"
        pagination={false}
        rowKey="name"
        dataSource={byAttention(schedules)}
        columns={[
          { title: t('name'), dataIndex: 'title', width: 210, render: (_, row) => <bdi>{titleOf(row)}</bdi> },
          {
            title: t('state'),
            dataIndex: 'state',
            width: 150,
            render: (_, { state, error, failures }) => (
              <>
                <StatusChip
                  status={state}
                  label={
                    state === 'overdue' && failures === 0 ? t('system.notRun') : t(`scheduleState.${state}`)
                  }
                  dot={dots[state]}
                  overdue={state === 'overdue'}
                />
                {failures > 1 && ` ${t('system.inARow', { count: failures })}`}
                {error && <span className={styles.error}>{stored(error)}</span>}
              </>
            ),
          },
          {
            title: t('system.lastSuccess'),
            dataIndex: 'lastSucceededAt',
            width: 150,
            render: (at: string | null) => <TimeText at={at} />,
          },
          {
            title: t('system.nextRun'),
            dataIndex: 'nextAt',
            width: 150,
            render: (at: string) => <TimeText at={at} />,
          },
          {
            title: t('system.runs'),
            dataIndex: 'every',
            width: 170,
            render: (_, { rhythm }) => t(`rhythm.${rhythm.code as 'minutes'}`, rhythm.values),
          },
        ]}
      />
    </ScrollRegion>
  );
}
