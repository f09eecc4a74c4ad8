import { useState } from 'react';
import { plural } from '@/shared/format';
import { Page, Panel, useAct } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import layout from '../layout.module.css';
import styles from '../matches/matches.module.css';
import { NoHit } from '../matches/no-hit.tsx';
import { NotCompared } from '../matches/not-compared.tsx';
import { HitCard } from './hit-card.tsx';
import { type SearchedSubject, SearchForm } from './search-form.tsx';

type Answer = AnswerOf<'POST /reports/v1.0/screenings'>;

const MOST_HITS = 50;

/** One name against all active lists, without leaving anything behind but that somebody searched. */
export function NameSearchPage() {
  const [found, setFound] = useState<{ subject: SearchedSubject; answer: Answer }>();
  const search = useAct('POST /reports/v1.0/screenings', {});
  const start = async (wanted: SearchedSubject) => {
    const answer = await search.act({ zero_footprint: true, subject: wanted, limit: MOST_HITS });
    if (answer) setFound({ subject: wanted, answer });
  };
  const { hits = [], searched, ms = 0 } = found?.answer.Data ?? {};
  const subject = found?.subject;
  return (
    <Page
      title="Name search"
      lead="One name against all active lists. Nothing of it is stored; the audit trail tells that you searched, not for whom."
    >
      <Panel title="Search for a name">
        <SearchForm busy={search.busy} problem={search.problem} onSearch={start} />
      </Panel>
      {subject && searched && (
        <div className={layout.stack} aria-live="polite">
          {hits.length === 0 ? (
            <NoHit
              names={[subject.name]}
              lists={searched.lists}
              at={searched.at}
              methodVersion={searched.methodVersion}
              notCompared={searched.notCompared}
            />
          ) : (
            <>
              <p className={layout.quiet}>
                {plural(hits.length, 'hit')} for <bdi>{subject.name}</bdi> in{' '}
                {plural(searched.lists.length, 'list')}, {ms} ms
              </p>
              {searched.notCompared.length > 0 && <NotCompared names={searched.notCompared} />}
              {found.answer.Data.truncated && (
                <p className={layout.prose}>
                  <strong>Incomplete:</strong> more entries may reach the threshold of a list than are shown.
                  Add words to the name to narrow the search.
                </p>
              )}
              <ul className={styles.cards} aria-label="Hits">
                {hits.map((hit, place) => (
                  <HitCard
                    key={`${hit.watchlist} ${hit.entry.id}`}
                    hit={hit}
                    name={subject.name}
                    isFirst={place === 0}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {search.dialog}
    </Page>
  );
}
