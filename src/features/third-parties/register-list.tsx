import { history } from '@umijs/max';
import { call } from '@/shared/http';
import { useSession } from '@/shared/session';
import { DataTable, EmptyState, type ListQuery, Page, useCall } from '@/shared/ui';
import { registerColumns } from './register-columns.tsx';
import { addressOf, type ThirdPartyRow } from './third-party.ts';
import { ThirdPartyCard } from './third-party-card.tsx';

const load = (query: ListQuery) => call('GET /reports/v1.0/thirdparties', query as never, { quiet: true });

/** Everybody who was assessed, once each, with what was decided and when to look again. */
export function RegisterList() {
  const { role } = useSession();
  const countries = useCall('GET /reports/v1.0/countries', {}, { quiet: true });
  const clientSide = role === 'client' || role === 'clientuser';
  return (
    <Page
      title="Third parties"
      lead={
        clientSide
          ? 'Everybody your organisation has had assessed.'
          : 'Third parties of the clients you work for.'
      }
    >
      <DataTable<ThirdPartyRow>
        name="third-parties"
        views
        columns={registerColumns(clientSide, countries.data?.Data ?? [])}
        rowKey={(row) => row.id}
        load={load}
        addressFilters={['client']}
        defaultSort="name"
        searchPlaceholder="Search third party"
        onOpen={(row) => history.push(addressOf(row))}
        card={(row) => <ThirdPartyCard row={row} />}
        empty={
          <EmptyState
            title="No third parties yet"
            text="Third parties appear here when a request about them is submitted."
          />
        }
      />
    </Page>
  );
}
