const account = 'shared/texts shell.account';
const everywhere = {
  'features/shell/menu/menu-drawer': ['shared/texts menu.expand'],
  'features/shell/search/search-dialog': ['shared/texts search.title'],
  'features/notifications/preferences-dialog': [
    'shared/texts bell.count',
    `${account} > shared/texts notices.title`,
  ],
  'features/shell/shortcuts/shortcut-sheet': ['shared/texts shell.help > shared/texts keys.title'],
  'features/shell/account/my-sessions': [`${account} > shared/texts shell.sessions`],
  'features/shell/sign-in-methods/sign-in-methods': [`${account} > shared/texts shell.signInMethods`],
};
const settings = 'features/settings';
const analysis = 'features/analysis';
const user = `${settings} users.actionsFor > ${settings}`;
const webhook = `${settings} webhooks.moreFor > ${settings}`;
const list = { '': ['shared/ui/texts views', 'shared/ui/texts export'] };

/** By the file under src that has the dialog, '' for a popup of a list: the ways to it, each as `openDialog` takes them. */
type Dialogs = Record<string, readonly string[]>;

/** What opens dialogs and drawers, by role and place. */
export const dialogsOf: Record<string, Record<string, Dialogs>> = {
  admin: {
    index: everywhere,
    audittrails: { ...list, 'features/audit/event-detail': ['features/audit details'] },
    'settings?tab=users': {
      'features/settings/users/user-form': [`${settings} users.newUser`, `${user} edit`],
      'features/settings/users/work-form': [`${user} users.leaveAndConflicts`],
      'features/settings/users/sessions-drawer': [`${user} users.sessions`],
      'features/settings/users/user-actions': [`${user} userAct.reset_two_factor`],
    },
    'settings?tab=users&search=Leila': {
      'features/settings/change-to-confirm': [`${user} change.review`],
    },
    'settings?tab=users&search=Grace': {
      'features/settings/users/invitation-dialog': [`${user} userAct.invite`],
    },
    'settings?tab=clients': {
      'features/settings/clients/client-form': [`${settings} clients.new`, `${settings} editNamed`],
    },
    'settings?tab=terms': {
      'features/settings/terms/terms-history': [`${settings} terms.showTexts`],
    },
    'settings?tab=watchlists': {
      'features/settings/watchlists/import-dialog': [`${settings} watchlists.import`],
      'features/settings/watchlists/feed-form': [`${settings} watchlists.updateAutomatically`],
      'features/settings/watchlists/preview-drawer': [`${settings} watchlists.whatChanged`],
    },
    'settings?tab=companies': {
      'features/settings/company-register/rejected-rows': ['= 1'],
      'features/settings/company-register/company-register-tab': [`${settings} discard`],
    },
    'settings?tab=method': {
      'features/settings/method/draft-editor': [`${settings} method.discardDraft`],
    },
    'settings?tab=masters': {
      'features/settings/masters/report-type-form': [
        `${settings} masters.newReportType`,
        `${settings} editNamed`,
      ],
      'features/settings/masters/master-list': [
        `choose ${settings} masterList.categories > ${settings} masters.newEntry`,
      ],
    },
    'settings?tab=news': {
      'features/settings/news/news-form': [`${settings} news.new`],
      'features/settings/news/news-card': [`${settings} remove`],
    },
    'settings?tab=scim': {
      'features/settings/scim/scim-tab': [`${settings} scim.renew`, `${settings} switchOff`],
    },
    'settings?tab=retention': {
      'features/settings/retention/hold-form': [`${settings} retention.placeHold`],
      'features/settings/retention/holds': [`${settings} retention.liftOf`],
      'features/settings/retention/departures': [`${settings} retention.leave`],
    },
    'settings?tab=webhooks': {
      'features/settings/webhooks/webhook-form': [`${settings} webhooks.new`, `${webhook} change`],
      'features/settings/webhooks/deliveries-drawer': [`${settings} webhooks.deliveries`],
      'features/settings/webhooks/webhook-card': [
        `${webhook} webhooks.renewSecret`,
        `${webhook} switchOff`,
        `${webhook} remove`,
      ],
    },
  },
  client: {
    requestdetails: { 'features/requests/request-preview': ['features/requests previewNumber'] },
    thirdparties: {
      'features/third-parties/conditions/condition-library': ['features/third-parties conditionLibrary'],
    },
    'case:submitted&tab=summary': { 'features/analysis/acts/act-dialog': [`${analysis} cancelRequest`] },
    'thirdparties?thirdparty=': {
      'features/third-parties/decision/decide-dialog': ['features/third-parties changeDecision'],
      'features/third-parties/merge-dialog': ['features/third-parties merge'],
      'features/third-parties/reason-dialog': ['features/third-parties merge'],
    },
  },
  allocator: {
    index: { 'features/shell/account/my-leave': [`${account} > shared/texts shell.leave`] },
    requestdetails: {
      ...list,
      'features/requests/allocate-dialog': ['features/requests allocateNumber'],
    },
    'case&tab=summary': { 'features/analysis/acts/act-dialog': [`${analysis} askTheClient`] },
    'case:in_review&tab=summary': {
      'features/analysis/acts/act-dialog': [`${analysis} return`, `${analysis} release`],
    },
    'case:in_review&tab=report': {
      'features/analysis/review/comment-dialog': [`${analysis} reviewCommentOn`],
    },
  },
  drafter: {
    index: { 'features/shell/account/my-conflicts': [`${account} > shared/texts conflicts.title`] },
    'case&tab=matches': {
      'features/analysis/acts/amend-dialog': [`${analysis} amendFacts`],
      'features/analysis/acts/act-dialog': [`${analysis} submitForReview`],
      'features/analysis/matches/decisions/rule-dialog': [`${analysis} decideAlike`],
    },
    'case&tab=findings': {
      'features/analysis/media/source-form': [`${analysis} addASource`],
      'features/analysis/findings/finding-form': [`${analysis} addFinding`],
    },
    'case:documented&tab=documents': {
      'features/analysis/documents/viewer/file-viewer': [`${analysis} previewName`],
    },
  },
};

/** Dialogs that the walk leaves to other tests, and why. */
export const notOpened: Record<string, string> = {
  'shared/ui/calls/conflict-dialog': 'appears when somebody else saved meanwhile',
  'shared/ui/merge/merge-dialog': 'appears when somebody else saved meanwhile',
  'shared/ui/unsaved/leave-question': 'appears on leaving a page with changes',
  'shared/ui/sessions/session-list': 'needs a second session',
  'features/notifications/alarm-dialog': 'appears with an alarm',
  'features/shell/account/change-password-modal': 'needs an account with a password of its own',
  'features/shell/idle/idle-guard': 'appears after a time without input',
  'features/shell/sign-in-methods/token-question': 'appears when the last token is too old for an act',
  'features/shell/sign-in-methods/passkeys': 'needs a passkey',
  'features/settings/users/erase-form': 'needs a disabled user',
  'features/settings/form-dialog': 'every form of Settings; the question appears on closing one with changes',
  'features/settings/terms/terms-form': 'asks before a changed text is saved',
  'features/settings/method/publish-dialog': 'needs a preview of what a draft would move',
  'features/settings/retrain/models-table': 'needs a second model',
  'features/settings/watchlists/folder-form': 'needs a folder of the operator',
  'features/settings/scim/token-dialog': 'shows a token once it was made',
  'features/settings/webhooks/secret-dialog': 'shows a secret once it was made',
  'features/requests/cancel-request': 'stands in a preview; the same act is opened on a case',
  'features/requests/tags-dialog': 'needs selected rows, which the cards of a phone do not have',
  'features/requests/cancel-requests-dialog': 'needs selected rows, which the cards of a phone do not have',
  'features/third-parties/conditions/conditions-panel': 'needs a decision with conditions; a reason dialog',
  'features/third-parties/decision/pending-decision': 'needs a decision that waits; a reason dialog',
  'features/third-parties/alerts/alerts-panel': 'needs an alert; a reason dialog',
  'features/third-parties/inbox/alert-pane': 'needs an alert; a reason dialog',
  'features/analysis/rating/override-dialog': 'needs a rating that is confirmed and not overridden',
  'features/analysis/rating/refuse-dialog': 'needs an override that somebody else asked for',
  'features/analysis/edits/save-bar': 'asks before changes are discarded, which a moment later are saved',
  'features/analysis/name-search/party-drawer': 'needs a search',
};
