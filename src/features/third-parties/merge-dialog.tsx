import { history } from '@umijs/max';
import { useDebounce } from 'ahooks';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Failure, useCall } from '@/shared/ui';
import { ReasonDialog } from './reason-dialog.tsx';
import { useTexts } from './texts/index.ts';
import styles from './third-party.module.css';
import { addressOf } from './third-party.ts';
import type { PanelProps } from './use-register-act.ts';

/** Two entries that are one third party: a person says so, and which one stays. */
export function MergeDialog({ party, register }: PanelProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [into, setInto] = useState<string | null>(null);
  const sought = useDebounce(search, { wait: 250 });
  const found = useCall(
    'GET /reports/v1.0/thirdparties',
    open ? { client: party.clientId, search: sought, pageSize: 20 } : null,
    { keepLast: true },
  );
  const others = (found.data?.Data ?? []).filter(({ id }) => id !== party.id);
  const merge = async (reason: string) => {
    if (!into || !(await register.run({ action: 'merge', into, reason }))) return false;
    history.replace(addressOf({ id: into }));
    return true;
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('merge')}</Button>
      {open && (
        <ReasonDialog
          title={t('mergeNameIntoAnotherEntry', { name: party.name })}
          label={t('evidenceThatTheyAreTheSame')}
          okText={t('merge')}
          busy={register.busy}
          onClose={() => setOpen(false)}
          onReason={merge}
        >
          <p className={styles.text}>{t('requestsConditionsAlertsAndNewsGo')}</p>
          <Select
            aria-label={t('theEntryThatStays')}
            placeholder={t('theEntryThatStays')}
            style={{ width: '100%', marginBlockStart: 8 }}
            showSearch={{ filterOption: false, onSearch: setSearch }}
            notFoundContent={found.error ? <Failure of={found} /> : undefined}
            value={into}
            onChange={setInto}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </ReasonDialog>
      )}
    </>
  );
}
