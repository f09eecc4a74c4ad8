import { Alert, Form, Input, InputNumber, Select } from 'antd';
import { CountrySelect } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import { PRINCIPAL_ROLES } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import { IdentifierField } from './identifier-field.tsx';
import { partialDateRule } from './partial-date.ts';
import { PartyTypeField } from './party-type-field.tsx';
import { Rows } from './rows.tsx';

/** People and companies behind the third party; every one of them is screened too. */
export function Principals() {
  const word = useWords();
  const t = useTexts();
  const rows: { ownershipPct?: number }[] = Form.useWatch('principals') ?? [];
  const sum = rows.reduce((total, row) => total + (row?.ownershipPct ?? 0), 0);
  return (
    <Rows
      name="principals"
      title={t('directorsOwnersAndOtherPrincipals')}
      add={t('addPrincipal')}
      max={RequestLimits.principals}
      extra={
        sum > 100 && (
          <Alert type="error" title={t('theSharesAddUpToSum', { sum })} style={{ marginBottom: 8 }} />
        )
      }
    >
      {(row) => (
        <>
          <Form.Item name={[row, 'name']} style={{ marginBottom: 8 }}>
            <Input
              dir="auto"
              aria-label={t('principalName')}
              placeholder={t('name')}
              maxLength={RequestLimits.legalName}
              style={{ width: 220 }}
            />
          </Form.Item>
          <Form.Item name={[row, 'role']} initialValue="director" style={{ marginBottom: 8 }}>
            <Select
              aria-label={t('role')}
              style={{ width: 160 }}
              options={PRINCIPAL_ROLES.map((value) => ({ value, label: word(value) }))}
            />
          </Form.Item>
          <Form.Item name={[row, 'type']} style={{ marginBottom: 8 }}>
            <PartyTypeField
              nameAt={['principals', row, 'name']}
              roleAt={['principals', row, 'role']}
              label={t('principalType')}
            />
          </Form.Item>
          <Form.Item
            name={[row, 'bornOn']}
            rules={[{ ...partialDateRule, message: t('useYyyyYyyyMmOrYyyy') }]}
            style={{ marginBottom: 8 }}
          >
            <Input aria-label={t('born')} placeholder={t('born197005')} style={{ width: 130 }} />
          </Form.Item>
          <Form.Item name={[row, 'nationality']} style={{ marginBottom: 8 }}>
            <CountrySelect
              aria-label={t('nationality')}
              placeholder={t('nationality')}
              style={{ width: 170 }}
            />
          </Form.Item>
          <Form.Item name={[row, 'identifier']} style={{ marginBottom: 8 }}>
            <IdentifierField />
          </Form.Item>
          <Form.Item name={[row, 'ownershipPct']} style={{ marginBottom: 8 }}>
            <InputNumber
              aria-label={t('share')}
              placeholder={t('share2')}
              min={0}
              max={100}
              suffix="%"
              style={{ width: 110 }}
            />
          </Form.Item>
        </>
      )}
    </Rows>
  );
}
