import type { OperationKey } from '../../contract/index.ts';

/** What a person did, as the server heard it: an operation, and what was sent with it. */
type Heard = { call: OperationKey; with?: (input: Record<string, unknown>) => boolean };

export type StoryStep = {
  id: string;
  /** Where the step is done. It names lists and searches, never a record that another step may have changed. */
  link: string;
  /** `seen`: done once its page is open, for steps whose calls other pages make too. */
  done: Heard | 'seen';
};

const action =
  (...names: string[]) =>
  (input: Record<string, unknown>) =>
    names.includes(String(input.action));

const sends = (name: string) => (input: Record<string, unknown>) =>
  input[name] !== undefined && input[name] !== false;

const downloadOverview: StoryStep = {
  id: 'overview',
  link: '/pages/client-overview-dashboard',
  done: { call: 'POST /reports/v1.0/quarterlyoverviews' },
};
const orderReport: StoryStep = {
  id: 'request',
  link: '/pages/newrequest?new=1',
  done: { call: 'POST /reports/v1.0/requestdetails' },
};
const searchName: StoryStep = {
  id: 'search',
  link: '/pages/namesearch',
  done: { call: 'POST /reports/v1.0/screenings' },
};
const readReport: StoryStep = {
  id: 'report',
  link: '/pages/requestdetails?search=Zarkon',
  done: { call: 'GET /api/reportData/:client/:request/' },
};
const verifyTrail: StoryStep = {
  id: 'audit',
  link: '/pages/audittrails',
  done: { call: 'GET /reports/v1.0/audittrails', with: sends('verify') },
};

/** The guided story of each person whom the demo introduces, by username, about the data that its past made for them. */
export const stories: Record<string, readonly StoryStep[]> = {
  admin: [
    downloadOverview,
    {
      id: 'lists',
      link: '/pages/settings?tab=watchlists',
      done: { call: 'GET /reports/v1.0/watchlists', with: sends('version') },
    },
    {
      id: 'method',
      link: '/pages/settings?tab=method',
      done: 'seen',
    },
    searchName,
    readReport,
    verifyTrail,
  ],
  client: [
    {
      id: 'answer',
      link: '/pages/requestdetails?view=awaiting_me',
      done: { call: 'POST /reports/v1.0/submituseraction', with: action('answer') },
    },
    readReport,
    {
      id: 'conditions',
      link: '/pages/thirdparties?relationship=approved_with_conditions',
      done: {
        call: 'POST /reports/v1.0/thirdparties',
        with: action('settle_condition', 'decide', 'confirm_decision', 'decline_decision'),
      },
    },
    orderReport,
    downloadOverview,
    verifyTrail,
  ],
  clientuser: [
    orderReport,
    {
      id: 'timeline',
      link: '/pages/requestdetails?search=Lampedra',
      done: { call: 'GET /reports/v1.0/casetimeline' },
    },
    {
      id: 'comment',
      link: '/pages/requestdetails?search=Thornwick',
      done: { call: 'POST /reports/v1.0/casecomments' },
    },
    readReport,
    {
      id: 'list',
      link: '/pages/requestdetails?view=open',
      done: { call: 'POST /reports/v1.0/requestlists' },
    },
    verifyTrail,
  ],
  allocator: [
    {
      id: 'allocate',
      link: '/pages/requestdetails?view=unallocated',
      done: { call: 'POST /reports/v1.0/submituseraction', with: action('accept_and_allocate') },
    },
    {
      id: 'review',
      link: '/pages/requestdetails?view=awaiting_me&status=in_review',
      done: { call: 'POST /reports/v1.0/submituseraction', with: action('release', 'return') },
    },
    {
      id: 'alerts',
      link: '/pages/thirdparties?view=alerts',
      done: { call: 'GET /reports/v1.0/alerts' },
    },
    searchName,
    downloadOverview,
    verifyTrail,
  ],
  drafter: [
    {
      id: 'start',
      link: '/pages/requestdetails?search=Quilon',
      done: { call: 'POST /reports/v1.0/submituseraction', with: action('start') },
    },
    {
      id: 'matches',
      link: '/pages/requestdetails?search=Devraj',
      done: { call: 'POST /reports/v1.0/requestanalysis', with: sends('dispositions') },
    },
    {
      id: 'findings',
      link: '/pages/requestdetails?search=Devraj',
      done: { call: 'POST /reports/v1.0/requestanalysis', with: sends('findings') },
    },
    {
      id: 'summary',
      link: '/pages/requestdetails?search=Rosalind',
      done: { call: 'POST /reports/v1.0/requestanalysis', with: sends('sections') },
    },
    searchName,
    verifyTrail,
  ],
};

/** The steps of a person that a call with this input completes. */
export const stepsDoneBy = (username: string, call: string, input: Record<string, unknown>) =>
  (stories[username] ?? [])
    .filter(({ done }) => done !== 'seen' && done.call === call && (done.with?.(input) ?? true))
    .map(({ id }) => id);

/** The steps of a person that are done at this address. */
export const stepsDoneAt = (username: string, address: string) =>
  (stories[username] ?? [])
    .filter(({ done, link }) => done === 'seen' && link === address)
    .map(({ id }) => id);
