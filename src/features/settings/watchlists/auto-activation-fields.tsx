import { Form, InputNumber, Switch } from 'antd';
import type { watchlists } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';

export const cautiousLimit: watchlists.RemovalLimit = { entries: 20, percent: 0.5 };

/** Whether new versions are activated without a person, and how much they may remove then. */
export function AutoActivationFields() {
  const t = useTexts();
  const isOn = Form.useWatch('activate');
  return (
    <>
      <Form.Item
        name="activate"
        label={t('watchlists.activateAutomatically')}
        valuePropName="checked"
        extra={t('watchlists.activateNote')}
      >
        <Switch />
      </Form.Item>
      {/* Kept while hidden, so that switching off and on again loses nothing. */}
      <Form.Item
        name={['removalLimit', 'entries']}
        label={t('watchlists.maxRemoved')}
        rules={[{ required: true }]}
        hidden={!isOn}
      >
        <InputNumber min={0} max={100_000} precision={0} />
      </Form.Item>
      <Form.Item
        name={['removalLimit', 'percent']}
        label={t('watchlists.maxShare')}
        extra={t('watchlists.maxNote')}
        rules={[{ required: true }]}
        hidden={!isOn}
      >
        <InputNumber min={0} max={100} step={0.1} suffix="%" />
      </Form.Item>
    </>
  );
}
