import { history } from '@umijs/max';
import { useMemo } from 'react';
import { call } from '@/shared/http';
import { useSession } from '@/shared/session';
import { DataTable, EmptyState, type ListQuery, Page } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import { registerColumns } from './register-columns.tsx';
import { useTexts } from './texts/index.ts';
import { addressOf, type ThirdPartyRow } from './third-party.ts';
import { ThirdPartyCard } from './third-party-card.tsx';

const reads = 'GET /reports/v1.0/thirdparties';
const load = (query: ListQuery, signal?: AbortSignal) => call(reads, query as never, { quiet: true, signal });

/** Everybody who was assessed, once each, with what was decided and when to look again. */
export function RegisterList() {
  const t = useTexts();
  const word = useWords();
  const { role } = useSession();
  const countries = useCountryNames();
  const clientSide = role === 'client' || role === 'clientuser';
  const columns = useMemo(
    () => registerColumns(clientSide, countries, t, word),
    [clientSide, countries, t, word],
  );
  return (
    <Page
      title={t('thirdParties')}
      lead={clientSide ? t('everyoneYourOrganisationHasHadAssessed') : t('thirdPartiesOfTheClientsYou')}
    >
      <DataTable<ThirdPartyRow>
        name="third-parties"
        reads={reads}
        views
        columns={columns}
        rowKey={(row) => row.id}
        load={load}
        addressFilters={['client']}
        defaultSort="name"
        searchPlaceholder={t('searchThirdParty')}
        onOpen={(row) => history.push(addressOf(row))}
        card={(row) => <ThirdPartyCard row={row} />}
        empty={<EmptyState title={t('noThirdPartiesYet')} text={t('thirdPartiesAppearHereWhenA')} />}
      />
    </Page>
  );
}
