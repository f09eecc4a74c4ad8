import { formatPercent } from '@/shared/format';
import { EmptyState, Failure, Loaded, Panel, useCall } from '@/shared/ui';
import { holdingsOf } from '../../../../contract/holdings.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { Holders } from './holders.tsx';
import { LinksPanel } from './links-panel.tsx';
import { OwnershipGraph } from './ownership-graph.tsx';
import { OwnershipTree } from './ownership-tree.tsx';
import { ownersOf } from './tree.ts';

/** Effective ownership through all layers, drawn and in tables, and the third parties at risk that it is tied to. */
export function OwnershipTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { request, working } = desk;
  const { holders, sanctionedPct, undecidedPct } = working.ownership;
  const asked = useCall(
    'GET /reports/v1.0/ownershiplinks',
    { client: request.clientId, request: request.id },
    { quiet: true },
  );
  const links = asked.data?.Data.links ?? [];
  if (holders.length === 0 && links.length === 0)
    return asked.data === undefined ? (
      <Loaded of={asked} title={t('couldntLoadTheLinks')}>
        {() => null}
      </Loaded>
    ) : (
      <EmptyState title={t('noOwnershipStated')} text={t('ownersAndTheirSharesWillAppear')} />
    );
  const holdings = holdingsOf(request.intake);
  return (
    <div className={layout.stack}>
      <Failure of={asked} title={t('couldntLoadTheLinks')} />
      {links.length > 0 && <LinksPanel links={links} />}
      <Panel title={t('graph')}>
        <OwnershipGraph subject={request.legalName} holdings={holdings} holders={holders} links={links} />
      </Panel>
      {holders.length > 0 && (
        <div className={layout.columns}>
          <Panel title={t('holders')}>
            <p className={layout.prose} style={{ marginBottom: 12 }}>
              {t.rich(sanctionedPct >= 50 ? 'sanctionedHoldMost' : 'sanctionedHold', {
                share: <strong>{formatPct(sanctionedPct)}</strong>,
              })}{' '}
              {undecidedPct > 0 &&
                t.rich('undecidedHold', { share: <strong>{formatPct(undecidedPct)}</strong> })}
            </p>
            <Holders holders={holders} />
          </Panel>
          <Panel title={t('chainOfOwnership')}>
            <OwnershipTree root={ownersOf(request.legalName, holdings)} />
          </Panel>
        </div>
      )}
    </div>
  );
}

export const formatPct = (pct: number) => formatPercent(Number(pct.toFixed(2)));
