/** Literal texts, names of states and other words both sides say. No imports: the browser loads this file. */

export const ROLES = ['admin', 'client', 'clientuser', 'allocator', 'drafter'] as const;
export type Role = (typeof ROLES)[number];
export const FIRM_ROLES = ['admin', 'allocator', 'drafter'] as const satisfies readonly Role[];
export const CLIENT_ROLES = ['client', 'clientuser'] as const satisfies readonly Role[];
/** What a client’s people call everybody of the firm: who of them did something is not theirs to know. */
export const ASSESSMENT_TEAM = 'Assessment team';

/** Licensed modules, by the English titles of the menu. */
export const MODULES = ['Home', 'New Request', 'Request Details', 'Audit Trail', 'Settings'] as const;
export type ModuleTitle = (typeof MODULES)[number];

export const REQUEST_ACTIONS = [
  'submit',
  'accept_and_allocate',
  'take_next',
  'hand_back',
  'start',
  'ask_client',
  'answer',
  'withdraw_question',
  'amend',
  'submit_for_review',
  'return',
  'release',
  'reject',
  'cancel',
  'reopen',
  'ask_reopen',
  'decline_reopen',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];
/** What a request waits for, of the person who looks. */
export const TASKS = [
  'complete_draft',
  'answer_question',
  'allocate',
  'start_analysis',
  'work_on_analysis',
  'revise',
  'review',
] as const;
export type Task = (typeof TASKS)[number];

/** What an audit event may be about. */
export const AUDIT_OBJECTS = [
  'request',
  'attachment',
  'message',
  'analysis',
  'screening',
  'match',
  'second_look',
  'media',
  'finding',
  'rating',
  'review_comment',
  'report',
  'third_party',
  'news_feed',
  'user',
  'client',
  'watchlist',
  'cluster',
  'company_register',
  'category',
  'entity_type',
  'report_type',
  'business_calendar',
  'dispositions',
  'method',
  'security_policy',
  'terms',
  'scim',
  'retention',
  'webhook',
  'schedule',
  'saved_view',
  'list',
  'overview',
  'call',
  'audit',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

/** What the timeline of a request is filtered by. */
export const TIMELINE_KINDS = [
  'course',
  'facts',
  'documents',
  'comments',
  'analysis',
  'report',
  'following',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const RISK_CATEGORIES = [
  'bribery_corruption',
  'financial',
  'legal',
  'regulatory',
  'sanctions',
  'pep',
] as const;
export type RiskCategory = (typeof RISK_CATEGORIES)[number];
/** Keys that their own words would not read well as. */
export const READABLE: Readonly<Record<string, string>> = {
  bribery_corruption: 'bribery and corruption',
  pep: 'PEP',
};
/** What a passage of a document is about; `none` when it tells nothing adverse. */
export const MEDIA_LABELS = [...RISK_CATEGORIES, 'none'] as const;
export type MediaLabel = (typeof MEDIA_LABELS)[number];
/** What a list, or an entry of it, is about; the weightiest first. */
export const LIST_TOPICS = ['sanctions', 'pep', 'regulatory', 'adverse_media', 'other'] as const;
export type ListTopic = (typeof LIST_TOPICS)[number];
export const RATINGS = ['high', 'medium', 'low'] as const;
export type RatingBand = (typeof RATINGS)[number];
export const ENTITY_TYPES = ['organisation', 'individual', 'vessel'] as const;
export const REPORT_LEVELS = ['basic', 'standard', 'enhanced'] as const;
/** How an open request weighs on its drafter: what waits for somebody else weighs little, what is due soon much. */
export const WORK_STATES = ['due_soon', 'in_hand', 'with_client', 'in_review'] as const;
export const RELATIONSHIP_DECISIONS = [
  'pending',
  'approved',
  'approved_with_conditions',
  'rejected',
  'terminated',
] as const;
export type RelationshipDecision = (typeof RELATIONSHIP_DECISIONS)[number];
/** What a client has to do about its third parties. */
export const REGISTER_DUES = ['decision', 'confirmation', 'conditions', 'review'] as const;
export type RegisterDue = (typeof REGISTER_DUES)[number];
export const CONDITION_STATES = ['open', 'met', 'waived', 'lapsed'] as const;
export type ConditionState = (typeof CONDITION_STATES)[number];
/** What becomes of an override of a rating; `overtaken`: the computed rating rose above it. */
export const OVERRIDE_STATES = [
  'waiting',
  'approved',
  'refused',
  'withdrawn',
  'replaced',
  'expired',
  'overtaken',
] as const;
export type OverrideState = (typeof OVERRIDE_STATES)[number];
export const ALERT_KINDS = ['review_due', 'condition_lapsed', 'new_match', 'adverse_news'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
export const DISPOSITIONS = ['unspecified', 'true_match', 'possible', 'false_positive'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];
/** Those that decide; `unspecified` takes a decision back. */
export const DECISIONS = ['true_match', 'possible', 'false_positive'] as const satisfies Disposition[];
export type Decision = (typeof DECISIONS)[number];
export const STRENGTHS = ['medium', 'strong', 'exact'] as const;
export const LEVELS = ['low', 'medium', 'high'] as const;
/** `fact`: without proceedings. `charge` and `conviction` are criminal; `penalty` is an authority's, without a court. */
export const FINDING_STAGES = [
  'fact',
  'allegation',
  'investigation',
  'charge',
  'conviction',
  'civil_claim',
  'civil_judgment',
  'penalty',
  'insolvency',
  'settlement',
  'acquittal',
] as const;
/** What a finding is about, where it is one of these: a serious one makes a conviction a high risk. */
export const FINDING_MATTERS = [
  'bribery',
  'fraud',
  'money_laundering',
  'terrorism',
  'sanctions_evasion',
  'tax_evasion',
  'narcotics',
  'trafficking',
  'cybercrime',
  'competition',
  'environment',
  'labour',
  'going_concern',
  'other',
] as const;
export const FINDING_STATUSES = ['proposed', 'confirmed', 'dismissed'] as const;
/** Why a person dismisses what the machine proposed; `not_adverse` teaches the model. */
export const DISMISSALS = ['not_adverse', 'another_party', 'already_known', 'out_of_scope'] as const;
export type Dismissal = (typeof DISMISSALS)[number];
/** How a document to be read came: with the request, uploaded for its media, pasted as text, or fetched by the server. */
export const MEDIA_SOURCE_KINDS = ['attachment', 'uploaded', 'pasted', 'captured', 'news'] as const;
/** `waiting` for a version of the model to be activated. */
export const MEDIA_SOURCE_STATES = ['queued', 'reading', 'waiting', 'read', 'failed'] as const;
/** Web pages are read as a source, and never served. */
export const MEDIA_EXTENSIONS = ['pdf', 'docx', 'html', 'htm', 'txt', 'csv'] as const;
export const SUBJECT_ROLES = ['subject', 'principal', 'owner', 'associate'] as const;
export const RELATIONSHIP_TYPES = [
  'supplier',
  'distributor',
  'agent',
  'intermediary',
  'consultant',
  'joint_venture_partner',
  'customer',
  'acquisition_target',
  'contractor',
  'lobbyist',
  'customs_broker',
] as const;
export const IDENTIFIER_SCHEMES = [
  'CIN',
  'LLPIN',
  'LEI',
  'PAN',
  'VAT',
  'IMO',
  'passport',
  'registration',
  'other',
] as const;
export const PRINCIPAL_ROLES = [
  'director',
  'beneficial_owner',
  'shareholder',
  'officer',
  'representative',
  'other',
] as const;
export const PRIORITIES = ['normal', 'urgent'] as const;

/** What a notification is about, where each person chooses whether it goes by mail too. */
export const CHOSEN_NOTICE_KINDS = [
  'request',
  'question',
  'comment',
  'screening',
  'register',
  'system',
] as const;
export type ChosenNoticeKind = (typeof CHOSEN_NOTICE_KINDS)[number];
/** What concerns one's account is no choice, nor is an alarm: it goes by mail and is confirmed before anything else. */
const NOTICE_KINDS = [...CHOSEN_NOTICE_KINDS, 'account', 'alarm'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What the webhook of a client may hear of: its people see as much. Each is a kind of audit event. */
export const CLIENT_WEBHOOK_EVENTS = [
  'request.acted',
  'report.sealed',
  'thirdparty.decided',
  'thirdparty.condition_lapsed',
  'thirdparty.review_due',
] as const;
/** What a webhook of the firm may hear of. */
export const WEBHOOK_EVENTS = [
  ...CLIENT_WEBHOOK_EVENTS,
  'screening.finished',
  'screening.failed',
  'thirdparty.match_found',
  'thirdparty.news_found',
  'rating.proposed',
  'watchlist.imported',
  'watchlist.activated',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Reason codes of a disposition, as the first method offers them. */
export const DISPOSITION_REASONS = [
  'name_and_data_agree',
  'different_birth_date',
  'different_country',
  'different_identifier',
  'different_person',
  'different_business',
  'name_only_coincidence',
  'insufficient_data',
] as const;

/** The three texts that people agree to, in the order they are shown. */
export const TERMS_TEXTS = ['tnc', 'consentnotice', 'privacy'] as const;
export type TermsText = (typeof TERMS_TEXTS)[number];

/** Safe-text: what user names, tokens and tags may consist of. Says nothing about length. */
export const SAFE_TEXT = /^[A-Za-z0-9 .,!?'"@#$%&*\-_:;[\]()]*$/;
/**
 * Safe-text of search boxes: letters with their combining marks and digits of any script, and the marks that scripts
 * write inside words (UAX #31, tables 3a and 3b: middle dots, Hebrew punctuation, joiners, the typographic apostrophe).
 * Everything else that safe-text refuses is refused here too.
 */
export const SEARCH_TEXT =
  /^[\p{L}\p{M}\p{N}\u00b7\u058a\u05be\u05f3\u05f4\u200c-\u200d\u2019\u30fb .,!?'"@#$%&*\-_:;[\]()]*$/u;

/** The header of an answer that names the parts which could not be read and are left out: `Data.3.explanation`. */
export const MISSING_PARTS = 'missing-parts';

/** Sentences that the specification fixes letter by letter. */
export const TEXTS = {
  badCredentials: 'Invalid username or password.',
  passwordExpired: 'Password has expired. Change your password!',
  firstLogin: 'First time login. Change your password!',
  inactivity: 'Session ended due to inactivity. Login again...',
  sessionExpired: 'Session expired. Please login again.',
  noRefreshToken: 'No refresh token found.',
  serverError: 'server error: api call failed',
  invalidCharacters: 'Invalid character input, not allowed!',
  consent:
    'I confirm that the client may lawfully share these details for the assessment of this third party, and that they are accurate to the best of my knowledge.',
} as const;
