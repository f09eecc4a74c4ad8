import { Button, Table } from 'antd';
import { toWords } from '@/shared/format';
import { TimeText } from '@/shared/ui';
import type { ratingMethods } from '../../../../contract/index.ts';

type VersionsTableProps = {
  methods: readonly ratingMethods.MethodVersion[];
  /** Its number as ratings name it. */
  shown: string;
  onShow: (id: string) => void;
};

/** Every version with who published it, when and why; none is ever changed afterwards. */
export function VersionsTable({ methods, shown, onShow }: VersionsTableProps) {
  const kept = methods.filter(({ status }) => status !== 'draft');
  if (kept.length === 0) return null;
  return (
    <>
      <h3>Versions</h3>
      <Table<ratingMethods.MethodVersion>
        rowKey="id"
        size="small"
        scroll={{ x: 'max-content' }}
        pagination={false}
        dataSource={kept}
        columns={[
          { title: 'Version', dataIndex: 'number' },
          { title: 'State', dataIndex: 'status', render: toWords },
          {
            title: 'Published',
            dataIndex: 'publishedAt',
            render: (at: string | null) => <TimeText at={at} form="time" />,
          },
          { title: 'By', dataIndex: 'publishedBy', render: (name: string) => name || 'Prudence' },
          { title: 'Reason', dataIndex: 'reason' },
          {
            title: 'Tables',
            key: 'show',
            render: (_, { id, number }) =>
              String(number) === shown ? (
                'shown above'
              ) : (
                <Button size="small" onClick={() => onShow(id)} aria-label={`Show version ${number}`}>
                  Show
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
