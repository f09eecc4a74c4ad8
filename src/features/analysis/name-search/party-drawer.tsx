import { Button, Drawer, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useAccess } from '@/shared/session';
import { Loaded, toast, useAct, useCall } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { ListedEntry, PartySplit } from '../analysis.ts';
import { LinkReasons } from '../matches/parties/link-reasons.tsx';
import { PartyEntries } from '../matches/parties/party-entries.tsx';
import { PartySplits } from '../matches/parties/party-splits.tsx';
import { useTexts } from '../texts/index.ts';

type PartyDrawerProps = {
  /** The id of the list, and its name. */
  watchlist: string;
  list: string;
  entry: string;
  name: string;
  onClose: () => void;
};
type Change = { split: ListedEntry; party: string } | { join: PartySplit };

/** On which lists the party of an entry stands, and why. An administrator takes an entry out, or joins it back. */
export function PartyDrawer({ watchlist, list, entry, name, onClose }: PartyDrawerProps) {
  const t = useTexts();
  const { administers: mayChange } = useAccess();
  const [change, setChange] = useState<Change | null>(null);
  const asked = useCall('GET /reports/v1.0/listedparties', { watchlist, entry }, { quiet: true });
  return (
    <Drawer open onClose={onClose} size={900} title={<bdi>{name}</bdi>}>
      <Loaded of={asked}>
        {({ Data: { party, splits } }) => (
          <>
            {party ? (
              <PartyEntries
                entries={party.entries}
                isThis={(one) => one.watchlist === list && one.entryId === entry}
                {...(mayChange && {
                  last: {
                    title: t('partyChange'),
                    of: (one: ListedEntry) => (
                      <Button size="small" onClick={() => setChange({ split: one, party: party.id })}>
                        {t('splitOut')}
                      </Button>
                    ),
                  },
                })}
              />
            ) : (
              <p>{t('noOtherEntry')}</p>
            )}
            <PartySplits
              splits={splits}
              {...(mayChange && {
                action: (split: PartySplit) => (
                  <Button size="small" onClick={() => setChange({ join: split })}>
                    {t('joinBack')}
                  </Button>
                ),
              })}
            />
            {party?.links.map((link) => (
              <LinkReasons
                key={`${link.left.watchlist} ${link.left.entryId} ${link.right.watchlist} ${link.right.entryId}`}
                link={link}
              />
            ))}
          </>
        )}
      </Loaded>
      {change && <ChangeDialog change={change} onClose={() => setChange(null)} onReload={asked.reload} />}
    </Drawer>
  );
}

/** Asks for the reason, which stands beside the entry and in the audit trail. */
function ChangeDialog({
  change,
  onClose,
  onReload,
}: {
  change: Change;
  onClose: () => void;
  onReload: () => void;
}) {
  const t = useTexts();
  const field = useId();
  const [reason, setReason] = useState('');
  const { act, busy, dialog } = useAct('POST /reports/v1.0/listedparties', { onReload });
  const isSplit = 'split' in change;
  const save = async () => {
    const done = isSplit
      ? await act({
          ...{ action: 'split', party: change.party, watchlist: change.split.watchlistId },
          ...{ entry: change.split.entryId, reason },
        })
      : await act({ action: 'join', split: change.join.id, reason });
    if (!done) return;
    toast.success(isSplit ? t('entrySplit') : t('entryJoined'));
    onClose();
  };
  return (
    <Modal
      open
      title={isSplit ? t('splitOut') : t('joinBack')}
      okText={isSplit ? t('splitOut') : t('joinBack')}
      okButtonProps={{ disabled: reason.trim() === '' }}
      confirmLoading={busy}
      onOk={save}
      onCancel={onClose}
    >
      <label htmlFor={field}>{isSplit ? t('whySplit') : t('whyJoin')}</label>
      <Input.TextArea
        id={field}
        dir="auto"
        rows={3}
        maxLength={RequestLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {dialog}
    </Modal>
  );
}
