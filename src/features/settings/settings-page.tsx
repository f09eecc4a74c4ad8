import { useSearchParams } from '@umijs/max';
import { Grid, Select, Tabs } from 'antd';
import { Page } from '@/shared/ui';
import { ApiReference } from './api-reference.tsx';
import { CalendarTab } from './calendar/calendar-tab.tsx';
import { ClientsTab } from './clients/clients-tab.tsx';
import { CompanyRegisterTab } from './company-register/company-register-tab.tsx';
import { CountriesTab } from './countries-tab.tsx';
import { DispositionsTab } from './dispositions/dispositions-tab.tsx';
import { MasterLists } from './masters/master-lists.tsx';
import { MethodTab } from './method/method-tab.tsx';
import { NewsTab } from './news/news-tab.tsx';
import { PolicyTab } from './policy/policy-tab.tsx';
import { RetrainTab } from './retrain/retrain-tab.tsx';
import { ScimTab } from './scim/scim-tab.tsx';
import { SecurityTab } from './security/security-tab.tsx';
import { SystemTab } from './system/system-tab.tsx';
import { TermsTab } from './terms/terms-tab.tsx';
import { UsersTab } from './users/users-tab.tsx';
import { WatchlistsTab } from './watchlists/watchlists-tab.tsx';
import { WebhooksTab } from './webhooks/webhooks-tab.tsx';

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
