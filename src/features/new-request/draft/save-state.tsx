import { Button } from 'antd';
import dayjs from 'dayjs';
import { useTexts } from '../texts/index.ts';
import type { Draft } from './use-draft.ts';

/** Whether what one sees is on the server. */
export function SaveStateText({ draft }: { draft: Draft }) {
  const t = useTexts();
  const text = {
    new: t('notSavedYet'),
    unsaved: t('unsavedChanges'),
    saving: t('saving'),
    saved: draft.detail
      ? t('draftNumberSavedDayjs', {
          number: draft.detail.number,
          dayjs: dayjs(draft.detail.updatedAt).format('HH:mm'),
        })
      : '',
    failed: draft.problem?.message ?? t('notSaved'),
  }[draft.state];
  return (
    <span role="status">
      {text}{' '}
      {draft.state === 'failed' && (
        <Button size="small" onClick={() => draft.save().catch(() => undefined)}>
          {t('saveAgain')}
        </Button>
      )}
    </span>
  );
}
