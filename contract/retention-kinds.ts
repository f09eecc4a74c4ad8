/** What retention removes and legal holds keep. No imports: the browser loads this file. */

/** Records of one client that retention may remove. */
export const RETENTION_CLIENT_KINDS = [
  'closed_requests',
  'drafts',
  'screening_runs',
  'news',
  'notifications',
] as const;
/** All records that retention may remove. */
export const RETENTION_KINDS = [
  ...RETENTION_CLIENT_KINDS,
  'list_entries',
  'work_items',
  'sessions',
  'mails',
  'webhook_deliveries',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];
/** What a legal hold is placed on. */
export const HOLD_SCOPES = ['client', 'third_party', 'request'] as const;
export type HoldScope = (typeof HOLD_SCOPES)[number];
