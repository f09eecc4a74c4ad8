import { Button, Form, Switch, Table, Tag } from 'antd';
import { useState } from 'react';
import { apart, ErrorState, SkeletonList, useAct, useCall } from '@/shared/ui';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import { TitleAndKey } from './title-and-key.tsx';

type Item = { key: string; title: string; active: boolean; version: number };

export function MasterList({ list }: { list: 'categories' | 'entitytypes' }) {
  const t = useTexts();
  const { data, error, reload } = useCall(`GET /reports/v1.0/${list}`, {}, { quiet: true });
  const [editing, setEditing] = useState<Item | 'new' | null>(null);
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  return (
    <>
      <Button type="primary" onClick={() => setEditing('new')} style={{ marginBottom: 16 }}>
        {t('masters.newEntry')}
      </Button>
      <Table<Item>
        rowKey="key"
        size="small"
        pagination={false}
        dataSource={data.Data}
        columns={[
          {
            title: t('masters.title'),
            dataIndex: 'title',
            render: apart,
          },
          { title: t('masters.key'), dataIndex: 'key', render: (key: string) => <code>{key}</code> },
          {
            title: t('state'),
            dataIndex: 'active',
            render: (active: boolean) => <Tag>{active ? t('masters.offered') : t('masters.off')}</Tag>,
          },
          {
            width: 90,
            render: (_, item) => (
              <Button
                size="small"
                onClick={() => setEditing(item)}
                aria-label={t('editNamed', { name: item.title })}
              >
                {t('edit')}
              </Button>
            ),
          },
        ]}
      />
      {editing && (
        <ItemForm
          list={list}
          item={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null);
            reload();
          }}
        />
      )}
    </>
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
