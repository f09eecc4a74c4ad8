import { Button, Checkbox, Table } from 'antd';
import { useState } from 'react';
import {
  apart,
  ErrorState,
  JobProgress,
  Panel,
  ScrollRegion,
  SkeletonList,
  TimeText,
  useAct,
  useCall,
} from '@/shared/ui';
import type { mediaModels } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { Decisions } from './decisions.tsx';
import { ModelsTable } from './models-table.tsx';
import { UploadPassages } from './upload-passages.tsx';

const POLL_MS = 1500;

/** The adverse-media model: versions with their measures, training, activation, going back, and its training data. */
export function RetrainTab() {
  const t = useTexts();
  const { data, error, reload } = useCall(
    'GET /security/v1.0/prameyaretrain',
    {},
    {
      pollEvery: ({ Data: { models } }) =>
        models.some(({ status }) => status === 'training') ? POLL_MS : undefined,
    },
  );
  const { act, busy, dialog } = useAct('POST /security/v1.0/prameyaretrain');
  const running = data?.Data.models.find(({ status }) => status === 'training');
  const [learns, setLearns] = useState(true);
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const { models, uploads, decisions, capture } = data.Data;
  return (
    <>
      <p style={{ maxWidth: 720 }}>{t('retrain.lead')}</p>
      <Button
        type="primary"
        loading={busy}
        disabled={running !== undefined}
        onClick={() => act({ action: 'train', decisions: learns })}
      >
        {t('retrain.train')}
      </Button>
      {running?.job && <JobProgress label={t('retrain.training')} job={running.job} />}
      <ModelsTable models={models} />
      <Panel title={t('retrain.data')}>
        <Decisions counts={decisions} learns={learns} onLearn={setLearns} />
        <UploadPassages />
        {uploads.length > 0 && (
          <ScrollRegion label={t('retrain.uploads')}>
            <Table<mediaModels.TrainingUpload>
              rowKey="id"
              size="small"
              pagination={false}
              dataSource={uploads}
              columns={[
                { title: t('file'), dataIndex: 'name', render: apart },
                { title: t('retrain.passages'), dataIndex: 'passages', align: 'right' },
                { title: t('retrain.events'), dataIndex: 'events', align: 'right' },
                { title: t('by'), dataIndex: 'uploadedBy', render: apart },
                {
                  title: t('uploaded'),
                  dataIndex: 'uploadedAt',
                  render: (at: string) => <TimeText at={at} form="time" />,
                },
              ]}
            />
          </ScrollRegion>
        )}
      </Panel>
      <Panel title={t('retrain.webPages')}>
        <Checkbox
          checked={capture}
          disabled={busy}
          onChange={(event) => act({ action: event.target.checked ? 'capture_on' : 'capture_off' })}
        >
          {t('retrain.capture')}
        </Checkbox>
        <p style={{ maxWidth: 720 }}>{t('retrain.captureNote')}</p>
      </Panel>
      {dialog}
    </>
  );
}
