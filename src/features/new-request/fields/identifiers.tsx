import { Form, Input, Select } from 'antd';
import { CountrySelect } from '@/shared/ui';
import { useIdentifierNames } from '@/shared/words/use-words';
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
  const identifierName = useIdentifierNames();
  const t = useTexts();
  return (
    <Rows
      name="registrationIds"
      title={t('identifiers')}
      add={t('addIdentifier')}
      max={RequestLimits.identifiers}
      rowName={(number) => t('identifierNumber', { number })}
    >
      {(row) => (
        <>
          <Form.Item name={[row, 'scheme']} label={t('scheme')} initialValue="registration">
            <Select
              options={IDENTIFIER_SCHEMES.map((value) => ({
                value,
                label: identifierName(value),
              }))}
            />
          </Form.Item>
          <Form.Item
            name={[row, 'value']}
            label={t('identifier')}
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
            <Input maxLength={RequestLimits.identifier} />
          </Form.Item>
          <Form.Item name={[row, 'country']} label={t('countryOfTheIdentifier')}>
            <CountrySelect />
          </Form.Item>
        </>
      )}
    </Rows>
  );
}
