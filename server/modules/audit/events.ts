import type { RemovalLimit } from '../../../contract/screening/watchlists.ts';

/**
 * Kinds of audit events: the sentence a reader sees, and what `data` must carry.
 * `data` holds ids, codes, counts and statuses only; names and texts of people go into `personal`.
 */
export type AuditData = {
  'user.signed_in': { method: 'local' | 'sso' };
  'user.sign_on_linked': { issuer: string };
  'user.sign_on_unlinked': Record<string, never>;
  'user.sign_in_refused': { step: 'password' | 'token' | 'password_change' | 'sso' | 'scim'; reason: string };
  'user.locked': { until: string };
  'user.signed_out': { reason: string };
  'user.password_changed': { others: number };
  'user.token_reused': { family: string };
  'user.created': { role: string };
  'user.changed': { fields: string[] };
  'user.invited': { expiresAt: string };
  /** Waits for another administrator. */
  'user.change_asked': { action: string; fields: string[] };
  'user.change_confirmed': { action: string; askedBy: string };
  'user.change_withdrawn': { action: string };
  'user.disabled': Record<string, never>;
  'user.enabled': Record<string, never>;
  /** Of how many events of the trail something was taken. */
  'user.erased': { events: number };
  'user.unlocked': Record<string, never>;
  'user.two_factor_reset': Record<string, never>;
  /** `limit`: it was the oldest when one more was opened than the policy allows. */
  'user.session_ended': { session: string; reason?: 'limit' };
  'user.sessions_ended': { sessions: number };
  'user.break_glass': { sessions: number; expiresAt: string };
  'client.created': { code: string };
  'client.changed': { fields: string[] };
  'request.drafted': Record<string, never>;
  'request.changed': { fields: string[] };
  'request.acted': { action: string; from: string; to: string; version: number };
  'request.file_added': { attachment: string; sha256: string; size: number };
  'request.file_removed': { attachment: string };
  'request.commented': { message: string; visibility: string; mentions?: string[] };
  'request.watched': Record<string, never>;
  'request.unwatched': Record<string, never>;
  'request.tagged': Record<string, never>;
  'request.untagged': Record<string, never>;
  'file.downloaded': { attachments: string[]; report?: number };
  'file.corrupt': { file: string };
  'screening.queued': { run: string };
  'screening.finished': {
    run: string;
    matches: number;
    names: number;
    /** Names of which more entries of a list may reach its threshold than were kept. */
    truncated: number;
    lists: { watchlist: string; version: number }[];
  };
  'screening.failed': { run: string; reason: string };
  'screening.ad_hoc': { hits: number };
  'match.disposed': { match: string; disposition: string; reasonCode: string };
  'match.confirmed': { match: string };
  /** Says neither of what match nor whether it had a known answer: who gave it reads this too. */
  'match.looked_again': { look: string; disposition: string; reasonCode: string };
  'match.settled': { match: string; disposition: string; reasonCode: string };
  'analysis.saved': { version: number; findings: number; sections: number };
  'analysis.proposal_asked': { section: string; passages: number; model: string };
  'finding.saved': { finding: string; category: string; severity: string; status: string };
  'finding.removed': { finding: string };
  'rating.proposed': { score: number; overall: string; methodVersion: string };
  'rating.override_asked': { override: string; band: string; computed: string; expiresOn: string };
  'rating.override_approved': { override: string; band: string };
  'rating.override_refused': { override: string; band: string };
  'rating.override_withdrawn': { override: string; band: string };
  /** `overall` is the rating that counts from now on. */
  'rating.override_expired': { override: string; band: string; overall: string };
  'rating.override_overtaken': { override: string; band: string; overall: string };
  'report.sealed': {
    version: number;
    dataSha256: string;
    pdfSha256: string;
    rating: string;
    score: number;
  };
  'report.read': { version: number };
  'watchlist.import_started': { watchlist: string; version: number; sha256: string; files: number };
  'watchlist.imported': { watchlist: string; version: number; sha256: string; entries: number };
  'watchlist.topics_saved': { watchlist: string; topic: string | null; words: Record<string, string> };
  'watchlist.import_failed': { watchlist: string; version: number; reason: string };
  'watchlist.feed_saved': {
    watchlist: string;
    everyHours: number;
    addresses: number;
    activate: boolean;
    removalLimit: RemovalLimit;
  };
  'watchlist.feed_ended': { watchlist: string };
  'watchlist.folder_saved': {
    watchlist: string;
    files: number;
    activate: boolean;
    removalLimit: RemovalLimit;
  };
  'watchlist.folder_ended': { watchlist: string };
  'watchlist.fetch_failed': { watchlist: string; failures: number; reason: string };
  'watchlist.activated': { watchlist: string; version: number };
  'watchlist.watched': { watchlist: string; version: number; thirdParties: number; alerts: number };
  'screening.released_rescreened': { requests: number; alerts: number; methodVersion: string };
  'monitoring.rescreened': { thirdParties: number; alerts: number; methodVersion: string };
  'monitoring.reread': { model: number; thirdParties: number; raised: number };
  'watchlist.discarded': { watchlist: string; version: number };
  'watchlist.threshold_changed': { watchlist: string; before: number; after: number };
  'register.import_started': { version: number; sha256: string };
  'register.imported': { version: number; sha256: string; companies: number; rejected: number };
  'register.import_failed': { version: number; reason: string };
  'register.activated': { version: number };
  'register.discarded': { version: number };
  'media.data_uploaded': { upload: string; sha256: string; passages: number };
  'media.training_started': { model: string; version: number };
  'media.trained': { model: string; version: number; sha256: string; macroF1: string; passages: number };
  'media.training_failed': { model: string; version: number; reason: string };
  'media.activated': { model: string; version: number };
  'media.rolled_back': { model: string; version: number };
  'media.capture_switched': { on: boolean };
  'news.feed_saved': { feed: string; everyMinutes: number; active: boolean };
  'news.feed_removed': { feed: string };
  /** Scheduled work has not succeeded for more than twice its interval. */
  'schedule.overdue': { schedule: string; failures: number; lastSucceededAt: string | null };
  'schedule.recovered': { schedule: string };
  'news.fetch_failed': { feed: string; failures: number; reason: string };
  'media.source_added': { source: string; kind: string; sha256: string };
  'media.read_asked': { source: string };
  'media.read': { source: string; sha256: string; model: number; passages: number; proposed: number };
  'media.read_failed': { source: string; reason: string };
  'method.drafted': { method: string; number: number; basedOn: number };
  'method.changed': { method: string; number: number; fields: number };
  'method.discarded': { method: string; number: number };
  'method.what_if_started': { method: string; number: number; version: number };
  'method.published': { method: string; number: number; basedOn: number };
  'method.rated_anew': { method: string; number: number; requests: number; raised: number; lower: number };
  'settings.changed': { kind: string; key: string };
  'thirdparty.decided': { decision: string; conditions: number };
  'thirdparty.condition_settled': { condition: string; state: string };
  'thirdparty.condition_lapsed': { condition: string };
  'thirdparty.monitoring_switched': { monitored: boolean };
  'thirdparty.review_set': { nextReviewOn: string };
  'thirdparty.match_found': { watchlist: string; version: number; matches: number };
  'thirdparty.news_found': { items: string[]; model: number };
  'thirdparty.review_due': { nextReviewOn: string };
  'thirdparty.merged': { into: string; requests: number; monitored: boolean; relationship: string };
  'thirdparty.alert_dismissed': { alert: string };
  /** `target`: the id the call named, whoever it belongs to. */
  'call.refused': { call: string; code: string; status: number; action?: string; target?: string };
  'call.refused_again': { call: string; code: string; times: number; since: string };
  'list.exported': { list: string; format: string; rows: number; filters: string[] };
  'notifications.cleared': { notices: number };
  'notifications.restored': { notices: number };
  'notifications.chosen': { kinds: string[] };
  'view.kept': { list: string; shared: boolean };
  'view.removed': { list: string };
  'webhook.created': { events: string[]; client: string | null };
  'webhook.changed': { fields: string[] };
  'webhook.enabled': Record<string, never>;
  'webhook.disabled': Record<string, never>;
  'webhook.removed': Record<string, never>;
  'webhook.secret_renewed': Record<string, never>;
  'webhook.tested': { delivery: string };
  'webhook.redelivered': { delivery: string };
  'webhook.given_up': { failingSince: string };
  'audit.verified': { events: number; intact: boolean };
  'audit.checkpoint_asked': Record<string, never>;
};

export type AuditKind = keyof AuditData;

export const auditTexts: Record<AuditKind, string> = {
  'user.signed_in': 'signed in',
  'user.sign_on_linked': 'signed in by single sign-on for the first time, which linked the account',
  'user.sign_on_unlinked': 'unlinked the user from single sign-on',
  'user.sign_in_refused': 'was refused sign-in',
  'user.locked': 'was locked after too many failed sign-ins',
  'user.signed_out': 'signed out',
  'user.password_changed': 'changed the password',
  'user.token_reused': 'presented a used refresh token; the session was ended',
  'user.created': 'created the user',
  'user.changed': 'changed the user',
  'user.invited': 'invited the user',
  'user.change_asked': 'asked for a change to how the user signs in',
  'user.change_confirmed': 'confirmed a change to how the user signs in',
  'user.change_withdrawn': 'withdrew a change to how the user signs in',
  'user.disabled': 'disabled the user',
  'user.enabled': 'enabled the user',
  'user.erased': 'erased the person',
  'user.unlocked': 'unlocked the user',
  'user.two_factor_reset': 'reset the authenticator of the user',
  'user.session_ended': 'ended a session',
  'user.sessions_ended': 'ended every other session of the user',
  'user.break_glass': 'restored an administrator’s access by the break-glass command',
  'client.created': 'created the client',
  'client.changed': 'changed the client',
  'request.drafted': 'created a draft of the request',
  'request.changed': 'changed the request',
  'request.acted': 'performed an action on the request',
  'request.file_added': 'added a file',
  'request.file_removed': 'removed a file',
  'request.commented': 'commented on the request',
  'request.watched': 'started watching the request',
  'request.unwatched': 'stopped watching the request',
  'request.tagged': 'added a tag to the request',
  'request.untagged': 'removed a tag from the request',
  'file.downloaded': 'downloaded',
  'file.corrupt': 'was refused a file that no longer matches its checksum',
  'screening.queued': 'queued a screening',
  'screening.finished': 'finished a screening',
  'screening.failed': 'could not finish a screening',
  'screening.ad_hoc': 'searched the lists without storing anything',
  'match.disposed': 'decided a match',
  'match.confirmed': 'confirmed a disposition as the second person',
  'match.looked_again': 'completed a second review of a match',
  'match.settled': 'settled a disagreement about a match',
  'analysis.saved': 'saved the analysis',
  'analysis.proposal_asked': 'asked a language model for the text of a section',
  'finding.saved': 'saved a finding',
  'finding.removed': 'removed a finding',
  'rating.proposed': 'computed a rating',
  'rating.override_asked': 'requested a rating override',
  'rating.override_approved': 'approved the rating override as the second person',
  'rating.override_refused': 'refused the rating override',
  'rating.override_withdrawn': 'withdrew the rating override',
  'rating.override_expired': 'recorded that the rating override expired',
  'rating.override_overtaken': 'recorded that the computed rating rose above its override',
  'report.sealed': 'sealed the report',
  'report.read': 'read the report data',
  'watchlist.import_started': 'started importing a list version',
  'watchlist.imported': 'imported a list version',
  'watchlist.topics_saved': 'set what the topics of a list mean',
  'watchlist.import_failed': 'could not import a list version',
  'watchlist.feed_saved': 'scheduled automatic updates of a watchlist',
  'watchlist.feed_ended': 'stopped automatic updates of a watchlist',
  'watchlist.folder_saved': 'scheduled updates of a watchlist from the folder',
  'watchlist.folder_ended': 'stopped updates of a watchlist from the folder',
  'watchlist.fetch_failed': 'could not fetch a list',
  'watchlist.activated': 'activated a list version',
  'watchlist.watched': 'compared monitored third parties with a list version',
  'screening.released_rescreened': 'screened released requests again with a newer method',
  'monitoring.rescreened': 'compared monitored third parties with the lists again',
  'monitoring.reread': 'read news about monitored third parties again with another model version',
  'watchlist.discarded': 'discarded a list version',
  'watchlist.threshold_changed': 'changed the threshold of a list',
  'register.import_started': 'started importing the company register',
  'register.imported': 'imported the company register',
  'register.import_failed': 'could not import the company register',
  'register.activated': 'activated a company register',
  'register.discarded': 'discarded an imported company register',
  'media.data_uploaded': 'uploaded training passages for the adverse-media model',
  'media.training_started': 'started training a version of the adverse-media model',
  'media.trained': 'trained a version of the adverse-media model',
  'media.training_failed': 'could not train a version of the adverse-media model',
  'media.activated': 'activated a version of the adverse-media model',
  'media.rolled_back': 'rolled back to an earlier version of the adverse-media model',
  'media.capture_switched': 'turned the capture of web pages on or off',
  'news.feed_saved': 'saved a news feed',
  'news.feed_removed': 'removed a news feed',
  'schedule.overdue': 'recorded that a scheduled job is overdue',
  'schedule.recovered': 'recorded that a scheduled job succeeds again',
  'news.fetch_failed': 'could not read a news feed',
  'media.source_added': 'added a document to be read for adverse media',
  'media.read_asked': 'asked for a document to be read again',
  'media.read': 'read a document for adverse media',
  'media.read_failed': 'could not read a document',
  'method.drafted': 'drafted a version of the rating method',
  'method.changed': 'changed the draft of the rating method',
  'method.discarded': 'discarded the draft of the rating method',
  'method.what_if_started': 'ran an impact preview of the draft rating method',
  'method.published': 'published a version of the rating method',
  'method.rated_anew': 'rated the open requests with the new version of the rating method',
  'settings.changed': 'changed a setting',
  'thirdparty.decided': 'decided on the relationship',
  'thirdparty.condition_settled': 'settled a condition',
  'thirdparty.condition_lapsed': 'recorded that a condition lapsed',
  'thirdparty.monitoring_switched': 'turned monitoring on or off',
  'thirdparty.review_set': 'set the date of the next review',
  'thirdparty.match_found': 'resembles a new or changed list entry',
  'thirdparty.news_found': 'is named in news that may be adverse',
  'thirdparty.review_due': 'recorded that a review is due',
  'thirdparty.merged': 'merged the third party into another one',
  'thirdparty.alert_dismissed': 'dismissed an alert',
  'call.refused': 'was refused',
  'call.refused_again': 'was refused the same call again',
  'list.exported': 'exported a list',
  'notifications.cleared': 'cleared notifications',
  'notifications.restored': 'restored notifications',
  'notifications.chosen': 'chose which notifications are sent by email',
  'view.kept': 'saved a view of a list',
  'view.removed': 'removed a view of a list',
  'webhook.created': 'created the webhook',
  'webhook.changed': 'changed the webhook',
  'webhook.enabled': 'turned the webhook on',
  'webhook.disabled': 'turned the webhook off',
  'webhook.removed': 'removed the webhook',
  'webhook.secret_renewed': 'renewed the webhook secret',
  'webhook.tested': 'sent a test delivery to the webhook',
  'webhook.redelivered': 'retried a webhook delivery',
  'webhook.given_up': 'turned the webhook off after three days without a successful delivery',
  'audit.verified': 'verified the audit chain',
  'audit.checkpoint_asked': 'created a signed checkpoint of the audit chains',
};
