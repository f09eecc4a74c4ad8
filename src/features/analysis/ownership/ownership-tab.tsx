import { EmptyState, Panel } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { Holders } from './holders.tsx';
import { OwnershipTree } from './ownership-tree.tsx';
import { holdingsOf, ownersOf } from './tree.ts';

/** Effective ownership through all layers, and the chain it was computed from. */
export function OwnershipTab({ desk }: { desk: Desk }) {
  const { request, working } = desk;
  const { holders, sanctionedPct } = working.ownership;
  if (holders.length === 0)
    return (
      <EmptyState
        title="No ownership stated"
        text="Owners and their shares stand here once the facts of the request name them: ask the client, or amend the facts."
      />
    );
  return (
    <div className={layout.columns}>
      <Panel title="Holders">
        <p className={layout.prose} style={{ marginBottom: 12 }}>
          Sanctioned parties together hold <strong>{formatPct(sanctionedPct)}</strong>
          {sanctionedPct >= 50 && ': at 50 % or more the third party counts as sanctioned itself'}.
        </p>
        <Holders holders={holders} />
      </Panel>
      <Panel title="Chain of ownership">
        <OwnershipTree root={ownersOf(request.legalName, holdingsOf(request.intake))} />
      </Panel>
    </div>
  );
}

export const formatPct = (pct: number) => `${Number(pct.toFixed(2))} %`;
