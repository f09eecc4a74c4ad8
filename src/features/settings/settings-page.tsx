import { Link, useSearchParams } from '@umijs/max';
import { Grid, Select } from 'antd';
import { spokenFor } from '@/shared/texts/language';
import { Page } from '@/shared/ui';
import { SettingsOverview } from './overview/settings-overview.tsx';
import { addressOf, contentOf, GROUP_PARTS, type Part, partNamed } from './parts.tsx';
import styles from './settings-page.module.css';
import { loadTexts, useTexts } from './texts/index.ts';

/** The parts of Settings by name and address, for a search from elsewhere. */
export async function settingsPages(language: string) {
  const t = await loadTexts(spokenFor(language));
  return GROUP_PARTS.flatMap(({ parts }) =>
    parts.map((part) => ({ title: t(`tab.${part}`), href: addressOf(part) })),
  );
}

/** Everything an administrator sets: all of it at a glance, or the one part that the address names. */
export function SettingsPage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const part = partNamed(params.get('tab'));
  if (part) return <SettingsPart part={part} />;
  return (
    <Page title={t('settings')} lead={t('settings.lead')}>
      <SettingsOverview />
    </Page>
  );
}

function SettingsPart({ part }: { part: Part }) {
  const t = useTexts();
  const [, setParams] = useSearchParams();
  const isNarrow = Grid.useBreakpoint().lg === false;
  return (
    <Page
      title={t('settings')}
      filters={
        isNarrow && (
          <>
            <Select
              aria-label={t('part')}
              value={part}
              onChange={(tab) => setParams({ tab })}
              options={GROUP_PARTS.map(({ group, parts }) => ({
                label: t(`group.${group}`),
                options: parts.map((value) => ({ value, label: t(`tab.${value}`) })),
              }))}
              style={{ minWidth: 240 }}
            />
            <Link to="/pages/settings">{t('settings.all')}</Link>
          </>
        )
      }
    >
      <div className={styles.columns}>
        {!isNarrow && <SettingsMenu open={part} />}
        <div className={styles.part}>
          <div>
            <h2 className={styles.title}>{t(`tab.${part}`)}</h2>
            <p className={styles.line}>{t(`line.${part}`)}</p>
          </div>
          {contentOf(part)}
        </div>
      </div>
    </Page>
  );
}

function SettingsMenu({ open }: { open: Part }) {
  const t = useTexts();
  return (
    <nav className={styles.menu} aria-label={t('part')}>
      <Link className={styles.all} to="/pages/settings">
        {t('settings.all')}
      </Link>
      {GROUP_PARTS.map(({ group, parts }) => (
        <div key={group}>
          <div id={`settings-${group}`} className={styles.group}>
            {t(`group.${group}`)}
          </div>
          <ul className={styles.list} aria-labelledby={`settings-${group}`}>
            {parts.map((part) => (
              <li key={part}>
                <Link
                  className={styles.link}
                  to={addressOf(part)}
                  aria-current={part === open ? 'page' : undefined}
                >
                  {t(`tab.${part}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
