import { Form, Select } from 'antd';
import { useWords } from '@/shared/words/use-words';
import { guessPartyType, PARTY_TYPES, type PartyType } from '../../../../contract/party-type.ts';
import { useTexts } from '../texts/index.ts';

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
  const word = useWords();
  const t = useTexts();
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
        { value: GUESS, label: t('guessGuessed', { guess: word(guess) }) },
        ...PARTY_TYPES.map((type) => ({ value: type, label: word(type) })),
      ]}
    />
  );
}
