import { Drawer, Table } from 'antd';
import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import type { companyRegister } from '../../../../contract/index.ts';

type RejectedRowsProps = { version: companyRegister.RegisterVersion | null; onClose: () => void };

/** Rows of an import that could not be read, and why. */
export function RejectedRows({ version, onClose }: RejectedRowsProps) {
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/companyregister',
    version ? { version: version.id } : null,
    { quiet: true },
  );
  return (
    <Drawer
      open={version !== null}
      onClose={onClose}
      size={640}
      title={`Rejected rows of version ${version?.number ?? ''}`}
    >
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : data ? (
        <Table
          size="small"
          rowKey={(row) => `${row.file}:${row.line}`}
          dataSource={data.rejected ?? []}
          columns={[
            { title: 'File', dataIndex: 'file', width: 160 },
            { title: 'Line', dataIndex: 'line', width: 80, align: 'right' },
            { title: 'Reason', dataIndex: 'reason' },
          ]}
        />
      ) : (
        <SkeletonList />
      )}
    </Drawer>
  );
}
