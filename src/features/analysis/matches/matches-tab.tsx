import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '@/shared/ui';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { decided } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { BulkDisposition } from './decisions/bulk-disposition.tsx';
import { SettlingHint } from './evidence/settling-hint.tsx';
import deskStyles from './match-desk.module.css';
import { MatchList } from './match-list.tsx';
import { MatchPane } from './match-pane.tsx';
import { type MatchFilter, MatchTools } from './match-tools.tsx';
import { NoHit } from './no-hit.tsx';
import { listedParties, partiesWith } from './parties/listed-parties.ts';
import { useMatchDesk } from './use-match-desk.ts';
import { useMatchKeys } from './use-match-keys.ts';

const RuleDialog = lazyDialog(async () => (await import('./decisions/rule-dialog.tsx')).RuleDialog);

/** The matches of the newest screening: a list by listed party, and beside it one of them with its evidence. */
export function MatchesTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { working, edits, may } = desk;
  const { matches } = working;
  const isOpen = ({ disposition }: Match) => disposition === 'unspecified';
  const filtered: Record<MatchFilter, Match[]> = {
    // A decision that is not saved yet stays where it was made.
    open: matches.filter((match) => isOpen(match) || isOpen(decided(match, edits))),
    second: matches.filter((match) => decided(match, edits).needsSecondPerson),
    all: matches,
  };
  const firstFilter = () =>
    filtered.open.length > 0 ? 'open' : may.confirm && filtered.second.length > 0 ? 'second' : 'all';
  const [filter, setFilter] = useState<MatchFilter>(firstFilter);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [decidesAlike, setDecidesAlike] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // Deciding a match changes none of them, and telling them apart costs more than drawing them.
  const all = useMemo(
    () => listedParties(matches, working.matchedParties, working.partySplits),
    [matches, working.matchedParties, working.partySplits],
  );
  const parties = partiesWith(filtered[filter], all);
  const shown = parties.flatMap((party) => party.matches);
  const selected = shown.filter(({ id }) => chosen.includes(id));
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
    onRule: () => current && setDecidesAlike(true),
  });

  /** Of what is reached from elsewhere, the filter may hide some. */
  const showAll = () => setFilter('all');

  // Somebody was sent here to look at one match.
  const { target } = desk;
  const [sent, setSent] = useState<typeof target>(null);
  if (target !== sent) {
    setSent(target);
    if (target?.place === 'match') {
      showAll();
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
      <MatchTools
        filter={filter}
        counts={{ open: filtered.open.length, second: filtered.second.length, all: matches.length }}
        onFilter={setFilter}
        onSelectAll={decides ? () => setChosen(shown.map(({ id }) => id)) : undefined}
        onDecideAlike={may.edit && current ? () => setDecidesAlike(true) : undefined}
      />
      <SettlingHint desk={desk} />
      {selected.length > 0 && (
        <BulkDisposition
          chosen={selected}
          desk={desk}
          onClear={() => setChosen([])}
          onChoose={(more) => {
            showAll();
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
              showAll();
              show(id);
            }}
            onSelect={
              decides
                ? (ids, on) => {
                    showAll();
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
          action={<Button onClick={showAll}>{t('showAll')}</Button>}
        />
      )}
      {decidesAlike && current && (
        <RuleDialog
          match={current}
          name={current.matchedName.text}
          desk={desk}
          onClose={() => setDecidesAlike(false)}
        />
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
