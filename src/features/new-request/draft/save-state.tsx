import { Button } from 'antd';
import dayjs from 'dayjs';
import type { Draft } from './use-draft.ts';

/** Whether what one sees is on the server. */
export function SaveStateText({ draft }: { draft: Draft }) {
  const text = {
    new: 'Not saved yet',
    unsaved: 'Changes not saved yet',
    saving: 'Saving…',
    saved: draft.detail
      ? `Draft ${draft.detail.number} saved ${dayjs(draft.detail.updatedAt).format('HH:mm')}`
      : '',
    failed: draft.problem?.message ?? 'Not saved',
  }[draft.state];
  return (
    <span role="status">
      {text}{' '}
      {draft.state === 'failed' && (
        <Button size="small" onClick={() => draft.save().catch(() => undefined)}>
          Save again
        </Button>
      )}
    </span>
  );
}
