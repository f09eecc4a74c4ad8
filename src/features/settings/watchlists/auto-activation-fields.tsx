import { Form, InputNumber, Switch } from 'antd';
import type { watchlists } from '../../../../contract/index.ts';

export const cautiousLimit: watchlists.RemovalLimit = { entries: 20, percent: 0.5 };

/** Whether new versions are activated without a person, and how much they may remove then. */
export function AutoActivationFields() {
  const isOn = Form.useWatch('activate');
  return (
    <>
      <Form.Item
        name="activate"
        label="Activate automatically"
        valuePropName="checked"
        extra="Some versions always wait for you: the first one, one with more than 1 % of its records rejected, and one that removes an entry that requests have been matched with. You are told why."
      >
        <Switch />
      </Form.Item>
      {/* Kept while hidden, so that switching off and on again loses nothing. */}
      <Form.Item
        name={['removalLimit', 'entries']}
        label="Entries a version may remove, at most"
        rules={[{ required: true }]}
        hidden={!isOn}
      >
        <InputNumber min={0} max={100_000} precision={0} />
      </Form.Item>
      <Form.Item
        name={['removalLimit', 'percent']}
        label="Share of the active version it may remove, at most"
        extra="A version waits for you when it exceeds either limit."
        rules={[{ required: true }]}
        hidden={!isOn}
      >
        <InputNumber min={0} max={100} step={0.1} suffix="%" />
      </Form.Item>
    </>
  );
}
