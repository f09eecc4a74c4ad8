import { Fragment, type ReactNode, useMemo } from 'react';
import { ScrollRegion } from '@/shared/ui';
import { type MarkupBlock, type MarkupSpan, parseMarkup } from '../../../../contract/section-markup.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './markup.module.css';

type MarkupTextProps = {
  /** Of the section, by which its tables are named. */
  title: string;
  text: string;
  /** How many findings the text can cite. */
  cites: number;
  /** What stands for a citation of the finding at a place, from 1. */
  citation: (place: number) => ReactNode;
};

/** The text of a section as its readers see it: headings, lists, tables and citations. */
export function MarkupText({ title, text, cites, citation }: MarkupTextProps) {
  const blocks = useMemo(() => parseMarkup(text, cites), [text, cites]);
  return (
    <div className={styles.text}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name than their place
        <Block key={place} title={title} block={block} citation={citation} />
      ))}
    </div>
  );
}

type BlockProps = Pick<MarkupTextProps, 'title' | 'citation'> & { block: MarkupBlock };

function Block({ title, block, citation }: BlockProps) {
  const t = useTexts();
  const show = (spans: readonly MarkupSpan[]) => <Spans spans={spans} citation={citation} />;
  switch (block.kind) {
    case 'heading':
      return <h4 dir="auto">{show(block.spans)}</h4>;
    case 'paragraph':
      return (
        <p className={layout.prose} dir="auto">
          {show(block.spans)}
        </p>
      );
    case 'list': {
      const items = block.items.map((spans, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name than their place
        <li key={place} dir="auto">
          {show(spans)}
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'table':
      return (
        <ScrollRegion label={t('tableInTitle', { title })}>
          <table>
            <thead>
              <tr>
                {block.columns.map(({ spans, isNumeric }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
                  <th key={at} className={isNumeric ? styles.numeric : undefined} dir="auto">
                    {show(spans)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
                <tr key={at}>
                  {row.map((spans, column) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their column
                      key={column}
                      className={block.columns[column]?.isNumeric ? styles.numeric : undefined}
                      dir="auto"
                    >
                      {show(spans)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      );
  }
}

const Spans = ({
  spans,
  citation,
}: {
  spans: readonly MarkupSpan[];
  citation: MarkupTextProps['citation'];
}) =>
  spans.map((span, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text have no other name than their place
    <Fragment key={place}>
      {'cite' in span ? (
        <sup className={styles.cite}>{citation(span.cite)}</sup>
      ) : span.strong ? (
        <strong>{span.text}</strong>
      ) : (
        span.text
      )}
    </Fragment>
  ));
