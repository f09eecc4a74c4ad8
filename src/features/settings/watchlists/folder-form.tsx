import { Form, Select } from 'antd';
import { useAct } from '@/shared/ui';
import type { watchlists } from '../../../../contract/index.ts';
import { FeedLimits } from '../../../../contract/limits.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import { AutoActivationFields, cautiousLimit } from './auto-activation-fields.tsx';

type Values = Pick<watchlists.ListFolder, 'files' | 'activate' | 'removalLimit'>;
type FolderFormProps = { list: watchlists.Watchlist; names: string[]; onClose: () => void };

/** Which files are the list. A file may be named before it is there. */
export function FolderForm({ list, names, onClose }: FolderFormProps) {
  const t = useTexts();
  const saving = useAct('POST /reports/v1.0/watchlists', { onDone: onClose });
  const errors = fieldErrors(saving.problem);
  return (
    <FormDialog<Values>
      title={t('watchlists.readFolderNamed', { name: list.name })}
      saving={saving}
      initialValues={{
        files: list.folder?.files ?? [],
        activate: list.folder?.activate ?? false,
        removalLimit: list.folder?.removalLimit ?? cautiousLimit,
      }}
      onSave={(folder) => saving.act({ action: 'folder', watchlist: list.id, folder })}
      onClose={onClose}
    >
      <Form.Item
        name="files"
        label={t('watchlists.files')}
        extra={t('watchlists.filesNote', { max: FeedLimits.addresses })}
        rules={[{ required: true, message: t('watchlists.filesMissing') }]}
        {...errors('folder')}
      >
        <Select
          mode="tags"
          maxCount={FeedLimits.addresses}
          options={names.map((name) => ({ value: name, label: name }))}
        />
      </Form.Item>
      <AutoActivationFields />
    </FormDialog>
  );
}
