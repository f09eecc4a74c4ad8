import { Form, InputNumber, Select } from 'antd';
import { ClientLimits, PolicyLimits } from '../../../../contract/limits.ts';
import type { fieldErrors } from '../field-errors.ts';
import { useTexts } from './texts/index.ts';

type AccessFieldsProps = { errors: ReturnType<typeof fieldErrors> };

const wide = { width: 180 };

/** From where and how long the people of a client work. */
export function AccessFields({ errors }: AccessFieldsProps) {
  const t = useTexts();
  return (
    <>
      <Form.Item
        name={['access', 'networks']}
        label={t('networks')}
        extra={t('networksNote')}
        {...errors('access.networks')}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={ClientLimits.networks}
          tokenSeparators={[',', ' ', '\n']}
          placeholder={t('everywhere')}
        />
      </Form.Item>
      <Form.Item
        name={['access', 'idleSeconds']}
        label={t('idle')}
        extra={t('limitNote', rangeOf(PolicyLimits.idleSeconds))}
        {...errors('access.idleSeconds')}
      >
        <InputNumber
          suffix={t('seconds')}
          style={wide}
          min={PolicyLimits.idleSeconds.min}
          max={PolicyLimits.idleSeconds.max}
          precision={0}
        />
      </Form.Item>
      <Form.Item
        name={['access', 'absoluteHours']}
        label={t('absolute')}
        extra={t('limitNote', rangeOf(PolicyLimits.absoluteHours))}
        {...errors('access.absoluteHours')}
      >
        <InputNumber
          suffix={t('hours')}
          style={wide}
          min={PolicyLimits.absoluteHours.min}
          max={PolicyLimits.absoluteHours.max}
          precision={0}
        />
      </Form.Item>
    </>
  );
}

const rangeOf = ({ min, max }: { min: number; max: number }) => ({ min, max });
