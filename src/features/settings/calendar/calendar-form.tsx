import { Button, Checkbox, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { toast, useAct, useUnsavedGuard } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { CalendarLimits } from '../../../../contract/limits.ts';
import { fieldErrors } from '../field-errors.ts';
import { SavedBy } from '../saved-by.tsx';
import styles from './calendar.module.css';
import { Holidays } from './holidays.tsx';

type State = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['calendar']>;
type Values = { weekend: number[]; holidays: { day: Dayjs; name: string }[] };
type CalendarFormProps = { state: State; onSaved: () => void; onReload: () => void };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (label, value) => ({ label, value }),
);

/** The calendar to change; what was promised before stays as it was promised. */
export function CalendarForm({ state, onSaved, onReload }: CalendarFormProps) {
  const { version, calendar } = state;
  const [form] = Form.useForm<Values>();
  const [changed, setChanged] = useState(false);
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/settings', {
    onDone: () => {
      toast.success('Calendar saved');
      onSaved();
    },
    onReload,
  });
  useUnsavedGuard(changed);
  const errorsOf = fieldErrors(problem, 'setting.');
  const save = ({ weekend, holidays }: Values) => {
    const days = holidays.map(({ day, name }) => ({ day: day.format('YYYY-MM-DD'), name: name.trim() }));
    return act({ version, setting: { name: 'calendar', weekend, holidays: days } });
  };
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.form}
      initialValues={{
        weekend: calendar.weekend,
        holidays: calendar.holidays.map(({ day, name }) => ({ day: dayjs(day), name })),
      }}
      onValuesChange={() => setChanged(true)}
      onFinish={save}
    >
      <p className={styles.lead}>
        The days promised for a report are counted without weekends and holidays. Requests that are under way
        keep the day they were promised.
      </p>
      <Form.Item
        name="weekend"
        label="Weekend"
        rules={[
          {
            type: 'array',
            max: CalendarLimits.weekend,
            message: 'At least one day of the week must remain.',
          },
        ]}
        {...errorsOf('weekend')}
      >
        <Checkbox.Group options={weekdays} />
      </Form.Item>
      <Holidays errors={errorsOf('holidays')} />
      <footer className={styles.bar}>
        <Button type="primary" htmlType="submit" disabled={!changed} loading={busy}>
          Save calendar
        </Button>
        <SavedBy state={state} />
      </footer>
      {dialog}
    </Form>
  );
}
