import { Alert, Form, Input, InputNumber, Select } from 'antd';
import { CountrySelect } from '@/shared/ui';
import { partialDateRule } from '@/shared/ui/partial-date';
import { useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import { guessPartyType, type PartyType } from '../../../../contract/party-type.ts';
import { PRINCIPAL_ROLES } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import { IdentifierField } from './identifier-field.tsx';
import { PartyTypeField } from './party-type-field.tsx';
import styles from './rows.module.css';
import { Rows } from './rows.tsx';

type Principal = { name?: string; role?: string; type?: PartyType; ownershipPct?: number };

/** People and companies behind the third party; every one of them is screened too. */
export function Principals() {
  const word = useWords();
  const t = useTexts();
  const rows: Principal[] = Form.useWatch('principals') ?? [];
  const sum = rows.reduce((total, row) => total + (row?.ownershipPct ?? 0), 0);
  return (
    <Rows
      name="principals"
      title={t('directorsOwnersAndOtherPrincipals')}
      hint={t('eachOfThemIsScreenedToo')}
      add={t('addPrincipal')}
      max={RequestLimits.principals}
      rowName={(number) => t('principalNumber', { number })}
      mark={(row) => <Mark {...rows[row]} />}
      extra={
        sum > 100 && (
          <Alert type="error" title={t('theSharesAddUpToSum', { sum })} style={{ marginBottom: 8 }} />
        )
      }
    >
      {(row) => (
        <>
          <Form.Item name={[row, 'name']} label={t('name')}>
            <Input dir="auto" maxLength={RequestLimits.legalName} />
          </Form.Item>
          <Form.Item name={[row, 'role']} label={t('role')} initialValue="director">
            <Select options={PRINCIPAL_ROLES.map((value) => ({ value, label: word(value) }))} />
          </Form.Item>
          <Form.Item name={[row, 'type']} label={t('type')}>
            <PartyTypeField nameAt={['principals', row, 'name']} roleAt={['principals', row, 'role']} />
          </Form.Item>
          <Form.Item name={[row, 'ownershipPct']} label={t('share')}>
            <InputNumber min={0} max={100} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item
            name={[row, 'bornOn']}
            label={t('born')}
            rules={[{ ...partialDateRule, message: t('useYyyyYyyyMmOrYyyy') }]}
          >
            <Input placeholder={t('1970Or19700512')} />
          </Form.Item>
          <Form.Item name={[row, 'nationality']} label={t('nationality')}>
            <CountrySelect />
          </Form.Item>
          <Form.Item name={[row, 'identifier']} label={t('identifier')}>
            <IdentifierField />
          </Form.Item>
        </>
      )}
    </Rows>
  );
}

/** Who it is so far: name, role and what it is taken for. */
function Mark({ name = '', role = '', type }: Principal) {
  const word = useWords();
  const t = useTexts();
  if (!name.trim()) return null;
  const guess = guessPartyType(name, role);
  return (
    <span className={styles.mark}>
      <bdi>{name}</bdi> · {role && word(role)} ·{' '}
      {type ? word(type) : t('guessGuessed', { guess: word(guess) })}
    </span>
  );
}
