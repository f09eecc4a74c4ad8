import { Input, Modal, Radio, Space, Tag } from 'antd';
import { useState } from 'react';
import { plural } from '@/shared/format';
import { ApiProblem, call } from '@/shared/http';
import { ConflictDialog, ErrorState, SkeletonList, toast, useCall } from '@/shared/ui';
import type { RequestRow } from './request-row.ts';

type AllocateDialogProps = { rows: readonly RequestRow[]; onClose: () => void; onDone: () => void };

/** Hands requests to a drafter, the least loaded proposed first. Stops at the first refusal and says how far it came. */
export function AllocateDialog({ rows, onClose, onDone }: AllocateDialogProps) {
  const people = useCall('GET /security/v1.0/userdetails', { assignable: true }, { quiet: true });
  const drafters = [...(people.data?.Data ?? [])].sort((a, b) => a.openRequests - b.openRequests);
  const [chosen, setChosen] = useState<string>();
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const assignee = chosen ?? drafters[0]?.id;

  const allocate = async () => {
    setBusy(true);
    let done = 0;
    try {
      for (const row of rows) {
        await call('POST /reports/v1.0/submituseraction', {
          action: 'accept_and_allocate',
          client: row.clientId,
          request: row.id,
          version: row.version,
          assignee,
          comment: comment || undefined,
        });
        done += 1;
      }
      toast.success(
        'Allocated',
        `${plural(done, 'request')} to ${drafters.find(({ id }) => id === assignee)?.name ?? ''}`,
      );
      onDone();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (done > 0) toast.warning('Partly allocated', `${done} of ${rows.length} were allocated.`);
      setProblem(error);
      onDone();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      title={
        rows.length === 1
          ? `Allocate ${rows[0]?.number} ${rows[0]?.legalName}`
          : `Allocate ${rows.length} requests`
      }
      okText="Allocate"
      okButtonProps={{ disabled: !assignee }}
      confirmLoading={busy}
      onOk={allocate}
      onCancel={onClose}
    >
      {people.error ? (
        <ErrorState error={people.error} onRetry={people.reload} />
      ) : people.data ? (
        <Radio.Group
          aria-label="Drafter"
          value={assignee}
          onChange={(event) => setChosen(event.target.value)}
        >
          <Space orientation="vertical">
            {drafters.map((drafter, place) => (
              <Radio key={drafter.id} value={drafter.id}>
                {drafter.name}, {plural(drafter.openRequests, 'open request')}{' '}
                {place === 0 && <Tag>Least loaded</Tag>}
              </Radio>
            ))}
          </Space>
        </Radio.Group>
      ) : (
        <SkeletonList />
      )}
      {people.data && drafters.length === 0 && (
        <p>No drafter is available. An admin can enable one in Settings.</p>
      )}
      <Input.TextArea
        aria-label="Note for the drafter"
        placeholder="Note for the drafter (optional)"
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        style={{ marginTop: 16 }}
      />
      {problem && (
        <ConflictDialog open problem={problem} onClose={() => setProblem(null)} onReload={onClose} />
      )}
    </Modal>
  );
}
