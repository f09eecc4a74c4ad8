import { Form, InputNumber, Select } from 'antd';
import { ClientLimits, PolicyLimits } from '../../../../contract/limits.ts';
import type { fieldErrors } from '../field-errors.ts';

type AccessFieldsProps = { errors: ReturnType<typeof fieldErrors> };

const wide = { width: 180 };

/** From where and how long the people of a client work. */
export function AccessFields({ errors }: AccessFieldsProps) {
  return (
    <>
      <Form.Item
        name={['access', 'networks']}
        label="Allowed networks"
        extra="In CIDR notation, such as 192.0.2.0/24 or 2001:db8::/32. People elsewhere can’t sign in, and sessions there are refused. Empty: from everywhere."
        {...errors('access.networks')}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={ClientLimits.networks}
          tokenSeparators={[',', ' ', '\n']}
          placeholder="Everywhere"
        />
      </Form.Item>
      <Form.Item
        name={['access', 'idleSeconds']}
        label="Inactivity before a session ends"
        extra={limitText(PolicyLimits.idleSeconds)}
        {...errors('access.idleSeconds')}
      >
        <InputNumber
          suffix="seconds"
          style={wide}
          min={PolicyLimits.idleSeconds.min}
          max={PolicyLimits.idleSeconds.max}
          precision={0}
        />
      </Form.Item>
      <Form.Item
        name={['access', 'absoluteHours']}
        label="Maximum session length"
        extra={limitText(PolicyLimits.absoluteHours)}
        {...errors('access.absoluteHours')}
      >
        <InputNumber
          suffix="hours"
          style={wide}
          min={PolicyLimits.absoluteHours.min}
          max={PolicyLimits.absoluteHours.max}
          precision={0}
        />
      </Form.Item>
    </>
  );
}

const limitText = ({ min, max }: { min: number; max: number }) =>
  `${min} to ${max}. Empty: as the security policy says. The stricter of the two counts.`;
