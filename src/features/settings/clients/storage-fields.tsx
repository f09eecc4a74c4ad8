import { Form, InputNumber } from 'antd';
import { formatBytes, plural } from '@/shared/format';
import type { people } from '../../../../contract/index.ts';
import { StorageLimits } from '../../../../contract/limits.ts';
import type { fieldErrors } from '../field-errors.ts';

type StorageFieldsProps = {
  stored: people.ClientRow['storage'] | undefined;
  errors: ReturnType<typeof fieldErrors>;
};
const { clientFiles, clientMegabytes } = StorageLimits;

/** How much the people of a client may store. */
export function StorageFields({ stored, errors }: StorageFieldsProps) {
  return (
    <>
      <Form.Item
        name={['storage', 'maxMegabytes']}
        label="Storage limit (MB)"
        extra={stored && `${formatBytes(stored.bytes)} used, removed files included.`}
        rules={[{ required: true }]}
        {...errors('storage.maxMegabytes')}
      >
        <InputNumber min={clientMegabytes.min} max={clientMegabytes.max} precision={0} />
      </Form.Item>
      <Form.Item
        name={['storage', 'maxFiles']}
        label="File limit"
        extra={stored && `${plural(stored.files, 'file')} stored, removed files included.`}
        rules={[{ required: true }]}
        {...errors('storage.maxFiles')}
      >
        <InputNumber min={clientFiles.min} max={clientFiles.max} precision={0} />
      </Form.Item>
    </>
  );
}
