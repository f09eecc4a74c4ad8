import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';
import styles from '../shell.module.css';
import type { SearchDialogProps } from './search-dialog.tsx';
import { searchKey } from './search-key.ts';

const SearchDialog = lazyDialog(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** The search of the top bar, which Ctrl-K opens from everywhere, boxes to write in included. */
export function SearchButton(props: Omit<SearchDialogProps, 'onClose'>) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // The browser's own search of the address bar.
      event.preventDefault();
      setOpen((now) => !now);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('search.title')}
        data-tour="search"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('search.title')} (${searchKey()})`}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13 13 4 4" />
        </svg>
      </button>
      {open && <SearchDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
