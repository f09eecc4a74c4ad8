import { Button, Table } from 'antd';
import { comma, formatDay, formatNumber } from '@/shared/format';
import { apart, Panel, TimeText } from '@/shared/ui';
import type { matches } from '../../../../contract/index.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { NotCompared } from './not-compared.tsx';

type List = matches.ScreenedList;
type NoHitProps = {
  names: readonly string[];
  lists: readonly List[];
  at: string;
  methodVersion: string;
  notCompared: readonly matches.NotCompared[];
};

const DAY_MS = 86_400_000;
const ageOf = (publishedOn: string, at: string) =>
  Math.max(0, Math.floor((Date.parse(at) - Date.parse(publishedOn)) / DAY_MS));

/** Says that nothing was found, and by which versions of which lists: what a reviewer keeps of it. */
export function NoHit({ names, lists, at, methodVersion, notCompared }: NoHitProps) {
  const t = useTexts();
  return (
    <Panel title={t('noHit')}>
      <p>
        {t.rich(lists.length > 0 ? 'screenedNoneAlike' : 'screenedNoActiveList', {
          count: names.length,
          at: <TimeText at={at} form="time" />,
          method: methodVersion,
        })}{' '}
        {names.map((name, place) => (
          <span key={name}>
            {place > 0 && comma(t.language)}
            <bdi>{name}</bdi>
          </span>
        ))}
        .
      </p>
      <NotCompared names={notCompared} />
      <Table<List>
        size="small"
        rowKey="watchlist"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={lists}
        columns={[
          { title: t('list'), dataIndex: 'watchlist', render: apart },
          { title: t('version'), dataIndex: 'version', align: 'right' },
          {
            title: t('entries'),
            dataIndex: 'entries',
            align: 'right',
            render: (entries: number) => formatNumber(entries),
          },
          {
            title: t('published'),
            dataIndex: 'publishedOn',
            render: (publishedOn: string | null) =>
              publishedOn ? (
                <>
                  {formatDay(publishedOn)}{' '}
                  <span className={layout.small}>
                    {t('ageOfDaysOldThen', { ageOf: ageOf(publishedOn, at) })}
                  </span>
                </>
              ) : (
                t('dayNotKnown')
              ),
          },
          {
            title: t('imported'),
            dataIndex: 'importedAt',
            render: (importedAt: string) => <TimeText at={importedAt} form="time" />,
          },
        ]}
      />
      <p>
        <Button size="small" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </p>
    </Panel>
  );
}
