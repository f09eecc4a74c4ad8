import { Drawer, Table } from 'antd';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import type { companyRegister } from '../../../../contract/index.ts';
import { ShownOf } from '../shown-of.tsx';
import { useTexts } from '../texts/index.ts';

type RejectedRowsProps = { version: companyRegister.RegisterVersion | null; onClose: () => void };

/** Rows of an import that could not be read, and why. */
export function RejectedRows({ version, onClose }: RejectedRowsProps) {
  const t = useTexts();
  const stored = useStoredSentence();
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
      destroyOnHidden
      title={t('companies.rejectedOf', { number: version?.number ?? '' })}
    >
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : data ? (
        <>
          <ShownOf which="first" shown={data.rejected?.length ?? 0} total={version?.rejectedRows ?? 0} />
          <Table
            size="small"
            rowKey={(row) => `${row.file}:${row.line}:${row.reason}`}
            dataSource={data.rejected ?? []}
            columns={[
              { title: t('file'), dataIndex: 'file', width: 160 },
              { title: t('line'), dataIndex: 'line', width: 80, align: 'right' },
              { title: t('reason'), dataIndex: 'reason', render: stored },
            ]}
          />
        </>
      ) : (
        <SkeletonList />
      )}
    </Drawer>
  );
}
