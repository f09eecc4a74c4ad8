import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { ConflictDialog, ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { RequestLimits } from '../../../contract/limits.ts';
import styles from './allocate-dialog.module.css';
import { DrafterChoice, useDrafterOptions } from './drafter-choice.tsx';
import type { RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';
import { useAllocate } from './use-allocate.ts';

type AllocateDialogProps = { rows: readonly RequestRow[]; onClose: () => void; onDone: () => void };

/** Hands requests out: one drafter is proposed for each, the least loaded who may have it, with the reason. */
export function AllocateDialog({ rows: given, onClose, onDone }: AllocateDialogProps) {
  const t = useTexts();
  const { left: rows, allocate, busy, problem, dismiss } = useAllocate(given, { onDone, onClose });
  const asked = useCall(
    'GET /reports/v1.0/allocations',
    { requests: rows.map(({ id }) => id) },
    { quiet: true },
  );
  const optionsOf = useDrafterOptions();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [comment, setComment] = useState('');
  const data = asked.data?.Data;
  const choice = Object.fromEntries(
    (data?.proposals ?? []).map(({ request, proposed }) => [request, chosen[request] ?? proposed]),
  );
  const [only] = rows;
  const choose = (request: string, drafter: string) => setChosen({ ...chosen, [request]: drafter });
  return (
    <Modal
      open
      width={rows.length === 1 ? 520 : 720}
      title={
        rows.length === 1 && only
          ? t('allocateNumberLegalName', { number: only.number, legalName: only.legalName })
          : t('allocateRowsRequests', { rows: rows.length })
      }
      okText={t('allocate')}
      okButtonProps={{ disabled: !data || rows.some(({ id }) => !choice[id]) }}
      confirmLoading={busy}
      onOk={() => allocate(choice, comment, data?.drafters ?? [])}
      onCancel={onClose}
    >
      {asked.error && !data ? (
        <ErrorState error={asked.error} onRetry={asked.reload} />
      ) : !data ? (
        <SkeletonList />
      ) : data.drafters.every(({ away }) => away !== null) ? (
        <p>{t('noDrafterIsAvailableAnAdministrator')}</p>
      ) : rows.length === 1 && only ? (
        <DrafterChoice
          data={data}
          request={only.id}
          value={choice[only.id] ?? null}
          onChange={(drafter) => choose(only.id, drafter)}
        />
      ) : (
        <ul className={styles.many}>
          {rows.map(({ id, number, legalName }) => (
            <li key={id}>
              <span className={styles.name} dir="auto" title={legalName}>
                {number} {legalName}
              </span>
              <Select
                aria-label={t('drafterOfNumber', { number })}
                className={styles.select}
                value={choice[id] ?? null}
                placeholder={t('noDrafterAvailable')}
                onChange={(drafter: string) => choose(id, drafter)}
                options={optionsOf(data, id)}
              />
            </li>
          ))}
        </ul>
      )}
      <Input.TextArea
        aria-label={t('noteForTheDrafter')}
        placeholder={t('noteForTheDrafterOptional')}
        maxLength={RequestLimits.comment}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        className={styles.note}
      />
      {problem && <ConflictDialog open problem={problem} onClose={dismiss} onReload={onClose} />}
    </Modal>
  );
}
