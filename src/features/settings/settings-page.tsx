import { useSearchParams } from '@umijs/max';
import { Grid, Select, Tabs } from 'antd';
import { Page } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';

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

const tabs = [
  { key: 'users', label: 'Users', children: <UsersTab /> },
  { key: 'clients', label: 'Clients and modules', children: <ClientsTab /> },
  { key: 'security', label: 'Security', children: <SecurityTab /> },
  { key: 'terms', label: 'Terms', children: <TermsTab /> },
  { key: 'watchlists', label: 'Watchlists', children: <WatchlistsTab /> },
  { key: 'companies', label: 'Company register', children: <CompanyRegisterTab /> },
  { key: 'dispositions', label: 'Dispositions', children: <DispositionsTab /> },
  { key: 'masters', label: 'Master lists', children: <MasterLists /> },
  { key: 'calendar', label: 'Calendar', children: <CalendarTab /> },
  { key: 'method', label: 'Rating method', children: <MethodTab /> },
  { key: 'news', label: 'News feeds', children: <NewsTab /> },
  { key: 'retrain', label: 'Retrain', children: <RetrainTab /> },
  { key: 'countries', label: 'Countries', children: <CountriesTab /> },
  { key: 'policy', label: 'Permissions', children: <PolicyTab /> },
  { key: 'scim', label: 'Identity provider', children: <ScimTab /> },
  { key: 'webhooks', label: 'Webhooks', children: <WebhooksTab /> },
  { key: 'system', label: 'System', children: <SystemTab /> },
  { key: 'api', label: 'API', children: <ApiReference /> },
];

/** Everything an admin configures, one tab a noun, a choice where they do not fit; the tab is in the address. */
export function SettingsPage() {
  const [params, setParams] = useSearchParams();
  const narrow = Grid.useBreakpoint().lg === false;
  const open = params.get('tab') ?? 'users';
  const show = (tab: string) => setParams({ tab });
  return (
    <Page
      title="Settings"
      filters={
        narrow && (
          <Select
            aria-label="Part of the settings"
            value={open}
            onChange={show}
            options={tabs.map(({ key, label }) => ({ value: key, label }))}
            style={{ minWidth: 240 }}
          />
        )
      }
    >
      <Tabs
        activeKey={open}
        onChange={show}
        items={tabs}
        tabPlacement={narrow ? 'top' : 'start'}
        destroyOnHidden
        renderTabBar={(props, TabBar) => (narrow ? <span hidden /> : <TabBar {...props} />)}
      />
    </Page>
  );
}
