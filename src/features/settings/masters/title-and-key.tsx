import { Form, Input } from 'antd';
import type { fieldErrors } from '../field-errors.ts';
import type { Translate } from '../texts/index.ts';
import { useTexts } from '../texts/index.ts';

/** The key never changes afterwards: requests refer to it. */
const keyRule = (t: Translate) => ({
  required: true,
  pattern: /^[a-z][a-z0-9_]{1,40}$/,
  message: t('masters.keyRule'),
});

type TitleAndKeyProps = { isNew: boolean; errors: ReturnType<typeof fieldErrors> };

/** What every entry of a master list has; the key of one that exists is no longer asked for. */
export function TitleAndKey({ isNew, errors }: TitleAndKeyProps) {
  const t = useTexts();
  return (
    <>
      <Form.Item
        name="title"
        label={t('masters.title')}
        rules={[{ required: true, whitespace: true, max: 100 }]}
        {...errors('title')}
      >
        <Input />
      </Form.Item>
      {isNew && (
        <Form.Item name="key" label={t('masters.key')} rules={[keyRule(t)]} {...errors('key')}>
          <Input />
        </Form.Item>
      )}
    </>
  );
}
