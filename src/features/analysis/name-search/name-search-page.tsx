import { useLocation } from '@umijs/max';
import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorState, Page, Panel, useAct } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import layout from '../layout.module.css';
import styles from '../matches/matches.module.css';
import { NoHit } from '../matches/no-hit.tsx';
import { NotCompared } from '../matches/not-compared.tsx';
import { useTexts } from '../texts/index.ts';
import { HitCard } from './hit-card.tsx';
import { type SearchedSubject, SearchForm } from './search-form.tsx';

type Answer = AnswerOf<'POST /reports/v1.0/screenings'>;

const MOST_HITS = 50;

/** One name against all active lists, without leaving anything behind but that somebody searched. */
export function NameSearchPage() {
  const t = useTexts();
  /** Without an answer: nothing was searched. */
  const [found, setFound] = useState<{ subject: SearchedSubject; answer: Answer | undefined }>();
  const search = useAct('POST /reports/v1.0/screenings', {});
  const start = async (wanted: SearchedSubject) => {
    const answer = await search.act({ zero_footprint: true, subject: wanted, limit: MOST_HITS });
    setFound({ subject: wanted, answer });
  };
  // The search of the top bar leads here with a name.
  const { key, state } = useLocation();
  const { name } = (state ?? {}) as { name?: string };
  const startWith = useEffectEvent((given: string) => void start({ name: given, type: 'unknown' }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same name may be asked for once more
  useEffect(() => {
    if (name) startWith(name);
  }, [key, name]);
  const { hits = [], searched, truncated, ms = 0 } = found?.answer?.Data ?? {};
  const subject = found?.subject;
  return (
    <Page title={t('nameSearch')} lead={t('oneNameAgainstAllActiveLists')}>
      <Panel title={t('searchForAName')}>
        <SearchForm key={key} name={name} busy={search.busy} problem={search.problem} onSearch={start} />
      </Panel>
      {found && !found.answer && !search.busy && (
        <ErrorState
          title={t('nothingWasSearched', { name: found.subject.name })}
          error={search.problem}
          onRetry={() => start(found.subject)}
        />
      )}
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
                {t.rich('hitsHitsForNameInLists', {
                  hits: hits.length,
                  name: <bdi>{subject.name}</bdi>,
                  lists: searched.lists.length,
                  ms,
                })}
              </p>
              {searched.notCompared.length > 0 && <NotCompared names={searched.notCompared} />}
              {truncated && (
                <p className={layout.prose}>
                  <strong>{t('incomplete')}</strong> {t('moreEntriesMayReachTheThreshold')}
                </p>
              )}
              <ul className={styles.cards} aria-label={t('hits')}>
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
