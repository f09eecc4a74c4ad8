const modules = 'server/modules';
const platform = 'server/platform';

/**
 * The files that somebody opens who follows one thing through the server, in the order in which they come. A file that
 * does not exist any more is an error of the measurement.
 */
export const walks: Record<string, string[]> = {
  'a request, from the call to the disk and back': [
    'contract/reports/requests.ts',
    `${platform}/http/route.ts`,
    `${modules}/requests/routes.ts`,
    `${modules}/requests/run-act.ts`,
    `${modules}/requests/visible.ts`,
    `${modules}/requests/policy.ts`,
    `${modules}/requests/workflow.ts`,
    `${modules}/requests/acts/submit.ts`,
    `${modules}/requests/save-change.ts`,
    `${modules}/requests/present.ts`,
  ],
  'a file of a watchlist, from the upload to the hit that is shown': [
    'contract/screening/watchlists.ts',
    `${platform}/http/input/form-data.ts`,
    `${platform}/files/checked-files.ts`,
    `${modules}/watchlists/routes.ts`,
    `${modules}/watchlists/import/start-import.ts`,
    `${modules}/watchlists/import/list-formats.ts`,
    `${modules}/watchlists/import/import-version.ts`,
    'engine/lists/index.ts',
    `${modules}/watchlists/entries.ts`,
    'server/compose.ts',
    `${modules}/screening/affected-requests.ts`,
    `${modules}/watchlists/versions.ts`,
    `${modules}/name-index/name-index.ts`,
    `${modules}/name-index/name-search.ts`,
    `${modules}/screening/runs/run-screening.ts`,
    `${modules}/screening/present.ts`,
    `${modules}/assessment/working-document.ts`,
  ],
  'one act of a request, to know who may do it, when, and what it does': [
    `${modules}/requests/policy.ts`,
    `${modules}/requests/workflow.ts`,
    `${modules}/requests/run-act.ts`,
    `${modules}/requests/acts/submit.ts`,
  ],
  'a sign-in, from the password to the session': [
    'contract/security/sign-in.ts',
    `${platform}/http/route.ts`,
    `${modules}/identity/sign-in/routes.ts`,
    `${modules}/identity/caller.ts`,
    `${modules}/identity/session/session-cookies.ts`,
    `${modules}/identity/sign-in/check-token.ts`,
    `${modules}/identity/sign-in/address-limit.ts`,
    `${modules}/identity/sign-in/tickets.ts`,
    `${modules}/identity/accounts/account.ts`,
    `${modules}/identity/sign-in/next-step.ts`,
    `${modules}/identity/accounts/failed-attempts.ts`,
    `${modules}/identity/second-factor/totp.ts`,
    `${modules}/identity/session/open-session.ts`,
    `${modules}/identity/session/refresh-token.ts`,
    `${modules}/identity/session/access-token.ts`,
    `${platform}/keys.ts`,
  ],
};
