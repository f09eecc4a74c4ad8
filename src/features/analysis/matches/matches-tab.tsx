import { Button } from 'antd';
import { useRef, useState } from 'react';
import { EmptyState } from '@/shared/ui';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { BulkDisposition } from './decisions/bulk-disposition.tsx';
import { SettlingHint } from './evidence/settling-hint.tsx';
import deskStyles from './match-desk.module.css';
import { MatchList } from './match-list.tsx';
import { MatchPane } from './match-pane.tsx';
import { MatchTools } from './match-tools.tsx';
import { NoHit } from './no-hit.tsx';
import { useMatchDesk } from './use-match-desk.ts';
import { useMatchFilter } from './use-match-filter.ts';
import { useMatchKeys } from './use-match-keys.ts';
import { useMatchSelection } from './use-match-selection.ts';

const RuleDialog = lazyDialog(async () => (await import('./decisions/rule-dialog.tsx')).RuleDialog);

/** The matches of the newest screening: a list by listed party, and beside it one of them with its evidence. */
export function MatchesTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { working, may, target } = desk;
  const { filter, counts, setFilter, showAll, parties, shown } = useMatchFilter(desk);
  const { ids, selected, select, selectShown, clear } = useMatchSelection(shown);
  const steps = useMatchDesk(desk, shown);
  const { current } = steps;
  const [decidesAlike, setDecidesAlike] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useMatchKeys({
    frame,
    steps,
    mayDecide: may.edit,
    onSelect: () => current && select([current.id], !ids.includes(current.id)),
    onRule: () => current && setDecidesAlike(true),
  });

  // Somebody was sent here to look at one match.
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
  const decides = may.edit || may.confirm;
  const selectElsewhere = (some: string[], on: boolean) => {
    showAll();
    select(some, on);
  };

  if (working.matches.length === 0) return <NoMatches desk={desk} />;
  return (
    <div ref={frame} className={layout.stack}>
      <MatchTools
        filter={filter}
        counts={counts}
        onFilter={setFilter}
        onSelectAll={decides ? selectShown : undefined}
        onDecideAlike={may.edit && current ? () => setDecidesAlike(true) : undefined}
      />
      <SettlingHint desk={desk} />
      {selected.length > 0 && (
        <BulkDisposition
          chosen={selected}
          desk={desk}
          onClear={clear}
          onChoose={(more) => selectElsewhere(more, true)}
        />
      )}
      {current ? (
        <div className={deskStyles.desk}>
          <MatchList
            parties={parties}
            desk={desk}
            current={current.id}
            selected={ids}
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
            onSelect={decides ? selectElsewhere : undefined}
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
