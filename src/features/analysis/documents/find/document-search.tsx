import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/shared/ui';
import { useTexts } from '../../texts/index.ts';
import styles from '../viewer/file-viewer.module.css';

type DocumentSearchProps = {
  /** Where the words stand: pages, or places in a text. */
  find: (words: string) => readonly number[] | Promise<readonly number[]>;
  /** The words that are searched for, and the place to show. */
  onFind: (words: string, place: number | null) => void;
  /** “2 of 5”: which of the places is shown. */
  told: (at: number, of: number) => string;
  /** For a document that cannot be searched. */
  failed: string;
};

/** Searches a document and goes from one place that has the words to the next. */
export function DocumentSearch({ find, onFind, told, failed }: DocumentSearchProps) {
  const t = useTexts();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ words: string; places: readonly number[]; at: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** What stands in the field by now; null when the document was closed. */
  const asked = useRef<string | null>('');
  useEffect(() => {
    asked.current = '';
    return () => {
      asked.current = null;
    };
  }, []);
  const show = (places: readonly number[], at: number) => {
    setFound({ words, places, at });
    onFind(words, places[at] ?? null);
  };
  const search = async () => {
    if (found?.words === words && found.places.length > 0) return step(1);
    if (words.trim() === '') return clear();
    setBusy(true);
    try {
      const places = await find(words);
      if (asked.current === words) show(places, 0);
    } catch {
      // A document that was closed meanwhile is no failure.
      if (asked.current !== null) toast.error(failed);
    } finally {
      setBusy(false);
    }
  };
  const step = (by: number) => {
    if (!found || found.places.length === 0) return;
    show(found.places, (found.at + by + found.places.length) % found.places.length);
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
        searchIcon={<SearchOutlined aria-label={t('search')} />}
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
        {found && (found.places.length === 0 ? t('searchNotFound') : told(found.at + 1, found.places.length))}
      </span>
      {found && found.places.length > 1 && (
        <>
          <Button icon={<UpOutlined />} aria-label={t('searchPrevious')} onClick={() => step(-1)} />
          <Button icon={<DownOutlined />} aria-label={t('searchNext')} onClick={() => step(1)} />
        </>
      )}
    </search>
  );
}
