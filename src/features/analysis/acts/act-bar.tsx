import { Button } from 'antd';
import { useState } from 'react';
import { AllocateDialog } from '@/features/requests';
import { toast, useAct } from '@/shared/ui';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';
import type { RequestAction } from '../../../../contract/words.ts';
import type { RequestDetail, Working } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import { actWords, primaryOf } from './act-words.ts';
import { seenFacts } from './seen-facts.ts';

const ActDialog = lazyDialog(async () => (await import('./act-dialog.tsx')).ActDialog);
const AmendDialog = lazyDialog(async () => (await import('./amend-dialog.tsx')).AmendDialog);

type ActBarProps = {
  request: RequestDetail;
  openPoints?: readonly string[];
  unsaved?: number;
  /** For whoever may return it. */
  working?: Working;
  onReload: () => void;
};

/** Exactly what the server allows this person now, the next act last and in colour. */
export function ActBar({ request, openPoints = [], unsaved = 0, working, onReload }: ActBarProps) {
  const t = useTexts();
  const [open, setOpen] = useState<RequestAction | null>(null);
  /** The version that this person's last act made. Until the page shows it, another act would be refused as stale. */
  const [made, setMade] = useState(0);
  const isReloading = request.version < made;
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: ({ Data }) => {
      toast.success(t('started'), request.number);
      setMade(Data.version);
    },
    seen: seenFacts(request),
    onReload,
  });
  const primary = primaryOf(request.actions, request.drafterId !== null);
  const start = () =>
    act({ action: 'start', client: request.clientId, request: request.id, version: request.version });
  const close = () => setOpen(null);
  const word = (action: RequestAction) =>
    action === 'accept_and_allocate'
      ? t('allocate')
      : action === 'amend'
        ? t('amendFacts')
        : t(actWords[action]?.button ?? 'open');
  const words = open ? actWords[open] : undefined;

  return (
    <>
      {orderOf(request.actions).map((action) => (
        <Button
          key={action}
          type={action === primary ? 'primary' : 'default'}
          danger={actWords[action]?.danger}
          loading={action === 'start' && busy}
          disabled={isReloading || (busy && action !== 'start')}
          onClick={action === 'start' ? start : () => setOpen(action)}
        >
          {word(action)}
        </Button>
      ))}
      {open === 'accept_and_allocate' && (
        <AllocateDialog rows={[request]} onClose={close} onDone={onReload} />
      )}
      {open === 'amend' && <AmendDialog request={request} onClose={close} onReload={onReload} />}
      {open && words && (
        <ActDialog
          action={open}
          words={words}
          request={request}
          openPoints={openPoints}
          unsaved={unsaved}
          working={working}
          onClose={close}
          onDone={setMade}
          onReload={onReload}
        />
      )}
      {dialog}
    </>
  );
}

/** From quiet to important; what is not here has no button. */
const places: readonly RequestAction[] = [
  'reject',
  'cancel',
  'hand_back',
  'withdraw_question',
  'ask_client',
  'amend',
  'accept_and_allocate',
  'return',
  'decline_reopen',
  'ask_reopen',
  'reopen',
  'start',
  'submit_for_review',
  'release',
  'answer',
];

const orderOf = (actions: readonly RequestAction[]) => places.filter((action) => actions.includes(action));
