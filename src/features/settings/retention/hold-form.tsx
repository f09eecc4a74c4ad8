import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { ClientSelect, Failure, toast, toSearchText, useAct, useCall } from '@/shared/ui';
import { RetentionLimits } from '../../../../contract/limits.ts';
import { HOLD_SCOPES, type HoldScope } from '../../../../contract/retention-kinds.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';

type Values = { scope: HoldScope; object: string; reason: string };

/** On a client, a third party or a request. */
export function HoldForm({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const saving = useAct('POST /security/v1.0/retention', {
    onDone: () => {
      toast.success(t('retention.holdPlaced'));
      onClose();
    },
  });
  return (
    <FormDialog<Values>
      title={t('retention.placeHold')}
      okText={t('retention.placeHold')}
      initialValues={{ scope: 'request' }}
      saving={saving}
      onSave={(values) => saving.act({ action: 'place_hold', ...values })}
      onClose={onClose}
    >
      <Form.Item name="scope" label={t('retention.holdOn')}>
        <Select options={HOLD_SCOPES.map((value) => ({ value, label: t(`holdScope.${value}`) }))} />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before, after) => before.scope !== after.scope}>
        {({ getFieldValue }) => {
          const scope = getFieldValue('scope') as HoldScope;
          return (
            <Form.Item
              key={scope}
              name="object"
              label={t(`holdScope.${scope}`)}
              rules={[{ required: true, message: t('retention.chooseObject') }]}
            >
              {scope === 'client' ? <ClientSelect /> : <RecordSelect scope={scope} />}
            </Form.Item>
          );
        }}
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('retention.reason')}
        rules={[{ required: true, whitespace: true, message: t('retention.reasonMissing') }]}
      >
        <Input.TextArea maxLength={RetentionLimits.reason} rows={3} />
      </Form.Item>
    </FormDialog>
  );
}

type RecordSelectProps = {
  scope: 'third_party' | 'request';
  value?: string;
  onChange?: (id: string) => void;
};

/** The server searches as somebody types. */
function RecordSelect({ scope, ...field }: RecordSelectProps) {
  const [typed, setTyped] = useState('');
  const query = { search: toSearchText(typed.trim()), pageSize: 20 };
  const parties = useCall('GET /reports/v1.0/thirdparties', scope === 'third_party' ? query : null, {
    keepLast: true,
  });
  const requests = useCall('GET /reports/v1.0/requestdetails', scope === 'request' ? query : null, {
    keepLast: true,
  });
  const options =
    scope === 'third_party'
      ? parties.data?.Data.map(({ id, name, clientName }) => ({
          value: id,
          label: `${name} (${clientName})`,
        }))
      : requests.data?.Data.map(({ id, number, legalName }) => ({
          value: id,
          label: `${number} ${legalName}`,
        }));
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={options ?? []}
      notFoundContent={
        parties.error || requests.error ? (
          <Failure of={scope === 'request' ? requests : parties} />
        ) : undefined
      }
      {...field}
    />
  );
}
