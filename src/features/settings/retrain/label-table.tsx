import { Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { ScrollRegion } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { MEDIA_LABELS, type MediaLabel } from '../../../../contract/words.ts';

type LabelTableProps = {
  name: string;
  /** The head of the labels. */
  heading: string;
  columns: { title: string; key: string; render: (label: MediaLabel) => ReactNode }[];
};

/** Figures by label of a passage, a row for each. */
export function LabelTable({ name, heading, columns }: LabelTableProps) {
  const word = useWords();
  const figures: TableColumnsType<{ label: MediaLabel }> = columns.map(({ title, key, render }) => ({
    title,
    key,
    align: 'right',
    render: (_, { label }) => render(label),
  }));
  return (
    <ScrollRegion label={name}>
      <Table
        rowKey="label"
        size="small"
        pagination={false}
        dataSource={MEDIA_LABELS.map((label) => ({ label }))}
        columns={[{ title: heading, dataIndex: 'label', render: (label) => word(label) }, ...figures]}
      />
    </ScrollRegion>
  );
}
