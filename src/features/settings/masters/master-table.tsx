import { Button, Table, type TableColumnsType, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/index.ts';

type Row = { key: string; title: string; active: boolean };

type MasterTableProps<Entry extends Row> = {
  rows: Entry[];
  newLabel: string;
  /** Between the title of an entry and its state. */
  columns?: TableColumnsType<Entry>;
  onChanged: () => void;
  /** The form of an entry, or of a new one. */
  form: (entry: Entry | null, closing: { onClose: () => void; onDone: () => void }) => ReactNode;
};

/** A master list with the forms that add to it and change it. */
export function MasterTable<Entry extends Row>(props: MasterTableProps<Entry>) {
  const { rows, newLabel, columns = [], onChanged, form } = props;
  const t = useTexts();
  const [editing, setEditing] = useState<Entry | 'new' | null>(null);
  const onClose = () => setEditing(null);
  const onDone = () => {
    onClose();
    onChanged();
  };
  return (
    <>
      <Button type="primary" onClick={() => setEditing('new')} style={{ marginBottom: 16 }}>
        {newLabel}
      </Button>
      <Table<Entry>
        rowKey="key"
        size="small"
        pagination={false}
        scroll={{ x: columns.length > 0 ? 910 : 'max-content' }}
        dataSource={rows}
        columns={[
          {
            title: t('masters.title'),
            dataIndex: 'title',
            width: 180,
            render: (title: string, { key }) => (
              <>
                <bdi>{title}</bdi>
                <div>
                  <code style={{ fontSize: 12 }}>{key}</code>
                </div>
              </>
            ),
          },
          ...columns,
          {
            title: t('state'),
            dataIndex: 'active',
            width: 86,
            render: (active: boolean) => <Tag>{active ? t('masters.offered') : t('masters.off')}</Tag>,
          },
          {
            title: t('actions'),
            width: 108,
            fixed: 'right',
            render: (_, entry) => (
              <Button
                size="small"
                onClick={() => setEditing(entry)}
                aria-label={t('editNamed', { name: entry.title })}
              >
                {t('edit')}
              </Button>
            ),
          },
        ]}
      />
      {editing && form(editing === 'new' ? null : editing, { onClose, onDone })}
    </>
  );
}
