import papa from 'papaparse';
import { EmptyState, ScrollRegion, SkeletonList } from '@/shared/ui';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import { CellRows } from './cell-rows.tsx';
import styles from './file-viewer.module.css';
import { useBlobText } from './use-blob-text.ts';

const BYTES_READ = 500_000;
const ROWS_SHOWN = 200;
const COLUMNS_SHOWN = 50;

/** The first rows of a CSV, the first of them as headings. Cells are text, whatever they begin with. */
export function TableView({ content, name }: { content: Blob; name: string }) {
  const t = useTexts();
  const text = useBlobText(content, BYTES_READ);
  if (text === null) return <SkeletonList />;
  const { data } = papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    preview: ROWS_SHOWN + 1,
    skipEmptyLines: true,
  });
  const [head = [], ...rows] = data.map((row) => row.slice(0, COLUMNS_SHOWN));
  if (head.length === 0) return <EmptyState title={t('emptyTable')} text={t('thisFileHasNoRows')} />;
  return (
    <>
      <ScrollRegion label={t('rowsOfName', { name })}>
        <table className={styles.cells} aria-label={t('rowsOfName', { name })}>
          <thead>
            <tr>
              {head.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never move
                <th key={at} scope="col" dir="auto">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <CellRows rows={rows} />
        </table>
      </ScrollRegion>
      {(rows.length === ROWS_SHOWN || content.size > BYTES_READ) && (
        <p className={layout.small}>{t('theFirstRowsRowsDownloadThe', { rows: rows.length })}</p>
      )}
    </>
  );
}
