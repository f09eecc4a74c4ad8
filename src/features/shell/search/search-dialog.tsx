import { history } from '@umijs/max';
import { useDebounce } from 'ahooks';
import { Modal } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { SearchInput, toSearchText, useCall } from '@/shared/ui';
import { SearchLimits } from '../../../../contract/limits.ts';
import type { MenuItem } from '../menu/menu-items.ts';
import { fitsWords } from './fits-words.ts';
import styles from './search.module.css';
import { type Entry, type SettingsPages, useEntries } from './use-entries.ts';

const PAUSE_MS = 120;

export type SearchDialogProps = {
  items: readonly MenuItem[];
  settingsPages: SettingsPages;
  onShortcuts: () => void;
  onClose: () => void;
};

/** Finds whatever the reader may see, by a few letters: pages and actions at once, the rest as the server finds it. */
export function SearchDialog({ items, settingsPages, onShortcuts, onClose }: SearchDialogProps) {
  const t = useTexts();
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const paused = useDebounce(typed, { wait: PAUSE_MS });
  const search = toSearchText(paused.trim());
  const isLong = [...search].length >= SearchLimits.least;
  const { data, error, loading, reload } = useCall('GET /reports/v1.0/search', isLong ? { search } : null, {
    keepLast: true,
  });
  const { local, foundBy, inWatchlists } = useEntries({ items, settingsPages, onShortcuts });
  const entries: Entry[] = [
    ...local.filter(({ text }) => fitsWords(text, typed)),
    ...(isLong && data ? foundBy(data.Data, search) : []),
    ...(isLong ? inWatchlists(search) : []),
  ];
  const active = Math.min(chosen, entries.length - 1);
  const groups = [...new Set(entries.map(({ group }) => group))];

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
  useEffect(() => {
    frame.current?.querySelector(`[data-place="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

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
      <div ref={frame} id={list} role="listbox" aria-label={t('search.results')} className={styles.results}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options are grouped in a listbox, not in a form
          <div key={group} role="group" aria-label={group}>
            <div className={styles.group} aria-hidden="true">
              {group}
            </div>
            {entries.map(
              (entry, place) =>
                entry.group === group && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the box above has the focus and takes the keys
                  <div
                    key={entry.key}
                    id={`${list}-${place}`}
                    role="option"
                    aria-selected={place === active}
                    data-place={place}
                    className={styles.option}
                    onClick={(event) => open(entry, event.ctrlKey || event.metaKey)}
                    onMouseMove={() => setChosen(place)}
                  >
                    <bdi>{entry.text}</bdi>
                    {entry.hint && <bdi className={styles.hint}>{entry.hint}</bdi>}
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
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
