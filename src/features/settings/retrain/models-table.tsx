import { Button, Popconfirm, Table, Tag } from 'antd';
import { toWords } from '@/shared/format';
import { TimeText, useAct } from '@/shared/ui';
import type { mediaModels } from '../../../../contract/index.ts';
import { ModelDetails } from './model-details.tsx';

type Model = mediaModels.MediaModelVersion;
type ModelsTableProps = { models: readonly Model[]; onChanged: () => void };

const figure = (measures: Model['measures']) => measures?.macroF1.toFixed(3) ?? '';

/** Every version with its measures; one is active, and the one before it is a click away. */
export function ModelsTable({ models, onChanged }: ModelsTableProps) {
  const { act, busy, dialog } = useAct('POST /security/v1.0/prameyaretrain', { onDone: onChanged });
  const canGoBack = models.some(({ status }) => status === 'superseded');
  return (
    <>
      <Table<Model>
        rowKey="id"
        size="small"
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: 'No versions yet. Documents wait until one is trained and activated.' }}
        pagination={models.length > 10 ? { pageSize: 10 } : false}
        dataSource={models}
        expandable={{ expandedRowRender: (model) => <ModelDetails model={model} /> }}
        columns={[
          { title: 'Version', dataIndex: 'number', align: 'right' },
          { title: 'State', dataIndex: 'status', render: (status: string) => <Tag>{toWords(status)}</Tag> },
          { title: 'Macro-F1', key: 'macro', align: 'right', render: (_, model) => figure(model.measures) },
          {
            title: 'Then active',
            key: 'before',
            align: 'right',
            render: (_, model) => figure(model.before),
          },
          {
            title: 'Trained',
            dataIndex: 'trainedAt',
            render: (at: string) => <TimeText at={at} form="time" />,
          },
          { title: 'By', dataIndex: 'trainedBy' },
          {
            title: 'SHA-256',
            dataIndex: 'sha256',
            render: (hash: string | null) => <code title={hash ?? ''}>{hash?.slice(0, 12)}</code>,
          },
          {
            title: 'Actions',
            key: 'act',
            render: (_, { id, status }) => {
              if (status === 'ready' || status === 'superseded')
                return (
                  <Button
                    size="small"
                    type={status === 'ready' ? 'primary' : 'default'}
                    loading={busy}
                    onClick={() => act({ action: 'activate', version: id })}
                  >
                    Activate
                  </Button>
                );
              return (
                status === 'active' &&
                canGoBack && (
                  <Popconfirm
                    title="Roll back to the version before?"
                    description="Documents are then classified by that version."
                    okText="Yes, roll back"
                    onConfirm={() => act({ action: 'rollback', version: id })}
                  >
                    <Button size="small" loading={busy}>
                      Roll back
                    </Button>
                  </Popconfirm>
                )
              );
            },
          },
        ]}
      />
      {dialog}
    </>
  );
}
