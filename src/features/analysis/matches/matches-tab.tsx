import { Button, Segmented } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '@/shared/ui';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';
import { useWords } from '@/shared/words/use-words';
import { AmendDialog } from '../acts/amend-dialog.tsx';
import type { Desk } from '../desk/desk.ts';
import { decided } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { BulkDisposition } from './decisions/bulk-disposition.tsx';
import { settlingDatum } from './evidence/settling-datum.ts';
import deskStyles from './match-desk.module.css';
import { MatchList } from './match-list.tsx';
import { MatchPane } from './match-pane.tsx';
import styles from './matches.module.css';
import { NoHit } from './no-hit.tsx';
import { listedParties, partiesWith } from './parties/listed-parties.ts';
import { useMatchDesk } from './use-match-desk.ts';
import { useMatchKeys } from './use-match-keys.ts';

const RuleDialog = lazyDialog(async () => (await import('./decisions/rule-dialog.tsx')).RuleDialog);

type Filter = 'open' | 'second' | 'all';

/** The matches of the newest screening: a list by listed party, and beside it one of them with its evidence. */
export function MatchesTab({ desk }: { desk: Desk }) {
  const word = useWords();
  const t = useTexts();
  const { working, edits, may, request } = desk;
  const { matches } = working;
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
  const [dialog, setDialog] = useState<'rule' | 'amend' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  // Deciding a match changes none of them, and telling them apart costs more than drawing them.
  const all = useMemo(
    () => listedParties(matches, working.matchedParties, working.partySplits),
    [matches, working.matchedParties, working.partySplits],
  );
  const parties = partiesWith(of(filter), all);
  const shown = parties.flatMap((party) => party.matches);
  const selected = shown.filter(({ id }) => chosen.includes(id));
  const datum = settlingDatum(matches.map((match) => decided(match, edits)));
  const steps = useMatchDesk(desk, shown);
  const { current } = steps;
  const decides = may.edit || may.confirm;
  const select = (ids: string[], on: boolean) =>
    setChosen((before) => [...before.filter((id) => !ids.includes(id)), ...(on ? ids : [])]);
  useMatchKeys({
    frame,
    steps,
    mayDecide: may.edit,
    onSelect: () => current && select([current.id], !chosen.includes(current.id)),
    onRule: () => current && setDialog('rule'),
  });

  // Somebody was sent here to look at one match.
  const { target } = desk;
  const [sent, setSent] = useState<typeof target>(null);
  if (target !== sent) {
    setSent(target);
    if (target?.place === 'match') {
      setFilter('all');
      steps.choose(target.ref);
    }
  }

  const show = (id: string) => {
    steps.choose(id);
    // Where it stands below the list, it is brought up.
    if (window.matchMedia('(max-width: 991px)').matches)
      requestAnimationFrame(() => frame.current?.querySelector(`.${deskStyles.pane}`)?.scrollIntoView());
  };

  if (matches.length === 0) return <NoMatches desk={desk} />;
  return (
    <div ref={frame} className={layout.stack}>
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
        <span className={layout.row}>
          {decides && (
            <Button type="text" onClick={() => setChosen(shown.map(({ id }) => id))}>
              {t('selectAllShown')}
            </Button>
          )}
          {may.edit && current && <Button onClick={() => setDialog('rule')}>{t('decideAlike')}</Button>}
        </span>
      </div>
      {datum && (
        <div className={`${styles.hint} ${layout.row}`}>
          <span>
            {t('addTheField', {
              field: word(datum.field).toLowerCase(),
              settles: datum.settles,
              open: datum.open,
            })}
          </span>
          {request.actions.includes('amend') && (
            <Button size="small" onClick={() => setDialog('amend')}>
              {t('addField', { field: word(datum.field).toLowerCase() })}
            </Button>
          )}
        </div>
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
      {current ? (
        <div className={deskStyles.desk}>
          <MatchList
            parties={parties}
            desk={desk}
            current={current.id}
            selected={chosen}
            onSelect={decides ? select : undefined}
            onChoose={show}
          />
          <MatchPane
            key={current.id}
            match={current}
            desk={desk}
            steps={steps}
            onOpen={(id) => {
              // It may be hidden by the filter.
              setFilter('all');
              show(id);
            }}
            onSelect={
              decides
                ? (ids, on) => {
                    setFilter('all');
                    select(ids, on);
                  }
                : undefined
            }
          />
        </div>
      ) : (
        <EmptyState
          title={t('nothingOpenHere')}
          text={t('everyMatchInThisViewHas')}
          action={<Button onClick={() => setFilter('all')}>{t('showAll')}</Button>}
        />
      )}
      {dialog === 'rule' && current && (
        <RuleDialog
          match={current}
          name={current.matchedName.text}
          desk={desk}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'amend' && (
        <AmendDialog request={request} onClose={() => setDialog(null)} onReload={desk.reload} />
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
