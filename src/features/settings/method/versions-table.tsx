import { Button, Table } from 'antd';
import { Panel, ScrollRegion, TimeText } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { ratingMethods } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './method.module.css';

type VersionsTableProps = {
  methods: readonly ratingMethods.MethodVersion[];
  /** Its number as ratings name it. */
  shown: string;
  onShow: (id: string) => void;
};

/** Every version with who published it, when and why; none is ever changed afterwards. */
export function VersionsTable({ methods, shown, onShow }: VersionsTableProps) {
  const t = useTexts();
  const word = useWords();
  const kept = methods.filter(({ status }) => status !== 'draft');
  if (kept.length === 0) return null;
  const publisherOf = (number: number, name: string) => {
    if (number > 1) return name;
    return name ? t('method.adoptedBy', { name }) : 'Prudence';
  };
  return (
    <Panel title={t('method.versions')}>
      <ScrollRegion label={t('method.versions')}>
        <Table<ratingMethods.MethodVersion>
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={kept}
          columns={[
            { title: t('version'), dataIndex: 'number' },
            { title: t('state'), dataIndex: 'status', render: word },
            {
              title: t('method.published'),
              dataIndex: 'publishedAt',
              render: (at: string | null, { number, publishedBy }) => (
                <>
                  {/* The first came with Prudence; the server knows only since when it has it. */}
                  {number > 1 && <TimeText at={at} form="time" />}
                  <div className={styles.before}>
                    <bdi>{publisherOf(number, publishedBy)}</bdi>
                  </div>
                </>
              ),
            },
            {
              title: t('reason'),
              dataIndex: 'reason',
              render: (reason: string) => <div style={{ maxWidth: 320, whiteSpace: 'normal' }}>{reason}</div>,
            },
            {
              title: t('method.tables'),
              key: 'show',
              render: (_, { id, number }) =>
                String(number) === shown ? (
                  t('method.shownAbove')
                ) : (
                  <Button
                    size="small"
                    onClick={() => onShow(id)}
                    aria-label={t('method.showVersion', { number })}
                  >
                    {t('show')}
                  </Button>
                ),
            },
          ]}
        />
      </ScrollRegion>
    </Panel>
  );
}
