import { Link } from '@umijs/max';
import { useState } from 'react';
import { EmptyState, SearchInput } from '@/shared/ui';
import { addressOf, GROUP_PARTS, type Part } from '../parts.tsx';
import { useTexts } from '../texts/index.ts';
import { FirstSteps } from './first-steps.tsx';
import styles from './overview.module.css';

/** Every part of Settings in its group, each with a line of what it is for; the search finds by both. */
export function SettingsOverview() {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (part: Part) => {
    const text = `${t(`tab.${part}`)} ${t(`line.${part}`)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const groups = GROUP_PARTS.map(({ group, parts }) => ({ group, parts: parts.filter(isFound) }));
  const found = groups.filter(({ parts }) => parts.length > 0);
  return (
    <>
      <FirstSteps />
      <SearchInput
        value={search}
        onChange={setSearch}
        placeholder={t('settings.search')}
        aria-label={t('settings.search')}
        style={{ maxWidth: 360 }}
      />
      {found.length === 0 && (
        <EmptyState title={t('settings.notFound')} text={t('settings.notFoundText', { search })} />
      )}
      <div className={styles.groups}>
        {found.map(({ group, parts }) => (
          <section key={group} className={styles.group} aria-labelledby={`settings-${group}`}>
            <h2 id={`settings-${group}`} className={styles.heading}>
              {t(`group.${group}`)}
            </h2>
            <ul className={styles.parts}>
              {parts.map((part) => (
                <li key={part}>
                  <Link className={styles.part} to={addressOf(part)}>
                    <span className={styles.name}>{t(`tab.${part}`)}</span>
                    <span className={styles.line}>{t(`line.${part}`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
