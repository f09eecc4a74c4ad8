import { Button, Checkbox, Table } from 'antd';
import { useState } from 'react';
import { ErrorState, JobProgress, SkeletonList, TimeText, useAct, useCall } from '@/shared/ui';
import type { mediaModels } from '../../../../contract/index.ts';
import { Decisions } from './decisions.tsx';
import { ModelsTable } from './models-table.tsx';
import { UploadPassages } from './upload-passages.tsx';

const POLL_MS = 1500;

/** The adverse-media model: versions with their measures, training, activation, going back, and its training data. */
export function RetrainTab() {
  const { data, error, reload } = useCall(
    'GET /security/v1.0/prameyaretrain',
    {},
    {
      pollEvery: ({ Data: { models } }) =>
        models.some(({ status }) => status === 'training') ? POLL_MS : undefined,
    },
  );
  const { act, busy, dialog } = useAct('POST /security/v1.0/prameyaretrain', { onDone: reload });
  const running = data?.Data.models.find(({ status }) => status === 'training');
  const [learns, setLearns] = useState(true);
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const { models, uploads, decisions, capture } = data.Data;
  return (
    <>
      <p style={{ maxWidth: 720 }}>
        The model tells passages of documents apart: the six categories, or nothing adverse. It learns from
        the passages that come with Prudence, from those uploaded here, and from what analysts decided. A new
        version is measured on events it never saw and does nothing until it is activated.
      </p>
      <Button
        type="primary"
        loading={busy}
        disabled={running !== undefined}
        onClick={() => act({ action: 'train', decisions: learns })}
        style={{ marginBottom: 16 }}
      >
        Train a new version
      </Button>
      {running?.job && <JobProgress label="Training" job={running.job} />}
      <ModelsTable models={models} onChanged={reload} />
      <h2>Training data</h2>
      <Decisions counts={decisions} learns={learns} onLearn={setLearns} />
      <UploadPassages onDone={reload} />
      {uploads.length > 0 && (
        <Table<mediaModels.TrainingUpload>
          rowKey="id"
          size="small"
          scroll={{ x: 'max-content' }}
          pagination={false}
          dataSource={uploads}
          columns={[
            { title: 'File', dataIndex: 'name' },
            { title: 'Passages', dataIndex: 'passages', align: 'right' },
            { title: 'Events', dataIndex: 'events', align: 'right' },
            { title: 'By', dataIndex: 'uploadedBy' },
            {
              title: 'Uploaded',
              dataIndex: 'uploadedAt',
              render: (at: string) => <TimeText at={at} form="time" />,
            },
          ]}
        />
      )}
      <h2>Web pages</h2>
      <Checkbox
        checked={capture}
        disabled={busy}
        onChange={(event) => act({ action: event.target.checked ? 'capture_on' : 'capture_off' })}
      >
        Let drafters capture web pages as sources
      </Checkbox>
      <p style={{ maxWidth: 720 }}>
        Only by https and on the open internet, without following redirects; the page is kept with its hash
        and never served. The site sees that this server asked.
      </p>
      {dialog}
    </>
  );
}
