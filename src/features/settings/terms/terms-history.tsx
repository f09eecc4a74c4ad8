import { Button, Drawer, Table, Tag } from 'antd';
import { useState } from 'react';
import { ErrorState, ScrollRegion, SkeletonList, TimeText, useCall } from '@/shared/ui';
import { TERMS_TEXTS } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './terms.module.css';
import type { TermsState } from './terms-form.tsx';
import { TermsPreview } from './terms-preview.tsx';
import { useTextTitles } from './text-titles.ts';

type Version = TermsState['versions'][number];

/** Every version that people were asked to agree to, with its texts. */
export function TermsHistory({ versions }: { versions: readonly Version[] }) {
  const t = useTexts();
  const [shown, setShown] = useState<number | null>(null);
  const active = versions[0]?.version;
  return (
    <>
      <h2 className={styles.heading}>{t('terms.versions')}</h2>
      <ScrollRegion label={t('terms.versionsOf')}>
        <Table<Version>
          size="small"
          rowKey="version"
          dataSource={[...versions]}
          pagination={versions.length > 10 ? { pageSize: 10 } : false}
          columns={[
            {
              title: t('version'),
              dataIndex: 'version',
              width: 140,
              render: (version: number) => (
                <>
                  {version} {version === active && <Tag>{t('terms.isInForce')}</Tag>}
                </>
              ),
            },
            {
              title: t('terms.savedAt'),
              render: (_, { changedAt }) =>
                changedAt ? <TimeText at={changedAt} form="time" /> : t('terms.installed'),
            },
            { title: t('by'), render: (_, { changedBy }) => changedBy?.name ?? '–' },
            {
              title: 'SHA-256',
              dataIndex: 'hash',
              render: (hash: string) => <code title={hash}>{hash.slice(0, 12)}</code>,
            },
            {
              title: t('terms.texts'),
              render: (_, { version }) => (
                <Button
                  size="small"
                  aria-label={t('terms.showTexts', { version })}
                  onClick={() => setShown(version)}
                >
                  {t('show')}
                </Button>
              ),
            },
          ]}
        />
      </ScrollRegion>
      <Drawer
        open={shown !== null}
        onClose={() => setShown(null)}
        size={640}
        title={t('terms.versionTitle', { version: shown ?? '' })}
        destroyOnHidden
      >
        {shown !== null && <VersionTexts version={shown} />}
      </Drawer>
    </>
  );
}

function VersionTexts({ version }: { version: number }) {
  const titleOf = useTextTitles();
  const { data, error, reload } = useCall(
    'GET /security/v1.0/settings',
    { name: 'terms', version },
    { quiet: true },
  );
  if (error) return <ErrorState error={error} onRetry={reload} />;
  const texts = data?.Data.terms?.texts;
  if (!texts) return <SkeletonList />;
  return TERMS_TEXTS.map((name) => <TermsPreview key={name} title={titleOf(name)} text={texts[name]} />);
}
