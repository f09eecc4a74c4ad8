export { attachedFiles, attachmentsOf, saveUploads, type Upload } from './attachments.ts';
export { recordAuthorship } from './authorships.ts';
export { addComment, keepFiles, type NewComment } from './case/add-comment.ts';
export { namesOfClients } from './client-names.ts';
export { hasConflict } from './conflict.ts';
export {
  allocatorOf,
  hasEndedSince,
  lockRequest,
  moveRequests,
  openRequests,
  requestRows,
  requestsAbout,
  screenableRequests,
} from './cross-tenant-queries.ts';
export { forecastOf, type Outlook } from './forecast/forecast.ts';
export { outlookFor, readOutlook } from './forecast/paces.ts';
export { handBackWorkOf } from './hand-back-work.ts';
export { ratingColumn, requestsInView, viewFilter } from './lists/views.ts';
export { listMessages } from './messages.ts';
export { openRequestsOf, openRequestsOfClients } from './open-work.ts';
export { plainName } from './plain-name.ts';
export type { SealedRating, SealedReports, ThirdPartyRegister, WorkflowPorts } from './ports.ts';
export { presentRequest, ratingOutlookOf } from './present.ts';
export type { AttachmentRecord, RequestRecord } from './record.ts';
export { requestNumbers } from './request-numbers.ts';
export { mountRequests } from './routes.ts';
export { forgetViewsOf } from './saved-views/forget-views.ts';
export { fillMissingWords } from './search/fill-missing.ts';
export { indexRequest } from './search/index-text.ts';
export { searched } from './search/searched.ts';
export { isOverdue, OPEN_STATUSES } from './sla.ts';
export { storedByClients } from './storage.ts';
export { requestView } from './request-view.ts';
export {
  findVisible,
  isClientSide,
  visibleRequestIds,
  visibleThirdPartyIds,
  visibleTo,
} from './visible.ts';
export { bumpWorkVersion, setRating } from './work-version.ts';
export { workflowTable } from './workflow-table.ts';
