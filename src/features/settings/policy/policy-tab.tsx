import { Segmented } from 'antd';
import { useState } from 'react';
import { plural, toWords } from '@/shared/format';
import { ErrorState, SearchInput, SkeletonList, useCall } from '@/shared/ui';
import { ROLES, type Role } from '../../../../contract/words.ts';
import { ActsTable } from './acts-table.tsx';
import { CallsTable } from './calls-table.tsx';
import styles from './policy.module.css';

type Chosen = Role | 'all';

/** Who may call what and who may act when, printed from the code that judges it. */
export function PolicyTab() {
  const { data, error, reload } = useCall('GET /security/v1.0/settings', { name: 'policy' }, { quiet: true });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Chosen>('all');
  if (error) return <ErrorState error={error} onRetry={reload} />;
  const policy = data?.Data.policy;
  if (!policy) return <SkeletonList />;
  const wanted = search.trim().toLowerCase();
  const fits = (row: { roles: readonly string[]; open?: string }) =>
    (chosen === 'all' || Boolean(row.open) || row.roles.includes(chosen)) &&
    JSON.stringify(row).toLowerCase().replaceAll('_', ' ').includes(wanted);
  const acts = policy.actions.filter(fits);
  const calls = policy.operations.filter(fits);
  const roles = chosen === 'all' ? ROLES : [];
  const may = chosen === 'all' ? '' : ` that ${toWords(chosen).toLowerCase()} may do`;
  return (
    <>
      <p className={styles.lead}>
        Printed from the code that judges each call. Beyond the role, everybody sees only what is theirs:
        clients their own requests, drafters what is allocated to them.
      </p>
      <div className={styles.filters}>
        <SearchInput
          value={search}
          onChange={setSearch}
          placeholder="Search actions and calls"
          aria-label="Search actions and calls"
          className={styles.search}
        />
        <div className={styles.roles}>
          <Segmented<Chosen>
            aria-label="Role"
            value={chosen}
            onChange={setChosen}
            options={[
              { value: 'all', label: 'All roles' },
              ...ROLES.map((role) => ({ value: role, label: toWords(role) })),
            ]}
          />
        </div>
      </div>
      <h2 className={styles.heading}>Actions on a request</h2>
      <p className={styles.count}>
        {plural(acts.length, 'act')}
        {may}
      </p>
      <ActsTable acts={acts} roles={roles} />
      <h2 className={styles.heading}>Calls</h2>
      <p className={styles.count}>
        {plural(calls.length, 'call')}
        {may}
      </p>
      <CallsTable calls={calls} roles={roles} />
    </>
  );
}
