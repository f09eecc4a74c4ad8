import { useSearchParams } from '@umijs/max';
import { Grid, Select, Tabs } from 'antd';
import { spokenFor } from '@/shared/texts/language';
import { Page } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import { loadTexts, useTexts } from './texts/index.ts';

const ApiReference = lazyPart(async () => (await import('./api-reference.tsx')).ApiReference);
const CalendarTab = lazyPart(async () => (await import('./calendar/calendar-tab.tsx')).CalendarTab);
const ClientsTab = lazyPart(async () => (await import('./clients/clients-tab.tsx')).ClientsTab);
const CompanyRegisterTab = lazyPart(
  async () => (await import('./company-register/company-register-tab.tsx')).CompanyRegisterTab,
);
const CountriesTab = lazyPart(async () => (await import('./countries-tab.tsx')).CountriesTab);
const DispositionsTab = lazyPart(
  async () => (await import('./dispositions/dispositions-tab.tsx')).DispositionsTab,
);
const MasterLists = lazyPart(async () => (await import('./masters/master-lists.tsx')).MasterLists);
const MethodTab = lazyPart(async () => (await import('./method/method-tab.tsx')).MethodTab);
const NewsTab = lazyPart(async () => (await import('./news/news-tab.tsx')).NewsTab);
const PolicyTab = lazyPart(async () => (await import('./policy/policy-tab.tsx')).PolicyTab);
const RetrainTab = lazyPart(async () => (await import('./retrain/retrain-tab.tsx')).RetrainTab);
const ScimTab = lazyPart(async () => (await import('./scim/scim-tab.tsx')).ScimTab);
const SecurityTab = lazyPart(async () => (await import('./security/security-tab.tsx')).SecurityTab);
const SystemTab = lazyPart(async () => (await import('./system/system-tab.tsx')).SystemTab);
const TermsTab = lazyPart(async () => (await import('./terms/terms-tab.tsx')).TermsTab);
const UsersTab = lazyPart(async () => (await import('./users/users-tab.tsx')).UsersTab);
const WatchlistsTab = lazyPart(async () => (await import('./watchlists/watchlists-tab.tsx')).WatchlistsTab);
const WebhooksTab = lazyPart(async () => (await import('./webhooks/webhooks-tab.tsx')).WebhooksTab);

const tabs = {
  users: <UsersTab />,
  clients: <ClientsTab />,
  security: <SecurityTab />,
  terms: <TermsTab />,
  watchlists: <WatchlistsTab />,
  companies: <CompanyRegisterTab />,
  dispositions: <DispositionsTab />,
  masters: <MasterLists />,
  calendar: <CalendarTab />,
  method: <MethodTab />,
  news: <NewsTab />,
  retrain: <RetrainTab />,
  countries: <CountriesTab />,
  policy: <PolicyTab />,
  scim: <ScimTab />,
  webhooks: <WebhooksTab />,
  system: <SystemTab />,
  api: <ApiReference />,
};
type Tab = keyof typeof tabs;
const TABS = Object.keys(tabs) as Tab[];

/** The parts of Settings by name and address, for a search from elsewhere. */
export async function settingsPages(language: string) {
  const t = await loadTexts(spokenFor(language));
  return TABS.map((tab) => ({ title: t(`tab.${tab}`), href: `/pages/settings?tab=${tab}` }));
}

/** Everything an admin configures, one tab a noun, a choice where they do not fit; the tab is in the address. */
export function SettingsPage() {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const narrow = Grid.useBreakpoint().lg === false;
  const open = params.get('tab') ?? 'users';
  const show = (tab: string) => setParams({ tab });
  const label = (key: Tab) => t(`tab.${key}`);
  return (
    <Page
      title={t('settings')}
      filters={
        narrow && (
          <Select
            aria-label={t('part')}
            value={open}
            onChange={show}
            options={TABS.map((key) => ({ value: key, label: label(key) }))}
            style={{ minWidth: 240 }}
          />
        )
      }
    >
      <Tabs
        activeKey={open}
        onChange={show}
        items={TABS.map((key) => ({ key, label: label(key), children: tabs[key] }))}
        tabPlacement={narrow ? 'top' : 'start'}
        destroyOnHidden
        renderTabBar={(props, TabBar) => (narrow ? <span hidden /> : <TabBar {...props} />)}
      />
    </Page>
  );
}
