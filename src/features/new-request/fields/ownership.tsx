import { Form, Input, InputNumber } from 'antd';
import { RequestLimits } from '../../../../contract/limits.ts';
import { PartyTypeField } from './party-type-field.tsx';
import { Rows } from './rows.tsx';

/** Layers above the principals: who holds how much of whom. */
export function Ownership() {
  return (
    <Rows
      name="ownership"
      title="Ownership behind the owners"
      add="Add holding"
      max={RequestLimits.ownership}
    >
      {(row) => (
        <>
          <Form.Item name={[row, 'owner']} style={{ marginBottom: 8 }}>
            <Input dir="auto" aria-label="Owner" placeholder="Owner" style={{ width: 220 }} />
          </Form.Item>
          <Form.Item name={[row, 'ownerType']} style={{ marginBottom: 8 }}>
            <PartyTypeField nameAt={['ownership', row, 'owner']} label="Owner type" />
          </Form.Item>
          <Form.Item name={[row, 'pct']} initialValue={100} style={{ marginBottom: 8 }}>
            <InputNumber aria-label="Percentage held" min={0} max={100} suffix="%" style={{ width: 110 }} />
          </Form.Item>
          <Form.Item name={[row, 'owned']} style={{ marginBottom: 8 }}>
            <Input dir="auto" aria-label="Owned" placeholder="of" style={{ width: 220 }} />
          </Form.Item>
          <Form.Item name={[row, 'ownedType']} style={{ marginBottom: 8 }}>
            <PartyTypeField nameAt={['ownership', row, 'owned']} label="Owned party type" />
          </Form.Item>
        </>
      )}
    </Rows>
  );
}
