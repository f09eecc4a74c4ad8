import { Button, Table } from 'antd';
import { formatNumber, plural } from '@/shared/format';
import { Panel, TimeText } from '@/shared/ui';
import type { matches } from '../../../../contract/index.ts';
import layout from '../layout.module.css';
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
const ageOf = ({ importedAt }: List, at: string) =>
  Math.max(0, Math.floor((Date.parse(at) - Date.parse(importedAt)) / DAY_MS));

/** Says that nothing was found, and by which versions of which lists: what a reviewer keeps of it. */
export function NoHit({ names, lists, at, methodVersion, notCompared }: NoHitProps) {
  return (
    <Panel title="No hit">
      <p>
        {plural(names.length, 'name was', 'names were')} screened <TimeText at={at} form="time" /> by method{' '}
        {methodVersion}, and {lists.length > 0 ? 'none is alike' : 'there is no active list'}:{' '}
        {names.map((name, place) => (
          <span key={name}>
            {place > 0 && ', '}
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
          { title: 'List', dataIndex: 'watchlist' },
          { title: 'Version', dataIndex: 'version', align: 'right' },
          {
            title: 'Entries',
            dataIndex: 'entries',
            align: 'right',
            render: (entries: number) => formatNumber(entries),
          },
          {
            title: 'Imported',
            dataIndex: 'importedAt',
            render: (importedAt: string, list) => (
              <>
                <TimeText at={importedAt} form="time" />{' '}
                <span className={layout.small}>({plural(ageOf(list, at), 'day')} old then)</span>
              </>
            ),
          },
        ]}
      />
      <p>
        <Button size="small" onClick={() => window.print()}>
          Print
        </Button>
      </p>
    </Panel>
  );
}
