import { Form, Select } from 'antd';
import { toWords } from '@/shared/format';
import { guessPartyType, PARTY_TYPES, type PartyType } from '../../../../contract/party-type.ts';

type PartyTypeFieldProps = {
  /** Where the party's name stands in the form, and its role where it has one. */
  nameAt: (string | number)[];
  roleAt?: (string | number)[];
  label: string;
  value?: PartyType;
  onChange?: (type: PartyType | undefined) => void;
};

const GUESS = 'guess';

/** What a party is; until somebody says, what its name and role are taken for, shown as a guess. */
export function PartyTypeField({ nameAt, roleAt, label, value, onChange, ...field }: PartyTypeFieldProps) {
  const name: string = Form.useWatch(nameAt) ?? '';
  const role: string | undefined = Form.useWatch(roleAt ?? nameAt);
  const guess = guessPartyType(name, roleAt && role);
  return (
    <Select<PartyType | typeof GUESS>
      {...field}
      aria-label={label}
      style={{ width: 200 }}
      value={value ?? GUESS}
      onChange={(chosen) => onChange?.(chosen === GUESS ? undefined : chosen)}
      options={[
        { value: GUESS, label: `${toWords(guess)} (guessed)` },
        ...PARTY_TYPES.map((type) => ({ value: type, label: toWords(type) })),
      ]}
    />
  );
}
