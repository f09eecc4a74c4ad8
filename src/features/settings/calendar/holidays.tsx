import { Button, DatePicker, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { CalendarLimits } from '../../../../contract/limits.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import styles from './calendar.module.css';

type Holiday = { day?: Dayjs; name?: string };

/** One line a holiday: its day and what people call it. */
export function Holidays({ errors }: { errors: object }) {
  const t = useTexts();
  return (
    <Form.List name="holidays">
      {(fields, { add, remove }) => (
        <Form.Item label={t('calendar.holidays')} {...errors}>
          {fields.length === 0 && <p className={styles.small}>{t('calendar.noHolidays')}</p>}
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.holiday}>
              <Form.Item
                name={[name, 'day']}
                dependencies={['holidays']}
                rules={[{ required: true, message: t('calendar.dayMissing') }, onceOnly(name, t)]}
              >
                <DatePicker aria-label={t('calendar.dayOf', { number: name + 1 })} />
              </Form.Item>
              <Form.Item
                name={[name, 'name']}
                rules={[{ required: true, whitespace: true, message: t('calendar.nameMissing') }]}
              >
                <Input
                  placeholder={t('calendar.holidayName')}
                  aria-label={t('calendar.nameOf', { number: name + 1 })}
                  maxLength={CalendarLimits.name}
                />
              </Form.Item>
              <Button aria-label={t('calendar.removeOf', { number: name + 1 })} onClick={() => remove(name)}>
                {t('remove')}
              </Button>
            </div>
          ))}
          <Button
            onClick={() => add({})}
            {...(fields.length >= CalendarLimits.holidays && { disabled: true })}
          >
            {t('calendar.addHoliday')}
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}

const onceOnly =
  (own: number, t: Translate) =>
  ({ getFieldValue }: { getFieldValue: (name: string) => Holiday[] | undefined }) => ({
    async validator(_rule: unknown, day: Dayjs | undefined) {
      const others = (getFieldValue('holidays') ?? []).filter((_, index) => index !== own);
      if (day && others.some((other) => other?.day?.isSame(day, 'day'))) throw new Error(t('calendar.twice'));
    },
  });
