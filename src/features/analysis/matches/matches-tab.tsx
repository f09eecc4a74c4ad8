import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { Desk } from '../desk/desk.ts';
import { decided } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { BulkDisposition } from './bulk-disposition.tsx';
import { MatchCard } from './match-card.tsx';
import styles from './matches.module.css';
import { NoHit } from './no-hit.tsx';
import { settlingDatum } from './settling-datum.ts';

type Filter = 'open' | 'second' | 'all';

/** The hits of the newest screening, the closest first. */
export function MatchesTab({ desk }: { desk: Desk }) {
  const word = useWords();
  const t = useTexts();
  const { working, edits, may } = desk;
  const matches = [...working.matches].sort((a, b) => b.similarity - a.similarity);
  const of = (filter: Filter) =>
    matches.filter((match) => {
      const now = decided(match, edits);
      // A decision that is not saved yet stays where it was made.
      if (filter === 'open') return now.disposition === 'unspecified' || match.disposition === 'unspecified';
      return filter === 'all' || now.needsSecondPerson;
    });
  const firstFilter = () =>
    of('open').length > 0 ? 'open' : may.confirm && of('second').length > 0 ? 'second' : 'all';
  const [filter, setFilter] = useState<Filter>(firstFilter);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = of(filter);
  const selected = shown.filter(({ id }) => chosen.includes(id));
  const datum = settlingDatum(matches.map((match) => decided(match, edits)));

  if (matches.length === 0) return <NoMatches desk={desk} />;
  return (
    <div className={layout.stack}>
      <div className={styles.tools}>
        <Segmented
          aria-label={t('show')}
          value={filter}
          onChange={(next) => setFilter(next as Filter)}
          options={[
            { value: 'open', label: t('openOf', { of: of('open').length }) },
            { value: 'second', label: t('secondPersonOf', { of: of('second').length }) },
            { value: 'all', label: t('allMatches', { matches: matches.length }) },
          ]}
        />
        {(may.edit || may.confirm) && (
          <Button type="text" onClick={() => setChosen(shown.map(({ id }) => id))}>
            {t('selectAllShown')}
          </Button>
        )}
      </div>
      {datum && (
        <p className={styles.hint}>
          {t('addTheField', {
            field: word(datum.field).toLowerCase(),
            settles: datum.settles,
            open: datum.open,
          })}
        </p>
      )}
      {selected.length > 0 && (
        <BulkDisposition
          chosen={selected}
          desk={desk}
          onClear={() => setChosen([])}
          onChoose={(more) => {
            // Some of them may be hidden by the filter.
            setFilter('all');
            setChosen((before) => [...before, ...more]);
          }}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={t('nothingOpenHere')}
          text={t('everyMatchInThisViewHas')}
          action={<Button onClick={() => setFilter('all')}>{t('showAll')}</Button>}
        />
      ) : (
        <ul className={styles.cards} aria-label={t('matches')}>
          {shown.map((match, place) => (
            <MatchCard
              key={match.id}
              match={match}
              desk={desk}
              isFirst={place === 0}
              isChosen={chosen.includes(match.id)}
              onChoose={(on) =>
                setChosen((before) => (on ? [...before, match.id] : before.filter((id) => id !== match.id)))
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function NoMatches({ desk }: { desk: Desk }) {
  const t = useTexts();
  const run = desk.working.screening;
  if (run?.status === 'done')
    return (
      <NoHit
        names={run.subjects.map(({ name }) => name)}
        lists={run.lists}
        at={run.finishedAt ?? run.startedAt ?? ''}
        methodVersion={run.methodVersion}
        notCompared={run.notCompared}
      />
    );
  return <EmptyState title={t('noMatchesYet')} text={t('matchesWillAppearHereWhenThe')} />;
}
