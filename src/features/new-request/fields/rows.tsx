import { Button, Form, Space } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

type RowsProps = {
  name: string;
  title: string;
  add: string;
  max: number;
  children: (field: number) => ReactNode;
  extra?: ReactNode;
};

/** Repeated rows of a form with one button to add and one to remove each. */
export function Rows({ name, title, add, max, children, extra }: RowsProps) {
  const t = useTexts();
  return (
    <Form.List name={name}>
      {(fields, { add: push, remove }) => (
        <fieldset style={{ border: 0, padding: 0, margin: '0 0 24px' }}>
          <legend style={{ padding: 0, marginBottom: 8 }}>{title}</legend>
          {fields.map((field) => (
            <Space key={field.key} wrap align="baseline" style={{ display: 'flex' }}>
              {children(field.name)}
              <Button
                size="small"
                onClick={() => remove(field.name)}
                aria-label={t('removeRowNameOfTitle', { name: field.name + 1, title })}
              >
                {t('remove')}
              </Button>
            </Space>
          ))}
          {extra}
          <Button onClick={() => push({})} disabled={fields.length >= max}>
            {add}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
