import type { OperationKey, RequestOf } from '../../../contract/index.ts';
import type { Target } from './target.ts';

/** Far ahead of every record: a call that passes every guard ends as stale and changes nothing. */
const never = 999_999;
/** Mentioned by a comment that is refused for it. */
const nobody = '7c9e6679-7425-40de-944b-e07fc1f90aff';

type Samples = { [Key in OperationKey]: (target: Target) => RequestOf<Key> };

/** One valid call of each operation. The type makes an operation without a sample an error. */
export const samples: Samples = {
  'POST /security/v1.0/getuserdetails': () => ({ username: 'nobody.here', password: 'Wrong#Horse7' }),
  'POST /security/v1.0/invitation': () => ({ invite: 'none' }),
  'POST /security/v1.0/twofactor': () => ({ payload: 'AAAA' }),
  'POST /security/v1.0/updatepassword': () => ({
    NewPassword: 'Better#Horse8',
    ConfirmPassword: 'Other#Horse9',
    username: 'nobody.here',
  }),
  'POST /security/v1.0/ssologin': () => ({
    code: 'none',
    redirect_uri: 'http://localhost:5011/login',
    state: 'a'.repeat(43),
    code_verifier: 'b'.repeat(43),
    nonce: 'c'.repeat(43),
  }),
  'POST /security/v1.0/validateuser': () => ({ emailid: 'nobody@example.com', username: 'nobody.here' }),
  'POST /security/v1.0/token/refresh': () => ({ token: 'none' }),
  'POST /security/v1.0/logoutuser': () => ({ refresh_token: 'none' }),
  'GET /security/v1.0/userdetails': () => ({ me: 'true' }),
  'POST /security/v1.0/userdetails': ({ user }) => ({
    action: 'change',
    id: user,
    version: never,
    user: { name: 'Changed' },
  }),
  'GET /security/v1.0/clientdetails': () => ({}),
  'POST /security/v1.0/clientdetails': ({ client }) => ({
    id: client,
    version: never,
    name: 'Changed',
    code: 'CHANGED',
    modules: [],
    active: true,
  }),
  'GET /security/v1.0/updatelanguage': () => ({}),
  'POST /security/v1.0/updatelanguage': () => ({ language: 'en-US' }),
  'GET /security/v1.0/sessions': ({ user }) => ({ user }),
  'POST /security/v1.0/sessions': () => ({ action: 'alive' }),
  'GET /security/v1.0/settings': () => ({ name: 'policy' }),
  'POST /security/v1.0/settings': () => ({
    version: never,
    setting: { name: 'terms', tnc: 'Changed', consentnotice: 'Changed', privacy: 'Changed' },
  }),
  'GET /reports/v1.0/requestdetails': ({ client, request }) => ({ client, request }),
  'POST /reports/v1.0/requestdetails': ({ request }) => ({ request, version: never, intake: {} }),
  'POST /reports/v1.0/requestdetails/bulk': () => ({ mode: 'check', rows: [{ legalName: 'Kaveri' }] }),
  'POST /reports/v1.0/submituseraction': ({ client, request }) => ({
    action: 'amend',
    client,
    request,
    version: never,
    intake: {},
  }),
  'GET /reports/v1.0/thirdparties': ({ thirdParty }) => ({ id: thirdParty }),
  'POST /reports/v1.0/thirdparties': ({ thirdParty }) => ({
    action: 'merge',
    id: thirdParty,
    version: never,
  }),
  'GET /reports/v1.0/requestanalysis': ({ client, request }) => ({ client, request }),
  'POST /reports/v1.0/requestanalysis': ({ client, request }) => ({
    client,
    request,
    version: never,
    comment: { text: 'Changed', visibility: 'internal' },
  }),
  'GET /reports/v1.0/casetimeline': ({ client, request }) => ({ client, request }),
  'GET /reports/v1.0/casepeople': ({ client, request }) => ({ client, request }),
  'POST /reports/v1.0/casepeople': ({ client, request }) => ({ client, request, watch: false }),
  'POST /reports/v1.0/casecomments': ({ client, request }) => ({
    client,
    request,
    text: 'Changed',
    visibility: 'shared',
    mentions: [nobody],
  }),
  'GET /reports/v1.0/casetags': () => ({}),
  'POST /reports/v1.0/casetags': ({ client, request }) => ({
    client,
    request,
    action: 'remove',
    tag: 'none',
  }),
  'GET /reports/v1.0/analysisdetails': ({ finding }) => ({ id: finding }),
  'GET /reports/v1.0/ratings': ({ client, request }) => ({ client, request }),
  'GET /reports/v1.0/downloadattachments': ({ client, request, attachment }) => ({
    client,
    request,
    ids: [attachment],
  }),
  'POST /reports/v1.0/downloadattachments': ({ client, request, attachment }) => ({
    client,
    request,
    ids: [attachment],
  }),
  'GET /reports/v1.0/files': ({ attachment }) => ({ id: attachment, exp: 1_800_000_000, sig: 'AAAA' }),
  'POST /reports/v1.0/archives': ({ client, request, attachment }) => ({
    items: [{ client, request, ids: [attachment] }],
  }),
  'GET /reports/v1.0/archives': () => ({ ticket: 'none' }),
  'GET /api/reportData/:client/:request/': ({ client, request }) =>
    ({ client, request }) as Record<string, unknown>,
  'GET /reports/v1.0/entitytypes': () => ({}),
  'POST /reports/v1.0/entitytypes': () => ({
    key: 'organisation',
    title: 'Changed',
    active: true,
    version: never,
  }),
  'GET /reports/v1.0/categories': () => ({}),
  'POST /reports/v1.0/categories': () => ({
    key: 'sanctions',
    title: 'Changed',
    active: true,
    version: never,
  }),
  'GET /reports/v1.0/reporttypes': () => ({}),
  'POST /reports/v1.0/reporttypes': () => ({
    key: 'basic_screening',
    title: 'Changed',
    active: true,
    version: never,
    level: 'basic',
    slaDays: 3,
    requiredSections: [],
    requiredDocuments: 0,
  }),
  'GET /reports/v1.0/countries': () => ({}),
  'GET /reports/v1.0/audittrails': ({ client, request }) => ({ client, requestId: request }),
  'GET /reports/v1.0/auditexport': ({ client, request }) => ({ client, requestId: request }),
  'POST /reports/v1.0/audittrails': () => ({ action: 'checkpoint' }),
  'GET /reports/v1.0/dashboards': ({ client }) => ({ client }),
  'GET /reports/v1.0/savedviews': () => ({ list: 'requests' }),
  'POST /reports/v1.0/savedviews': ({ notification }) => ({
    action: 'remove',
    list: 'requests',
    id: notification,
  }),
  'GET /reports/v1.0/notifications': () => ({}),
  'POST /reports/v1.0/notifications': ({ notification }) => ({ clear_all: false, id: notification }),
  'GET /reports/v1.0/jobs': ({ job }) => ({ id: job }),
  'GET /reports/v1.0/watchlists': ({ listVersion }) => ({ version: listVersion }),
  'POST /reports/v1.0/watchlists': ({ listVersion }) => ({ action: 'discard', version: listVersion }),
  'POST /reports/v1.0/screenings': ({ client, request }) => ({ client, request }),
  'POST /reports/v1.0/mcanearmatch': () => ({ names: ['Zarqun Petrochemical Trading'] }),
};
