import { Button, DatePicker, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { CalendarLimits } from '../../../../contract/limits.ts';
import styles from './calendar.module.css';

type Holiday = { day?: Dayjs; name?: string };

/** One line a holiday: its day and what people call it. */
export function Holidays({ errors }: { errors: object }) {
  return (
    <Form.List name="holidays">
      {(fields, { add, remove }) => (
        <Form.Item label="Holidays" {...errors}>
          {fields.length === 0 && <p className={styles.small}>No holidays yet.</p>}
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.holiday}>
              <Form.Item
                name={[name, 'day']}
                dependencies={['holidays']}
                rules={[{ required: true, message: 'Choose the day.' }, onceOnly(name)]}
              >
                <DatePicker aria-label={`Day of holiday ${name + 1}`} />
              </Form.Item>
              <Form.Item
                name={[name, 'name']}
                rules={[{ required: true, whitespace: true, message: 'Enter a name.' }]}
              >
                <Input
                  placeholder="Name of the holiday"
                  aria-label={`Name of holiday ${name + 1}`}
                  maxLength={CalendarLimits.name}
                />
              </Form.Item>
              <Button aria-label={`Remove holiday ${name + 1}`} onClick={() => remove(name)}>
                Remove
              </Button>
            </div>
          ))}
          <Button onClick={() => add({})} disabled={fields.length >= CalendarLimits.holidays}>
            Add holiday
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}

const onceOnly =
  (own: number) =>
  ({ getFieldValue }: { getFieldValue: (name: string) => Holiday[] | undefined }) => ({
    async validator(_rule: unknown, day: Dayjs | undefined) {
      const others = (getFieldValue('holidays') ?? []).filter((_, index) => index !== own);
      if (day && others.some((other) => other?.day?.isSame(day, 'day')))
        throw new Error('This day stands in the list already.');
    },
  });
