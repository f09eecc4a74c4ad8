import { Form, Input, InputNumber } from 'antd';
import { RequestLimits } from '../../../../contract/limits.ts';
import { useTexts } from '../texts/index.ts';
import { PartyTypeField } from './party-type-field.tsx';
import { Rows } from './rows.tsx';

/** Layers above the principals: who holds how much of whom. */
export function Ownership() {
  const t = useTexts();
  return (
    <Rows
      name="ownership"
      title={t('ownershipBehindTheOwners')}
      add={t('addHolding')}
      max={RequestLimits.ownership}
    >
      {(row) => (
        <>
          <Form.Item name={[row, 'owner']} style={{ marginBottom: 8 }}>
            <Input dir="auto" aria-label={t('owner')} placeholder={t('owner')} style={{ width: 220 }} />
          </Form.Item>
          <Form.Item name={[row, 'ownerType']} style={{ marginBottom: 8 }}>
            <PartyTypeField nameAt={['ownership', row, 'owner']} label={t('ownerType')} />
          </Form.Item>
          <Form.Item name={[row, 'pct']} initialValue={100} style={{ marginBottom: 8 }}>
            <InputNumber
              aria-label={t('percentageHeld')}
              min={0}
              max={100}
              suffix="%"
              style={{ width: 110 }}
            />
          </Form.Item>
          <Form.Item name={[row, 'owned']} style={{ marginBottom: 8 }}>
            <Input dir="auto" aria-label={t('owned')} placeholder={t('owned')} style={{ width: 220 }} />
          </Form.Item>
          <Form.Item name={[row, 'ownedType']} style={{ marginBottom: 8 }}>
            <PartyTypeField nameAt={['ownership', row, 'owned']} label={t('ownedPartyType')} />
          </Form.Item>
        </>
      )}
    </Rows>
  );
}
