import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import styles from './file-viewer.module.css';
import { findPassages } from './find-passage.ts';

type PdfSearchProps = {
  pdf: PDFDocumentProxy;
  /** The words that are searched for, and the page to show. */
  onFind: (words: string, page: number | null) => void;
};

/** Searches all pages of a PDF and goes from one that has the words to the next. */
export function PdfSearch({ pdf, onFind }: PdfSearchProps) {
  const t = useTexts();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ words: string; pages: number[]; at: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** What stands in the field by now; null when the document was closed. */
  const asked = useRef<string | null>('');
  useEffect(() => {
    asked.current = '';
    return () => {
      asked.current = null;
    };
  }, []);
  const show = (pages: number[], at: number) => {
    setFound({ words, pages, at });
    onFind(words, pages[at] ?? null);
  };
  const search = async () => {
    if (found?.words === words && found.pages.length > 0) return step(1);
    if (words.trim() === '') return clear();
    setBusy(true);
    try {
      const pages = await pagesWith(pdf, words);
      if (asked.current === words) show(pages, 0);
    } catch {
      // A document that was closed meanwhile is no failure.
      if (asked.current !== null) toast.error(t('thisPDFCannotBeRead'));
    } finally {
      setBusy(false);
    }
  };
  const step = (by: number) => {
    if (!found || found.pages.length === 0) return;
    show(found.pages, (found.at + by + found.pages.length) % found.pages.length);
  };
  const clear = () => {
    setFound(null);
    onFind('', null);
  };
  return (
    <search className={styles.search}>
      <Input.Search
        aria-label={t('searchInDocument')}
        placeholder={t('searchInDocument')}
        dir="auto"
        allowClear
        loading={isBusy}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          asked.current = event.target.value;
          if (event.target.value === '') clear();
        }}
        onSearch={search}
      />
      <span aria-live="polite">
        {found &&
          (found.pages.length === 0
            ? t('searchNotFound')
            : t('searchPageOf', { at: found.at + 1, pages: found.pages.length }))}
      </span>
      {found && found.pages.length > 1 && (
        <>
          <Button icon={<UpOutlined />} aria-label={t('searchPrevious')} onClick={() => step(-1)} />
          <Button icon={<DownOutlined />} aria-label={t('searchNext')} onClick={() => step(1)} />
        </>
      )}
    </search>
  );
}

async function pagesWith(pdf: PDFDocumentProxy, words: string): Promise<number[]> {
  const pages: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item.str] : []));
    if (findPassages(texts, words).length > 0) pages.push(number);
  }
  return pages;
}
