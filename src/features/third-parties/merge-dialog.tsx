import { history } from '@umijs/max';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '@/shared/ui';
import { ReasonDialog } from './reason-dialog.tsx';
import styles from './third-party.module.css';
import { addressOf } from './third-party.ts';
import type { PanelProps } from './use-register-act.ts';

/** Two entries that are one third party: a person says so, and which one stays. */
export function MergeDialog({ party, register }: PanelProps) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [into, setInto] = useState<string | null>(null);
  const found = useCall(
    'GET /reports/v1.0/thirdparties',
    open ? { client: party.clientId, search, pageSize: 20 } : null,
    { quiet: true },
  );
  const others = (found.data?.Data ?? []).filter(({ id }) => id !== party.id);
  const merge = async (reason: string) => {
    if (!into || !(await register.run({ action: 'merge', into, reason }))) return false;
    history.replace(addressOf({ id: into }));
    return true;
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Merge</Button>
      {open && (
        <ReasonDialog
          title={`Merge ${party.name} into another entry`}
          label="Evidence that they are the same"
          okText="Merge"
          busy={register.busy}
          onClose={() => setOpen(false)}
          onReason={merge}
        >
          <p className={styles.text}>
            Requests, conditions, alerts and news go to the entry that stays. It stays monitored if either
            entry is, and keeps the stricter of the two decisions. A rejected or ended relationship is not
            monitored.
          </p>
          <Select
            aria-label="The entry that stays"
            placeholder="The entry that stays"
            style={{ width: '100%', marginBlock: 8 }}
            showSearch={{ filterOption: false, onSearch: setSearch }}
            value={into}
            onChange={setInto}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </ReasonDialog>
      )}
    </>
  );
}
