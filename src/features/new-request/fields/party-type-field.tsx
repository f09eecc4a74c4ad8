import { Form, Select } from 'antd';
import { useWords } from '@/shared/words/use-words';
import { guessPartyType, PARTY_TYPES, type PartyType } from '../../../../contract/party-type.ts';
import { useTexts } from '../texts/index.ts';

type Choice = {
  id?: string;
  value?: PartyType | undefined;
  onChange?: (type: PartyType | undefined) => void;
};
type PartyTypeFieldProps = Choice & {
  /** Where the party's name and role stand in the form. */
  nameAt: (string | number)[];
  roleAt: (string | number)[];
};

/** What a principal is: said, or guessed from name and role. */
export function PartyTypeField({ nameAt, roleAt, ...choice }: PartyTypeFieldProps) {
  const name: string = Form.useWatch(nameAt) ?? '';
  const role: string | undefined = Form.useWatch(roleAt);
  return <PartyTypeSelect {...choice} name={name} role={role} />;
}

type PartyTypeSelectProps = Choice & { name: string; role?: string | undefined; label?: string };

const GUESS = 'guess';

/** What a party is; until somebody says, what its name and role are taken for, shown as a guess. */
export function PartyTypeSelect({ name, role, label, value, onChange, ...field }: PartyTypeSelectProps) {
  const word = useWords();
  const t = useTexts();
  const guess = guessPartyType(name, role);
  return (
    <Select<PartyType | typeof GUESS>
      {...field}
      aria-label={label}
      value={value ?? GUESS}
      onChange={(chosen) => onChange?.(chosen === GUESS ? undefined : chosen)}
      options={[
        { value: GUESS, label: t('guessGuessed', { guess: word(guess) }) },
        ...PARTY_TYPES.map((type) => ({ value: type, label: word(type) })),
      ]}
    />
  );
}
