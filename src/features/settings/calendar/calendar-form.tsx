import { Checkbox, Form, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { loadDeployment } from '@/shared/http';
import { Panel, toast, useAct } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { CalendarLimits } from '../../../../contract/limits.ts';
import { zoneNames } from '../../../../contract/zone-name.ts';
import { fieldErrors } from '../field-errors.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './calendar.module.css';
import { Holidays } from './holidays.tsx';

type State = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['calendar']>;
type Values = { timeZone: string; weekend: number[]; holidays: { day: Dayjs; name: string }[] };
type CalendarFormProps = { state: State; onReload: () => void };

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The calendar to change; what was promised before stays as it was promised. */
export function CalendarForm({ state, onReload }: CalendarFormProps) {
  const t = useTexts();
  const { version, calendar } = state;
  const { act, problem, ...saving } = useAct('POST /security/v1.0/settings', {
    onDone: async () => {
      // Every page counts its days by it.
      await loadDeployment();
      toast.success(t('calendar.saved'));
    },
    onReload,
  });
  const errorsOf = fieldErrors(problem, 'setting.');
  const save = ({ timeZone, weekend, holidays }: Values) => {
    const days = holidays.map(({ day, name }) => ({ day: day.format('YYYY-MM-DD'), name: name.trim() }));
    return act({ version, setting: { name: 'calendar', timeZone, weekend, holidays: days } });
  };
  return (
    <div className={styles.form}>
      <Panel>
        <SettingsForm<Values>
          initialValues={{
            timeZone: calendar.timeZone,
            weekend: calendar.weekend,
            holidays: calendar.holidays.map(({ day, name }) => ({ day: dayjs(day), name })),
          }}
          state={state}
          saveText={t('calendar.save')}
          saving={saving}
          onSave={save}
        >
          <p className={styles.lead}>{t('calendar.lead')}</p>
          <Form.Item
            name="timeZone"
            label={t('calendar.timeZone')}
            extra={t('calendar.timeZoneNote')}
            {...errorsOf('timeZone')}
          >
            <Select
              showSearch
              className={styles.zone}
              options={zoneNames().map((zone) => ({
                value: zone,
                label: zone.replaceAll('_', ' '),
              }))}
            />
          </Form.Item>
          <Form.Item
            name="weekend"
            label={t('calendar.weekend')}
            rules={[
              {
                type: 'array',
                max: CalendarLimits.weekend,
                message: t('calendar.weekendWrong'),
              },
            ]}
            {...errorsOf('weekend')}
          >
            <Checkbox.Group options={WEEKDAYS.map((value) => ({ value, label: t(`weekday.${value}`) }))} />
          </Form.Item>
          <Holidays errors={errorsOf('holidays')} />
        </SettingsForm>
      </Panel>
    </div>
  );
}
