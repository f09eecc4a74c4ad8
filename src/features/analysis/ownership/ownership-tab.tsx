import { EmptyState, Panel, useCall } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { OwnershipGraph } from './graph/ownership-graph.tsx';
import { Holders } from './holders.tsx';
import { LinksPanel } from './links-panel.tsx';
import { OwnershipTree } from './ownership-tree.tsx';
import { holdingsOf, ownersOf } from './tree.ts';

/** Effective ownership through all layers, drawn and in tables, and the third parties at risk that it is tied to. */
export function OwnershipTab({ desk }: { desk: Desk }) {
  const { request, working } = desk;
  const { holders, sanctionedPct } = working.ownership;
  const { data } = useCall(
    'GET /reports/v1.0/ownershiplinks',
    { client: request.clientId, request: request.id },
    { quiet: true },
  );
  const links = data?.Data.links ?? [];
  if (holders.length === 0 && links.length === 0)
    return (
      <EmptyState
        title="No ownership stated"
        text="Owners and their shares will appear here once the request names them. Ask the client, or amend the request."
      />
    );
  const holdings = holdingsOf(request.intake);
  return (
    <div className={layout.stack}>
      {links.length > 0 && <LinksPanel links={links} />}
      <Panel title="Graph">
        <OwnershipGraph subject={request.legalName} holdings={holdings} holders={holders} links={links} />
      </Panel>
      {holders.length > 0 && (
        <div className={layout.columns}>
          <Panel title="Holders">
            <p className={layout.prose} style={{ marginBottom: 12 }}>
              Sanctioned parties together hold <strong>{formatPct(sanctionedPct)}</strong>
              {sanctionedPct >= 50 && ': at 50 % or more the third party counts as sanctioned itself'}.
            </p>
            <Holders holders={holders} />
          </Panel>
          <Panel title="Chain of ownership">
            <OwnershipTree root={ownersOf(request.legalName, holdings)} />
          </Panel>
        </div>
      )}
    </div>
  );
}

export const formatPct = (pct: number) => `${Number(pct.toFixed(2))} %`;
