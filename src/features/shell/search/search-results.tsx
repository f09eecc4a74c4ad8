import { type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import styles from './search.module.css';
import type { Entry } from './use-entries.ts';

type SearchResultsProps = {
  /** Of the listbox; its options are `${id}-0` and so on. */
  id: string;
  entries: readonly Entry[];
  /** The place of the option that Enter would open. */
  active: number;
  onPoint: (place: number) => void;
  onOpen: (entry: Entry, event: MouseEvent) => void;
};

/** The entries by group, the active one in view. */
export function SearchResults({ id, entries, active, onPoint, onOpen }: SearchResultsProps) {
  const t = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const groups = [...new Set(entries.map(({ group }) => group))];
  useEffect(() => {
    frame.current?.querySelector(`[data-place="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={frame} id={id} role="listbox" aria-label={t('search.results')} className={styles.results}>
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
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  data-place={place}
                  className={styles.option}
                  onClick={(event) => onOpen(entry, event)}
                  onMouseMove={() => onPoint(place)}
                >
                  <bdi>{entry.text}</bdi>
                  {entry.hint && <bdi className={styles.hint}>{entry.hint}</bdi>}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
