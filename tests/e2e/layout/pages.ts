import type { RequestStatus } from '../../../contract/request-statuses.ts';

/** The parts of a page that have their place, by name, each the first that is shown of its selector. */
type Parts = Record<string, string>;

export type MainPage = {
  name: string;
  who: 'allocator' | 'drafter';
  /** Its address, or the tab of some request with this status. */
  at: string | { status: RequestStatus; tab: string };
  /** There once the page is complete. */
  shown: string;
  parts: Parts;
};

const around: Parts = {
  bar: 'header',
  menu: '.ant-layout-sider-children, .ant-pro-sider, nav[class*="menu"]',
  title: 'main h1',
};

const ofCase: Parts = {
  ...around,
  'primary action': 'main .ant-btn-primary',
  'line of risk and due date': 'main [data-risk]',
  tabs: 'main .ant-tabs-nav',
  'choice of a part': 'main .ant-select',
};

export const mainPages: readonly MainPage[] = [
  {
    name: 'Home',
    who: 'drafter',
    at: '/pages/index',
    shown: 'main ul a',
    parts: {
      ...around,
      'primary action': 'main .ant-btn-primary',
      figures: 'main ul:has(> li)',
      'first card': 'main section',
      'second card': 'main section:nth-of-type(2)',
      'third card': 'main section:nth-of-type(3)',
    },
  },
  {
    name: 'requests',
    who: 'allocator',
    at: '/pages/requestdetails',
    shown: 'main [data-status]',
    parts: {
      ...around,
      views: 'main .ant-segmented',
      search: 'main input[type="search"]',
      table: 'main .ant-table-wrapper',
      'head of the first row': 'main th:nth-of-type(2)',
      'first row': 'main tr[data-row-key]',
      'second card': 'main li:nth-of-type(2):has([data-status])',
      'first card': 'main li:has([data-status])',
    },
  },
  {
    name: 'case',
    who: 'drafter',
    at: { status: 'in_analysis', tab: 'summary' },
    shown: 'main [role="tabpanel"] ol',
    parts: { ...ofCase, course: 'main [role="tabpanel"] ol', facts: 'main [role="tabpanel"] dl' },
  },
  {
    name: 'matches',
    who: 'drafter',
    at: { status: 'in_analysis', tab: 'matches' },
    shown: 'main [data-match]',
    parts: {
      ...ofCase,
      list: 'main ul:has([data-match])',
      evidence: 'main section[id^="match-"]',
      decision: 'main fieldset',
    },
  },
  {
    name: 'report',
    who: 'allocator',
    at: { status: 'released', tab: 'report' },
    shown: 'main article',
    parts: { ...ofCase, report: 'main article', 'head of the report': 'main article header' },
  },
];
