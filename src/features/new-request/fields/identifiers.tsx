import { Form, Input, Select } from 'antd';
import { CountrySelect } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import { IDENTIFIER_SCHEMES } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import { Rows } from './rows.tsx';

/** What an identifier of each scheme looks like; a warning, not a refusal: registers err. */
const shapes = {
  CIN: {
    pattern: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
    message: 'aCINHas21CharactersSuch',
  },
  LLPIN: { pattern: /^[A-Z]{3}-?\d{4}$/, message: 'anLLPINHas7CharactersSuch' },
  LEI: { pattern: /^[A-Z0-9]{18}\d{2}$/, message: 'anLEIHas20Characters' },
  PAN: { pattern: /^[A-Z]{5}\d{4}[A-Z]$/, message: 'aPANHas10CharactersSuch' },
  IMO: { pattern: /^\d{7}$/, message: 'anIMONumberHas7Digits' },
} as const;
const isShaped = (scheme: string): scheme is keyof typeof shapes => Object.hasOwn(shapes, scheme);

export function Identifiers() {
  const word = useWords();
  const t = useTexts();
  return (
    <Rows
      name="registrationIds"
      title={t('identifiers')}
      add={t('addIdentifier')}
      max={RequestLimits.identifiers}
    >
      {(row) => (
        <>
          <Form.Item name={[row, 'scheme']} initialValue="registration" style={{ marginBottom: 8 }}>
            <Select
              aria-label={t('scheme')}
              style={{ width: 150 }}
              options={IDENTIFIER_SCHEMES.map((value) => ({
                value,
                label: value === value.toUpperCase() ? value : word(value),
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
                  const scheme: string = getFieldValue(['registrationIds', row, 'scheme']) ?? '';
                  const shape = isShaped(scheme) ? shapes[scheme] : null;
                  return !value || !shape || shape.pattern.test(value)
                    ? Promise.resolve()
                    : Promise.reject(new Error(t(shape.message)));
                },
              }),
            ]}
          >
            <Input
              aria-label={t('identifier')}
              placeholder={t('number')}
              maxLength={RequestLimits.identifier}
              style={{ width: 240 }}
            />
          </Form.Item>
          <Form.Item name={[row, 'country']} style={{ marginBottom: 8 }}>
            <CountrySelect
              aria-label={t('countryOfTheIdentifier')}
              placeholder={t('country')}
              style={{ width: 200 }}
            />
          </Form.Item>
        </>
      )}
    </Rows>
  );
}
