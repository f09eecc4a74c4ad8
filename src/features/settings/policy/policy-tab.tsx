import { Segmented } from 'antd';
import { useState } from 'react';
import { ErrorState, SearchInput, SkeletonList, useCall } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { ROLES, type Role } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import { ActsTable } from './acts-table.tsx';
import { CallsTable } from './calls-table.tsx';
import styles from './policy.module.css';

type Chosen = Role | 'all';

/** Who may call what and who may act when, printed from the code that judges it. */
export function PolicyTab() {
  const t = useTexts();
  const word = useWords();
  const { data, error, reload } = useCall('GET /security/v1.0/settings', { name: 'policy' }, { quiet: true });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Chosen>('all');
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  const policy = data?.Data.policy;
  if (!policy) return <SkeletonList />;
  const wanted = search.trim().toLowerCase();
  const fits = (row: { roles: readonly string[]; open?: string }) =>
    (chosen === 'all' || Boolean(row.open) || row.roles.includes(chosen)) &&
    JSON.stringify(row).toLowerCase().replaceAll('_', ' ').includes(wanted);
  const acts = policy.actions.filter(fits);
  const calls = policy.operations.filter(fits);
  const roles = chosen === 'all' ? ROLES : [];
  return (
    <>
      <p className={styles.lead}>{t('policy.lead')}</p>
      <div className={styles.filters}>
        <SearchInput
          value={search}
          onChange={setSearch}
          placeholder={t('policy.search')}
          aria-label={t('policy.search')}
          className={styles.search}
        />
        <div className={styles.roles}>
          <Segmented<Chosen>
            aria-label={t('role')}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: 'all', label: t('policy.allRoles') },
              ...ROLES.map((role) => ({ value: role, label: word(role) })),
            ]}
          />
        </div>
      </div>
      <h2 className={styles.heading}>{t('policy.actions')}</h2>
      <p className={styles.count}>
        {chosen === 'all'
          ? t('policy.actionCount', { count: acts.length })
          : t('policy.actionCountOf', { count: acts.length, role: word(chosen) })}
      </p>
      <ActsTable acts={acts} roles={roles} />
      <h2 className={styles.heading}>{t('policy.operations')}</h2>
      <p className={styles.count}>
        {chosen === 'all'
          ? t('policy.operationCount', { count: calls.length })
          : t('policy.operationCountOf', { count: calls.length, role: word(chosen) })}
      </p>
      <CallsTable calls={calls} roles={roles} />
    </>
  );
}
