import { Button, DatePicker, Switch } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { formatDay } from '@/shared/format';
import { firmToday } from '@/shared/http';
import { Panel } from '@/shared/ui';
import { RegisterLimits } from '../../../contract/limits.ts';
import styles from './third-party.module.css';
import type { PanelProps } from './use-register-act.ts';

/** Whether it is monitored, and when to look again. */
export function WatchPanel({ party, register }: PanelProps) {
  const [day, setDay] = useState(party.nextReviewOn);
  const last = dayjs(firmToday()).add(RegisterLimits.reviewYearsMax, 'year');
  const maySetDay = party.actions.includes('review_on');
  return (
    <Panel title="Monitoring and review">
      <ul className={styles.list}>
        <li className={styles.item}>
          <div className={styles.head}>
            <strong>Monitoring</strong>
            <Switch
              aria-label="Monitoring"
              checked={party.monitored}
              disabled={!party.actions.includes('monitor')}
              loading={register.busy}
              onChange={(monitored) => register.run({ action: 'monitor', monitored })}
            />
          </div>
          <span className={styles.small}>
            {party.rating
              ? 'Prudence compares this third party with every watchlist update and searches news feeds for its names.'
              : 'Monitoring can be switched on once a report is sealed.'}
          </span>
        </li>
        <li className={styles.item}>
          <div className={styles.head}>
            <strong>Next review</strong>
            <span>{party.nextReviewOn ? formatDay(party.nextReviewOn) : 'After the first report'}</span>
          </div>
          {maySetDay && (
            <div className={styles.acts}>
              <DatePicker
                aria-label="Next review date"
                allowClear={false}
                value={day ? dayjs(day) : null}
                disabledDate={(date) => date.format('YYYY-MM-DD') <= firmToday() || date.isAfter(last, 'day')}
                onChange={(date) => setDay(date?.format('YYYY-MM-DD') ?? null)}
              />
              <Button
                disabled={!day || day === party.nextReviewOn}
                loading={register.busy}
                onClick={() => day && register.run({ action: 'review_on', nextReviewOn: day })}
              >
                Set review day
              </Button>
            </div>
          )}
        </li>
      </ul>
    </Panel>
  );
}
