export { attachedFiles, attachmentsOf, saveUploads, type Upload } from './attachments.ts';
export { recordAuthorship } from './authorships.ts';
export { addComment, keepFiles, type NewComment } from './case/add-comment.ts';
export { hasConflict } from './conflict.ts';
export { forecastOf, type Outlook } from './forecast/forecast.ts';
export { outlookFor, readOutlook } from './forecast/paces.ts';
export { handBackWorkOf } from './hand-back-work.ts';
export { requestsInView, viewFilter } from './lists/views.ts';
export { listMessages } from './messages.ts';
export { countsOfClients, openRequestsOf } from './open-work.ts';
export { plainName } from './plain-name.ts';
export type { SealedReports, WorkflowPorts } from './ports.ts';
export { presentRequest } from './present.ts';
export type { AttachmentRecord, RequestRecord } from './record.ts';
export { requestNumbers } from './request-numbers.ts';
export { registerRequests } from './routes.ts';
export { forgetViewsOf } from './saved-views/forget-views.ts';
export { fillMissingWords } from './search/fill-missing.ts';
export { keepRequestWords } from './search/keep-words.ts';
export { searched } from './search/searched.ts';
export { isOverdue, OPEN_STATUSES } from './sla.ts';
export { requests as requestTable } from './tables.ts';
export { identityOf } from './third-parties/link-third-party.ts';
export {
  type AlertMatch,
  type MatchCause,
  monitoredThirdParties,
  raisedPairings,
  raiseMatchAlert,
} from './third-parties/monitoring.ts';
export { raiseNewsAlert } from './third-parties/news-alerts.ts';
export { endSealedOverride } from './third-parties/rate-third-party.ts';
export type { AlertNews } from './third-parties/tables.ts';
export { thirdParties as thirdPartyTable } from './third-parties/tables.ts';
export {
  lockRequest,
  openRequests,
  screenableRequests,
  thirdPartiesOf,
  thirdPartiesVisibleTo,
} from './unscoped-reads.ts';
export { findVisible, isClientSide, visibleRequestIds, visibleTo } from './visible.ts';
export { bumpWorkVersion, setRating } from './work-version.ts';
export { workflowTable } from './workflow-table.ts';
