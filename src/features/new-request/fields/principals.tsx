import { Alert, Form, Input, InputNumber, Select } from 'antd';
import { toWords } from '@/shared/format';
import { CountrySelect } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import { PRINCIPAL_ROLES } from '../../../../contract/words.ts';
import { IdentifierField } from './identifier-field.tsx';
import { partialDateRule } from './partial-date.ts';
import { PartyTypeField } from './party-type-field.tsx';
import { Rows } from './rows.tsx';

/** People and companies behind the third party; every one of them is screened too. */
export function Principals() {
  const rows: { ownershipPct?: number }[] = Form.useWatch('principals') ?? [];
  const sum = rows.reduce((total, row) => total + (row?.ownershipPct ?? 0), 0);
  return (
    <Rows
      name="principals"
      title="Directors, owners and other principals"
      add="Add principal"
      max={RequestLimits.principals}
      extra={
        sum > 100 && (
          <Alert
            type="error"
            title={`The shares add up to ${sum} %. They cannot exceed 100 %.`}
            style={{ marginBottom: 8 }}
          />
        )
      }
    >
      {(row) => (
        <>
          <Form.Item name={[row, 'name']} style={{ marginBottom: 8 }}>
            <Input
              dir="auto"
              aria-label="Principal name"
              placeholder="Name"
              maxLength={RequestLimits.legalName}
              style={{ width: 220 }}
            />
          </Form.Item>
          <Form.Item name={[row, 'role']} initialValue="director" style={{ marginBottom: 8 }}>
            <Select
              aria-label="Role"
              style={{ width: 160 }}
              options={PRINCIPAL_ROLES.map((value) => ({ value, label: toWords(value) }))}
            />
          </Form.Item>
          <Form.Item name={[row, 'type']} style={{ marginBottom: 8 }}>
            <PartyTypeField
              nameAt={['principals', row, 'name']}
              roleAt={['principals', row, 'role']}
              label="Principal type"
            />
          </Form.Item>
          <Form.Item name={[row, 'bornOn']} rules={[partialDateRule]} style={{ marginBottom: 8 }}>
            <Input aria-label="Born" placeholder="Born 1970-05" style={{ width: 130 }} />
          </Form.Item>
          <Form.Item name={[row, 'nationality']} style={{ marginBottom: 8 }}>
            <CountrySelect aria-label="Nationality" placeholder="Nationality" style={{ width: 170 }} />
          </Form.Item>
          <Form.Item name={[row, 'identifier']} style={{ marginBottom: 8 }}>
            <IdentifierField />
          </Form.Item>
          <Form.Item name={[row, 'ownershipPct']} style={{ marginBottom: 8 }}>
            <InputNumber
              aria-label="Share (%)"
              placeholder="Share"
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
