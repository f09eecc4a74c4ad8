import { Button, Popconfirm, Table, Tag } from 'antd';
import { apart, ScrollRegion, TimeText, useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { mediaModels } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { ModelDetails } from './model-details.tsx';

type Model = mediaModels.MediaModelVersion;

const figure = (measures: Model['measures']) => measures?.macroF1.toFixed(3) ?? '';

/** Every version with its measures; one is active, and the one before it is a click away. */
export function ModelsTable({ models }: { models: readonly Model[] }) {
  const t = useTexts();
  const word = useWords();
  const { act, busy, dialog } = useAct('POST /security/v1.0/prameyaretrain');
  const canGoBack = models.some(({ status }) => status === 'superseded');
  return (
    <>
      <ScrollRegion label={t('retrain.versions')}>
        <Table<Model>
          rowKey="id"
          size="small"
          locale={{ emptyText: t('retrain.noneText') }}
          pagination={models.length > 10 ? { pageSize: 10 } : false}
          dataSource={models}
          expandable={{ expandedRowRender: (model) => <ModelDetails model={model} /> }}
          columns={[
            { title: t('version'), dataIndex: 'number', align: 'right' },
            { title: t('state'), dataIndex: 'status', render: (status: string) => <Tag>{word(status)}</Tag> },
            {
              title: t('retrain.macroF1'),
              key: 'macro',
              align: 'right',
              render: (_, model) => figure(model.measures),
            },
            {
              title: t('retrain.thenActive'),
              key: 'before',
              align: 'right',
              render: (_, model) => figure(model.before),
            },
            {
              title: t('retrain.trained'),
              dataIndex: 'trainedAt',
              render: (at: string) => <TimeText at={at} form="time" />,
            },
            { title: t('by'), dataIndex: 'trainedBy', render: apart },
            {
              title: 'SHA-256',
              dataIndex: 'sha256',
              render: (hash: string | null) => <code title={hash ?? ''}>{hash?.slice(0, 12)}</code>,
            },
            {
              title: t('actions'),
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
                      {t('activate')}
                    </Button>
                  );
                return (
                  status === 'active' &&
                  canGoBack && (
                    <Popconfirm
                      title={t('retrain.askRollBack')}
                      description={t('retrain.askRollBackText')}
                      okText={t('retrain.yesRollBack')}
                      onConfirm={() => act({ action: 'rollback', version: id })}
                    >
                      <Button size="small" loading={busy}>
                        {t('retrain.rollBack')}
                      </Button>
                    </Popconfirm>
                  )
                );
              },
            },
          ]}
        />
      </ScrollRegion>
      {dialog}
    </>
  );
}
