import { Input, Select, Space } from 'antd';
import { useState } from 'react';
import { useIdentifierNames } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import { IDENTIFIER_SCHEMES } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';

type Identifier = { scheme: (typeof IDENTIFIER_SCHEMES)[number]; value: string };
type IdentifierFieldProps = {
  id?: string;
  value?: Identifier;
  onChange?: (value: Identifier | undefined) => void;
};

/** An identifier with its kind; empty it is none. A kind is chosen before there is anything to save. */
export function IdentifierField({ id, value, onChange }: IdentifierFieldProps) {
  const identifierName = useIdentifierNames();
  const t = useTexts();
  const [scheme, setScheme] = useState<Identifier['scheme']>(value?.scheme ?? 'passport');
  const say = (next: Identifier) => onChange?.(next.value.trim() === '' ? undefined : next);
  return (
    <Space.Compact block>
      <Select
        aria-label={t('kindOfIdentifier')}
        style={{ width: 116, flex: 'none' }}
        value={value?.scheme ?? scheme}
        options={IDENTIFIER_SCHEMES.map((one) => ({
          value: one,
          label: identifierName(one),
        }))}
        onChange={(next) => {
          setScheme(next);
          say({ scheme: next, value: value?.value ?? '' });
        }}
      />
      <Input
        {...{ id }}
        maxLength={RequestLimits.identifier}
        value={value?.value ?? ''}
        onChange={(event) => say({ scheme: value?.scheme ?? scheme, value: event.target.value })}
      />
    </Space.Compact>
  );
}
