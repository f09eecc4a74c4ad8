import { useMemo } from 'react';
import { EmptyState, ErrorState, ScrollRegion, SkeletonList, useCall } from '@/shared/ui';
import type { Attachment } from '../../analysis.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import { SearchedText } from '../find/searched-text.tsx';
import { CellRows } from './cell-rows.tsx';
import styles from './file-viewer.module.css';
import { type BlockGroup, groupBlocks } from './group-blocks.ts';

type DocumentViewProps = {
  file: Attachment;
  of: { client: string; request: string };
  passage?: string | undefined;
};

/**
 * A Word document or a web page by its text and structure, as the server read them: nothing of its mark-up reaches the
 * browser, so nothing of it runs and nothing is fetched for it.
 */
export function DocumentView({ file, of, passage }: DocumentViewProps) {
  const t = useTexts();
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/documentpreviews',
    { ...of, id: file.id },
    { quiet: true },
  );
  const groups = useMemo(() => groupBlocks(data?.Data.blocks ?? []), [data]);
  if (error) return <ErrorState error={error} title={t('thisDocumentCantBeShown')} onRetry={reload} />;
  if (!data) return <SkeletonList rows={8} label={t('loadingTheDocument')} />;
  if (groups.length === 0)
    return <EmptyState title={t('documentWithoutText')} text={t('downloadTheFileToOpenIt')} />;
  return (
    <>
      <SearchedText<HTMLElement> passage={passage} drawn={groups}>
        {(body) => (
          <section
            ref={body}
            className={styles.document}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard
            tabIndex={0}
            aria-label={t('textOfName', { name: file.name })}
            data-quotable
          >
            {groups.map((group) => (
              <Group key={group.at} group={group} name={file.name} />
            ))}
          </section>
        )}
      </SearchedText>
      {data.Data.cut && <p className={layout.small}>{t('documentGoesOn')}</p>}
    </>
  );
}

const PARTS = {
  header: 'partHeader',
  footer: 'partFooter',
  footnotes: 'partFootnotes',
  endnotes: 'partEndnotes',
  comments: 'partComments',
} as const;
/** Headings of the document stand below that of the viewer. */
const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const;

function Group({ group, name }: { group: BlockGroup; name: string }) {
  const t = useTexts();
  switch (group.kind) {
    case 'heading': {
      const Heading = HEADINGS[group.level - 1] ?? 'h6';
      return <Heading dir="auto">{group.text}</Heading>;
    }
    case 'part':
      return <h3 className={styles.part}>{t(PARTS[group.part])}</h3>;
    case 'list':
      return (
        <ul dir="auto">
          {group.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a document never move
            <li key={at}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <ScrollRegion label={t('rowsOfName', { name })}>
          <table className={styles.cells}>
            <CellRows rows={group.rows} />
          </table>
        </ScrollRegion>
      );
    default:
      return <p dir="auto">{group.text}</p>;
  }
}
