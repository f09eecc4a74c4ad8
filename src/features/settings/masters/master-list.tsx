import { Form, Switch } from 'antd';
import { ErrorState, SkeletonList, useAct, useCall } from '@/shared/ui';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import { MasterTable } from './master-table.tsx';
import { TitleAndKey } from './title-and-key.tsx';

type Item = { key: string; title: string; active: boolean; version: number };

export function MasterList({ list }: { list: 'categories' | 'entitytypes' }) {
  const t = useTexts();
  const { data, error, reload } = useCall(`GET /reports/v1.0/${list}`, {}, { quiet: true });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  return (
    <MasterTable<Item>
      rows={data.Data}
      newLabel={t('masters.newEntry')}
      onChanged={reload}
      form={(item, closing) => <ItemForm list={list} item={item} {...closing} />}
    />
  );
}

type ItemFormProps = {
  list: 'categories' | 'entitytypes';
  item: Item | null;
  onClose: () => void;
  onDone: () => void;
};

function ItemForm({ list, item, onClose, onDone }: ItemFormProps) {
  const t = useTexts();
  const saving = useAct(`POST /reports/v1.0/${list}`, { onDone, onReload: onDone });
  const errors = fieldErrors(saving.problem);
  return (
    <FormDialog<Item>
      title={item ? <bdi>{item.title}</bdi> : t('masters.newEntry')}
      initialValues={item ?? { active: true }}
      saving={saving}
      onSave={(values) => saving.act({ ...values, ...(item && { key: item.key, version: item.version }) })}
      onClose={onClose}
    >
      <TitleAndKey isNew={!item} errors={errors} />
      <Form.Item name="active" label={t('masters.offeredInForms')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  );
}
