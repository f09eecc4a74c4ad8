import { DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import type { people } from '../../../../contract/index.ts';
import { firmToday } from '../../http/index.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Failure } from '../calls/failure.tsx';
import { useCall } from '../calls/use-call.ts';
import { ClearableSelect } from '../clearable-select.tsx';
import type { LeaveValues } from './leave-change.ts';

type User = people.UserRow;

export const leaveValues = ({ leave }: User): LeaveValues => ({
  days: leave && [dayjs(leave.from), dayjs(leave.until)],
  ...(leave?.deputyId && { deputy: leave.deputyId }),
});

/** The days of a leave and, for a drafter, who takes the work over; inside a form. */
export function LeaveFields({ user }: { user: User }) {
  const t = useTexts();
  const drafts = user.role === 'drafter';
  const asked = useCall('GET /security/v1.0/deputies', drafts ? {} : null, { quiet: true });
  const others = (asked.data?.Data ?? []).filter(({ id }) => id !== user.id);
  return (
    <>
      <Form.Item name="days" label={t('leave.days')}>
        <DatePicker.RangePicker
          style={{ width: '100%' }}
          disabledDate={(day) => day.format('YYYY-MM-DD') < firmToday()}
        />
      </Form.Item>
      {drafts && (
        <Form.Item name="deputy" label={t('leave.deputy')} extra={t('leave.deputyNote')}>
          <ClearableSelect
            notFoundContent={asked.error ? <Failure of={asked} /> : undefined}
            showSearch={{ optionFilterProp: 'label' }}
            options={others.map(({ id, name, available }) => ({
              value: id,
              label: name,
              disabled: !available,
            }))}
          />
        </Form.Item>
      )}
    </>
  );
}
