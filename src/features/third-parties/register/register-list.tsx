import { history, Link, useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useAccess } from '@/shared/session';
import { DataTable, EmptyState, Page, readList, ViewSwitch } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import { REGISTER_DUES } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import { addressOf, type ThirdPartyRow } from '../third-party.ts';
import { registerColumns } from './register-columns.tsx';
import { ThirdPartyCard } from './third-party-card.tsx';

const ConditionLibrary = lazyPart(
  async () => (await import('../conditions/condition-library.tsx')).ConditionLibrary,
);
const list = readList('GET /reports/v1.0/thirdparties');

/** Everybody who was assessed, once each, with what was decided and when to look again. */
export function RegisterList() {
  const t = useTexts();
  const word = useWords();
  const { decides, isClientSide, mayChange } = useAccess();
  const [params, setParams] = useSearchParams();
  const library = params.get('library');
  const countries = useCountryNames();
  const columns = useMemo(
    () => registerColumns(isClientSide, countries, t, word),
    [isClientSide, countries, t, word],
  );
  return (
    <Page
      title={t('thirdParties')}
      lead={isClientSide ? t('everyoneYourOrganisationHasHadAssessed') : t('thirdPartiesOfTheClientsYou')}
      action={
        <>
          <Link to="/pages/thirdparties?view=alerts">
            <Button>{t('alerts')}</Button>
          </Link>
          {decides && mayChange && (
            <Button onClick={() => setParams({ library: 'own' })}>{t('conditionLibrary')}</Button>
          )}
        </>
      }
      filters={
        <ViewSwitch
          list="third-parties"
          field="due"
          options={decides ? REGISTER_DUES.map((value) => ({ value, label: t(`due.${value}`) })) : []}
        />
      }
    >
      <DataTable<ThirdPartyRow>
        name="third-parties"
        {...list}
        views
        fitted
        columns={columns}
        rowKey={(row) => row.id}
        addressFilters={['client', 'due']}
        defaultSort="name"
        searchPlaceholder={t('searchThirdParty')}
        onOpen={(row) => history.push(addressOf(row))}
        card={(row) => <ThirdPartyCard row={row} />}
        empty={<EmptyState title={t('noThirdPartiesYet')} text={t('thirdPartiesAppearHereWhenA')} />}
      />
      {library && (
        <ConditionLibrary client={library === 'own' ? undefined : library} onClose={() => setParams({})} />
      )}
    </Page>
  );
}
