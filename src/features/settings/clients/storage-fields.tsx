import { Form, InputNumber } from 'antd';
import { formatBytes } from '@/shared/format';
import type { clients } from '../../../../contract/index.ts';
import { StorageLimits } from '../../../../contract/limits.ts';
import type { fieldErrors } from '../field-errors.ts';
import { useTexts } from './texts/index.ts';

type StorageFieldsProps = {
  stored: clients.ClientRow['storage'] | undefined;
  errors: ReturnType<typeof fieldErrors>;
};
const { clientFiles, clientMegabytes } = StorageLimits;

/** How much the people of a client may store. */
export function StorageFields({ stored, errors }: StorageFieldsProps) {
  const t = useTexts();
  return (
    <>
      <Form.Item
        name={['storage', 'maxMegabytes']}
        label={t('storageLimit')}
        extra={stored && t('bytesUsed', { size: formatBytes(stored.bytes) })}
        rules={[{ required: true }]}
        {...errors('storage.maxMegabytes')}
      >
        <InputNumber min={clientMegabytes.min} max={clientMegabytes.max} precision={0} />
      </Form.Item>
      <Form.Item
        name={['storage', 'maxFiles']}
        label={t('fileLimit')}
        extra={stored && t('filesStored', { count: stored.files })}
        rules={[{ required: true }]}
        {...errors('storage.maxFiles')}
      >
        <InputNumber min={clientFiles.min} max={clientFiles.max} precision={0} />
      </Form.Item>
    </>
  );
}
