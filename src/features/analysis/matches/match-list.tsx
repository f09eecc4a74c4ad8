import { Checkbox } from 'antd';
import { memo, useEffect, useRef } from 'react';
import { formatSimilarity } from '@/shared/format';
import { StatusChip } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { decided } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './match-desk.module.css';
import type { ListedParty } from './parties/listed-parties.ts';

type MatchListProps = {
  parties: readonly ListedParty[];
  desk: Desk;
  current: string;
  selected: readonly string[];
  /** Absent for those who decide nothing. */
  onSelect?: ((ids: string[], on: boolean) => void) | undefined;
  onChoose: (id: string) => void;
};

/** The matches under the listed parties that they are about; the one that is looked at is marked and has the focus. */
export function MatchList({ parties, desk, current, selected, onSelect, onChoose }: MatchListProps) {
  const t = useTexts();
  const countries = useCountryNames();
  const list = useRef<HTMLUListElement>(null);
  const aboutOf = ({ watchlists, matches: [first] }: ListedParty) =>
    [...watchlists, ...(first?.entry.births ?? []), countries.list(first?.entry.countries ?? [])]
      .filter(Boolean)
      .join(' · ');
  useEffect(() => {
    // Once everything of this step stands, or the browser would lay the page out for this and again for what follows.
    const frame = requestAnimationFrame(() => focusRow(list.current, current));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <ul ref={list} className={styles.list} aria-label={t('matches')}>
      {parties.map((party) => (
        <li key={party.key}>
          <div className={styles.party}>
            {onSelect && party.matches.length > 1 && (
              <Checkbox
                aria-label={t('selectAllOfParty', { name: party.name })}
                checked={party.matches.every(({ id }) => selected.includes(id))}
                onChange={(event) =>
                  onSelect(
                    party.matches.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
            )}
            <strong>
              <bdi>{party.name}</bdi>
            </strong>{' '}
            <span className={layout.small} dir="auto">
              {aboutOf(party)}
            </span>
          </div>
          <ul className={styles.rows}>
            {party.matches.map((match) => (
              <Row
                key={match.id}
                match={decided(match, desk.edits)}
                party={party.name}
                isUnsaved={match.id in desk.edits.dispositions}
                isCurrent={match.id === current}
                isSelected={selected.includes(match.id)}
                onSelect={onSelect}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  match: Match;
  /** What the listed party is called above. */
  party: string;
  isUnsaved: boolean;
  isCurrent: boolean;
  isSelected: boolean;
  onSelect: MatchListProps['onSelect'];
  onChoose: (id: string) => void;
};

/** Deciding one match draws its row alone. */
const Row = memo(
  MatchRow,
  (before, now) =>
    before.match.id === now.match.id &&
    before.party === now.party &&
    before.match.disposition === now.match.disposition &&
    before.match.needsSecondPerson === now.match.needsSecondPerson &&
    before.match.carriedOver === now.match.carriedOver &&
    before.isUnsaved === now.isUnsaved &&
    before.isCurrent === now.isCurrent &&
    before.isSelected === now.isSelected &&
    (before.onSelect === undefined) === (now.onSelect === undefined),
);

function MatchRow({ match, party, isUnsaved, isCurrent, isSelected, onSelect, onChoose }: RowProps) {
  const word = useWords();
  const t = useTexts();
  const { id, subject, matchedName, watchlist, similarity, disposition } = match;
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      {onSelect && (
        <Checkbox
          aria-label={t('selectNameText', { name: subject.name, text: matchedName.text })}
          checked={isSelected}
          onChange={(event) => onSelect([id], event.target.checked)}
        />
      )}
      <button
        type="button"
        className={styles.open}
        data-match={id}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onChoose(id)}
      >
        <span>
          <bdi>{subject.name}</bdi>{' '}
          {matchedName.text !== party && (
            <>
              <span className={layout.quiet}>{t('resembles')}</span> <bdi>{matchedName.text}</bdi>{' '}
            </>
          )}
          <bdi className={`${layout.small} ${styles.watchlist}`}>{watchlist}</bdi>
        </span>
        <span className={styles.marks}>
          <span className={styles.similarity}>{formatSimilarity(similarity)}</span>
          <StatusChip
            status={disposition}
            label={word(disposition)}
            dot={disposition === 'unspecified' ? 'hollow' : disposition === 'possible' ? 'half' : 'filled'}
          />
          {isUnsaved && <span className={layout.unsaved}>{t('notSaved')}</span>}
          {match.needsSecondPerson && <span className={layout.tag}>{t('needsASecondPerson')}</span>}
          {match.carriedOver && <span className={layout.tag}>{t('carriedOver')}</span>}
        </span>
      </button>
    </li>
  );
}

/** Unless somebody is writing, or is elsewhere on the page. */
function focusRow(list: HTMLElement | null, id: string) {
  const row = list?.querySelector<HTMLElement>(`[data-match="${id}"]`);
  if (!list || !row) return;
  const { activeElement } = document;
  // Right after arriving on a page the focus is on its heading, or on nothing.
  const isHere = activeElement?.matches('body, h1') || list.parentElement?.contains(activeElement);
  if (isHere && !activeElement?.matches('textarea')) row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
