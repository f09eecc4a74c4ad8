import { history } from '@umijs/max';
import { useDebounce } from 'ahooks';
import { Modal } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { SearchInput, toSearchText, useCall } from '@/shared/ui';
import { SearchLimits } from '../../../../contract/limits.ts';
import { fitsWords } from './fits-words.ts';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { type Entry, type EntrySources, useEntries } from './use-entries.ts';

const PAUSE_MS = 120;

export type SearchDialogProps = EntrySources & { onClose: () => void };

/** Finds whatever the reader may see, by a few letters: pages and actions at once, the rest as the server finds it. */
export function SearchDialog({ onClose, ...sources }: SearchDialogProps) {
  const t = useTexts();
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { entries, error, loading, reload } = useSearch(typed, sources);
  const active = Math.min(chosen, entries.length - 1);

  const open = (entry: Entry | undefined, inNewTab = false) => {
    if (!entry) return;
    onClose();
    if (entry.act) return entry.act();
    if (entry.href && inNewTab) window.open(entry.href);
    else if (entry.href) history.push(entry.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') open(entries[active], event.ctrlKey || event.metaKey);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || entries.length === 0) return;
    event.preventDefault();
    setChosen((active + by + entries.length) % entries.length);
  };

  return (
    <Modal
      open
      title={t('search.title')}
      footer={null}
      width={640}
      onCancel={onClose}
      closable={{ 'aria-label': t('terms.close') }}
      afterOpenChange={(isOpen) => isOpen && box.current?.querySelector('input')?.focus()}
      styles={{ body: { paddingBlockStart: 8 } }}
    >
      <div ref={box}>
        <SearchInput
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchResults
        id={list}
        entries={entries}
        active={active}
        onPoint={setChosen}
        onOpen={(entry, event) => open(entry, event.ctrlKey || event.metaKey)}
      />
      {error ? (
        <p className={styles.note} role="alert">
          {t('search.failed')}{' '}
          <button type="button" className={styles.retry} onClick={reload}>
            {t('search.retry')}
          </button>
        </p>
      ) : (
        <p className={styles.note} role="status">
          {!loading && entries.length === 0 && t('search.none')}
          {entries.length > 0 && t('search.count', { count: entries.length })}
        </p>
      )}
    </Modal>
  );
}

/** Pages and actions that fit what is typed, at once, and what the server finds for it after a pause. */
function useSearch(typed: string, sources: EntrySources) {
  const paused = useDebounce(typed, { wait: PAUSE_MS });
  const search = toSearchText(paused.trim());
  const isLong = [...search].length >= SearchLimits.least;
  const { data, error, loading, reload } = useCall('GET /reports/v1.0/search', isLong ? { search } : null, {
    keepLast: true,
  });
  const { local, foundBy, inWatchlists } = useEntries(sources);
  const entries: Entry[] = [
    ...local.filter(({ text }) => fitsWords(text, typed)),
    ...(isLong && data ? foundBy(data.Data, search) : []),
    ...(isLong ? inWatchlists(search) : []),
  ];
  return { entries, error, loading, reload };
}
