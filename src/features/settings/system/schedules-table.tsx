import { Table } from 'antd';
import { ScrollRegion, StatusChip, TimeText } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import styles from './system.module.css';

export type Schedule = NonNullable<
  AnswerOf<'GET /security/v1.0/settings'>['Data']['system']
>['schedules'][number];

const labels = { waiting: 'Not run yet', ok: 'Succeeded', failed: 'Failed', overdue: 'Failed' } as const;
const dots = { waiting: 'hollow', ok: 'filled', failed: 'half', overdue: 'half' } as const;
const attention = { overdue: 0, failed: 1, waiting: 2, ok: 2 };

/** What needs somebody comes first. */
const byAttention = (schedules: readonly Schedule[]) =>
  schedules.toSorted((a, b) => attention[a.state] - attention[b.state]);

/** Everything that runs by the clock. */
export function SchedulesTable({ schedules }: { schedules: readonly Schedule[] }) {
  return (
    <ScrollRegion label="Schedules">
      <Table<Schedule>
        size="small"
        pagination={false}
        rowKey="name"
        dataSource={byAttention(schedules)}
        columns={[
          { title: 'Name', dataIndex: 'title', width: 210 },
          {
            title: 'State',
            dataIndex: 'state',
            width: 150,
            render: (_, { state, error, failures }) => (
              <>
                <StatusChip
                  status={state}
                  label={state === 'overdue' && failures === 0 ? 'Not run' : labels[state]}
                  dot={dots[state]}
                  overdue={state === 'overdue'}
                />
                {failures > 1 && ` ${failures} times in a row`}
                {error && <span className={styles.error}>{error}</span>}
              </>
            ),
          },
          {
            title: 'Last success',
            dataIndex: 'lastSucceededAt',
            width: 150,
            render: (at: string | null) => <TimeText at={at} />,
          },
          {
            title: 'Next run',
            dataIndex: 'nextAt',
            width: 150,
            render: (at: string) => <TimeText at={at} />,
          },
          { title: 'Runs', dataIndex: 'every', width: 170 },
        ]}
      />
    </ScrollRegion>
  );
}
