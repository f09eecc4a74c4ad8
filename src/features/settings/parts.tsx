import type { ReactNode } from 'react';
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
const RetentionTab = lazyPart(async () => (await import('./retention/retention-tab.tsx')).RetentionTab);
const RetrainTab = lazyPart(async () => (await import('./retrain/retrain-tab.tsx')).RetrainTab);
const ScimTab = lazyPart(async () => (await import('./scim/scim-tab.tsx')).ScimTab);
const SecurityTab = lazyPart(async () => (await import('./security/security-tab.tsx')).SecurityTab);
const SystemTab = lazyPart(async () => (await import('./system/system-tab.tsx')).SystemTab);
const TermsTab = lazyPart(async () => (await import('./terms/terms-tab.tsx')).TermsTab);
const UsersTab = lazyPart(async () => (await import('./users/users-tab.tsx')).UsersTab);
const WatchlistsTab = lazyPart(async () => (await import('./watchlists/watchlists-tab.tsx')).WatchlistsTab);
const WebhooksTab = lazyPart(async () => (await import('./webhooks/webhooks-tab.tsx')).WebhooksTab);

/** What an administrator sets, by the group it stands in; each part is loaded when it is opened. */
const GROUPS = {
  people: {
    users: <UsersTab />,
    clients: <ClientsTab />,
    policy: <PolicyTab />,
  },
  screening: {
    watchlists: <WatchlistsTab />,
    companies: <CompanyRegisterTab />,
    dispositions: <DispositionsTab />,
  },
  assessment: {
    method: <MethodTab />,
    countries: <CountriesTab />,
    masters: <MasterLists />,
    calendar: <CalendarTab />,
    news: <NewsTab />,
    retrain: <RetrainTab />,
  },
  access: {
    security: <SecurityTab />,
    terms: <TermsTab />,
    scim: <ScimTab />,
  },
  operation: {
    system: <SystemTab />,
    retention: <RetentionTab />,
    webhooks: <WebhooksTab />,
    api: <ApiReference />,
  },
};

type Groups = typeof GROUPS;
type Group = keyof Groups;
export type Part = { [One in Group]: keyof Groups[One] }[Group];
export const GROUP_PARTS = Object.entries(GROUPS).map(([group, parts]) => ({
  group: group as Group,
  parts: Object.keys(parts) as Part[],
}));
const contents = Object.assign({}, ...Object.values(GROUPS)) as Record<Part, ReactNode>;

export const addressOf = (part: Part) => `/pages/settings?tab=${part}`;

/** The part that an address names, if any. */
export const partNamed = (name: string | null): Part | undefined =>
  name !== null && Object.hasOwn(contents, name) ? (name as Part) : undefined;
export const contentOf = (part: Part): ReactNode => contents[part];
