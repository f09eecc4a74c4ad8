import { Form, Input, Select } from 'antd';
import { toWords } from '@/shared/format';
import { CountrySelect } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import { IDENTIFIER_SCHEMES } from '../../../../contract/words.ts';
import { Rows } from './rows.tsx';

/** What an identifier of each scheme looks like; a warning, not a refusal: registers err. */
const shapes: Record<string, { pattern: RegExp; message: string }> = {
  CIN: {
    pattern: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
    message: 'A CIN has 21 characters, such as U45201TN2005PTC057073.',
  },
  LLPIN: { pattern: /^[A-Z]{3}-?\d{4}$/, message: 'An LLPIN has 7 characters, such as AAB-1234.' },
  LEI: { pattern: /^[A-Z0-9]{18}\d{2}$/, message: 'An LEI has 20 characters.' },
  PAN: { pattern: /^[A-Z]{5}\d{4}[A-Z]$/, message: 'A PAN has 10 characters, such as ABCDE1234F.' },
  IMO: { pattern: /^\d{7}$/, message: 'An IMO number has 7 digits.' },
};

export function Identifiers() {
  return (
    <Rows name="registrationIds" title="Identifiers" add="Add identifier" max={RequestLimits.identifiers}>
      {(row) => (
        <>
          <Form.Item name={[row, 'scheme']} initialValue="registration" style={{ marginBottom: 8 }}>
            <Select
              aria-label="Scheme"
              style={{ width: 150 }}
              options={IDENTIFIER_SCHEMES.map((value) => ({
                value,
                label: value === value.toUpperCase() ? value : toWords(value),
              }))}
            />
          </Form.Item>
          <Form.Item
            name={[row, 'value']}
            style={{ marginBottom: 8 }}
            dependencies={[['registrationIds', row, 'scheme']]}
            rules={[
              ({ getFieldValue }) => ({
                warningOnly: true,
                validator: (_, value?: string) => {
                  const shape = shapes[getFieldValue(['registrationIds', row, 'scheme'])];
                  return !value || !shape || shape.pattern.test(value)
                    ? Promise.resolve()
                    : Promise.reject(new Error(shape.message));
                },
              }),
            ]}
          >
            <Input
              aria-label="Identifier"
              placeholder="Number"
              maxLength={RequestLimits.identifier}
              style={{ width: 240 }}
            />
          </Form.Item>
          <Form.Item name={[row, 'country']} style={{ marginBottom: 8 }}>
            <CountrySelect
              aria-label="Country of the identifier"
              placeholder="Country"
              style={{ width: 200 }}
            />
          </Form.Item>
        </>
      )}
    </Rows>
  );
}
