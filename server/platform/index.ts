export { addDays, addMonths } from './calendar/business-days.ts';
export { FIRST_CALENDAR, type FirmCalendar } from './calendar/firm-calendar.ts';
export { asDay, dayOf, monthOf, withinDays } from './calendar/sql-days.ts';
export type { Clock } from './clock.ts';
export { type AgedRow, type AgedRows, agedRows, type Due } from './db/aged-rows.ts';
export { builtOnce, placeholders } from './db/built-once.ts';
export type { Database, Db, Scope } from './db/database.ts';
export { databaseLogin } from './db/database-login.ts';
export { pages } from './db/pages.ts';
export { afterCommit, db, last, together } from './db/transaction.ts';
export type { Env } from './env.ts';
export { faultToQuote, invalidField, notFound, Problem, problem } from './errors.ts';
export type { Files, StoredFile } from './files/files.ts';
export type { FilesInUse } from './files/sweep-files.ts';
export { type ZipEntry, zipStream } from './files/zip-stream.ts';
export { outsideNetworks, refuseHeld, requireWriteAccess } from './http/access.ts';
export type { Module, SignOnAddresses } from './http/app-types.ts';
export type { ExportedList, RefusedCall } from './http/audit-hook.ts';
export { UNUSABLE_VALUE } from './http/field-messages.ts';
export { costLimit, sweepCounts } from './http/limits/route-limit.ts';
export { route } from './http/route.ts';
export { allowStyles } from './http/security/security-headers.ts';
export { postpone, queueDue } from './jobs/due-sources.ts';
export type { Each, Job, Jobs, ScheduledRun, ScheduleState, WorkItem } from './jobs/jobs.ts';
export type { Keys } from './keys.ts';
export { askLanguageModel, LanguageModelFailure, parsed } from './language-model/ask-language-model.ts';
export type { Log } from './log.ts';
export { type Mailer, MailRefused, oneLine } from './mail/mailer.ts';
export { isWithin } from './networks.ts';
export { bytesOf, type Outbound } from './outbound/create-outbound.ts';
export { OutboundFailure } from './outbound/outbound-failure.ts';
export type { Platform } from './platform.ts';
export { type Actor, scopeOf } from './session.ts';
export { sha256 } from './sha256.ts';
export { signal } from './signals/signals.ts';
export { isSafeAddress, type SingleSignOn } from './single-sign-on.ts';
export {
  countryName,
  dayName,
  type Language,
  type TextValues,
  textCatalogue,
  type ValuesArgument,
} from './texts.ts';
