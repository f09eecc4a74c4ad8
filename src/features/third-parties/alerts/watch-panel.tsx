import { Button, DatePicker, Switch } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { formatDay } from '@/shared/format';
import { firmToday } from '@/shared/http';
import { Panel } from '@/shared/ui';
import { RegisterLimits } from '../../../../contract/limits.ts';
import { useTexts } from '../texts/index.ts';
import styles from '../third-party.module.css';
import type { PanelProps } from '../use-register-act.ts';

/** Whether it is monitored, and when to look again. */
export function WatchPanel({ party, register }: PanelProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? party.nextReviewOn;
  const setDay = async () => {
    if (chosen && (await register.run({ action: 'review_on', nextReviewOn: chosen }))) setChosen(null);
  };
  const last = dayjs(firmToday()).add(RegisterLimits.reviewYearsMax, 'year');
  const maySetDay = party.actions.includes('review_on');
  return (
    <Panel title={t('monitoringAndReview')}>
      <ul className={styles.list}>
        <li className={styles.item}>
          <div className={styles.head}>
            <strong>{t('monitoring')}</strong>
            <Switch
              aria-label={t('monitoring')}
              checked={party.monitored}
              disabled={!party.actions.includes('monitor')}
              loading={register.busy}
              onChange={(monitored) => register.run({ action: 'monitor', monitored })}
            />
          </div>
          <span className={styles.small}>
            {party.rating ? t('prudenceComparesThisThirdPartyWith') : t('monitoringCanBeSwitchedOnOnce')}
          </span>
        </li>
        <li className={styles.item}>
          <div className={styles.head}>
            <strong>{t('nextReview')}</strong>
            <span>
              {party.nextReviewOn
                ? formatDay(party.nextReviewOn)
                : t(party.rating ? 'noReviewYet' : 'afterTheFirstReport')}
            </span>
          </div>
          {maySetDay && (
            <div className={styles.acts}>
              <DatePicker
                aria-label={t('nextReviewDate')}
                allowClear={false}
                value={day ? dayjs(day) : null}
                disabledDate={(date) => date.format('YYYY-MM-DD') <= firmToday() || date.isAfter(last, 'day')}
                onChange={(date) => setChosen(date?.format('YYYY-MM-DD') ?? null)}
              />
              <Button disabled={!day || day === party.nextReviewOn} loading={register.busy} onClick={setDay}>
                {t('setReviewDay')}
              </Button>
            </div>
          )}
        </li>
      </ul>
    </Panel>
  );
}
