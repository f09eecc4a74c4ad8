import type { HoldScope, RetentionKind } from '../../../contract/retention-kinds.ts';
import type { RemovalLimit } from '../../../contract/screening/watchlists.ts';

/**
 * Kinds of audit events and what `data` must carry; contract/texts/audit.ts has the sentence that a reader sees.
 * `data` holds ids, codes, counts and statuses only; names and texts of people go into `personal`.
 */
export type AuditData = {
  /** `factor`: what stood in the place of the authenticator's token. */
  'user.signed_in': { method: 'local' | 'sso' | 'client_sso'; factor?: 'passkey' };
  'user.sign_on_linked': { issuer: string };
  'user.sign_on_unlinked': Record<string, never>;
  'user.sign_in_refused': { step: 'password' | 'token' | 'password_change' | 'sso' | 'scim'; reason: string };
  'user.recovery_codes_made': { codes: number };
  'user.recovery_code_used': { left: number };
  'user.authenticator_replaced': { others: number };
  'user.passkey_added': { passkey: string };
  'user.passkey_renamed': { passkey: string };
  'user.passkey_removed': { passkey: string };
  'user.second_factor_proven': Record<string, never>;
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
  /** Waits for another administrator. */
  'client.provider_change_asked': { fields: string[] };
  'client.provider_change_confirmed': { askedBy: string };
  'client.provider_change_withdrawn': Record<string, never>;
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
  'dossier.downloaded': { version: number; files: number };
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
  /** `rule` names the application of a rule that decided it. */
  'match.disposed': { match: string; disposition: string; reasonCode: string; rule?: string };
  'match.rule_applied': {
    rule: string;
    conditions: string[];
    matches: number;
    disposition: string;
    reasonCode: string;
  };
  'match.confirmed': { match: string };
  /** Says neither of what match nor whether it had a known answer: who gave it reads this too. */
  'match.looked_again': { look: string; disposition: string; reasonCode: string };
  'match.settled': { match: string; disposition: string; reasonCode: string };
  'analysis.saved': { version: number; findings: number; sections: number };
  'analysis.proposal_asked': { section: string; passages: number; model: string };
  'finding.saved': { finding: string; category: string; severity: string; status: string };
  'finding.removed': { finding: string };
  'review.commented': { comment: string; place: string };
  'review.resolved': { comment: string };
  'review.reopened': { comment: string };
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
  'report.copied': { version: number };
  'overview.downloaded': { quarter: string };
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
  'watchlist.comparison_asked': { watchlist: string; version: number };
  'watchlist.discarded': { watchlist: string; version: number };
  'watchlist.threshold_changed': { watchlist: string; before: number; after: number };
  /** `apartFrom`: how many entries it was put apart from. */
  'cluster.split': { cluster: string; entry: string; apartFrom: number };
  'cluster.joined': { cluster: string; entry: string; split: string };
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
  /** `charactersRead` where the document goes on after them. */
  'media.read': {
    source: string;
    sha256: string;
    model: number;
    passages: number;
    proposed: number;
    charactersRead?: number;
  };
  'media.read_failed': { source: string; reason: string };
  'method.drafted': { method: string; number: number; basedOn: number };
  'method.changed': { method: string; number: number; fields: number };
  'method.discarded': { method: string; number: number };
  'method.what_if_started': { method: string; number: number; version: number };
  'method.published': { method: string; number: number; basedOn: number };
  'method.adopted': { method: string; number: number };
  'method.rated_anew': { method: string; number: number; requests: number; raised: number; lower: number };
  'settings.changed': { kind: string; key: string };
  /** `against`: the recommendation of the report, where the decision goes further. */
  'thirdparty.decided': { decision: string; conditions: number; against?: string };
  'client.conditions_saved': { conditions: number };
  'thirdparty.decision_requested': { decision: string; conditions: number; against?: string };
  'thirdparty.decision_confirmed': {
    decision: string;
    conditions: number;
    requestedBy: string;
    against?: string;
  };
  'thirdparty.decision_declined': { decision: string; requestedBy: string };
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
  'view.marked': { list: string; pinned: boolean; isDefault: boolean };
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
  'hold.placed': { hold: string; scope: HoldScope };
  'hold.lifted': { hold: string; scope: HoldScope };
  /** `parts`: what went with the records, by table. */
  'retention.removed': {
    kind: RetentionKind;
    before: string;
    records: number;
    ids?: string[];
    parts?: Record<string, number>;
  };
  'client.departure_requested': Record<string, never>;
  'client.departure_withdrawn': Record<string, never>;
  'client.departure_confirmed': { requestedBy: string };
  'client.exported': { tables: number; files: number };
  'client.erased': { requests: number; people: number; parts: Record<string, number> };
  'audit.verified': { events: number; intact: boolean };
  'audit.checkpoint_asked': Record<string, never>;
};

export type AuditKind = keyof AuditData;
