export { agedDrafts, agedRequests, removeRequest, requestsOfClient } from './aged-requests.ts';
export { drafterOfReport, recordAuthorship } from './allocation/authorships.ts';
export { hasConflict, ownConflict, refuseConflict } from './allocation/conflict.ts';
export { handBackConflictingWorkOf, handBackWorkOf } from './allocation/hand-back-work.ts';
export { openRequestsOf, openRequestsOfClients } from './allocation/open-work.ts';
export { addComment, keepFiles } from './case/add-comment.ts';
export { listMessages } from './case/messages.ts';
export { changesSinceVisit } from './case/visits.ts';
export {
  allocatorsOf,
  isScreenable,
  lockRequest,
  moveRequests,
  openRequests,
  partiesChangedSince,
  partiesEndedSince,
  requestRows,
  screenableRequests,
} from './cross-tenant-queries.ts';
export { distinctNames } from './downloads/file-name.ts';
export { recordDownload, refusingCorrupt } from './downloads/record-download.ts';
export { asDownload } from './downloads/send-file.ts';
export { attachedFiles, attachmentsOf, presentAttachments, saveUploads } from './files/attachments.ts';
export { storedByClients } from './files/storage.ts';
export { forecastOf, type Outlook } from './forecast/forecast.ts';
export { isOverdue } from './forecast/sla.ts';
export { outlookFor, readOutlook } from './forecast/throughput.ts';
export { plainName } from './intake/plain-name.ts';
export { namesOfClients } from './lists/client-names.ts';
export type { RequestsQuery } from './lists/filters.ts';
export { listRequests } from './lists/list-requests.ts';
export { requestNumbers } from './lists/request-numbers.ts';
export { RECENT_MS, ratingColumn, requestsInView, viewFilter } from './lists/views.ts';
export { isReported } from './policy.ts';
export type { SealedRating, SealedReports, ThirdPartyRegister, WorkflowPorts } from './ports.ts';
export { presentRequest, ratingOutlookOf } from './present.ts';
export { about, noticeAbout, ofRequest, type RequestRecord } from './record.ts';
export { countingRating, isGivenUpWithReport, type RequestView, requestView } from './request-view.ts';
export { mountRequests } from './routes.ts';
export { endViewsOf, forgetViewsOf } from './saved-views/forget-views.ts';
export { fillMissingWords } from './search/fill-missing.ts';
export { indexRequest } from './search/index-text.ts';
export { searched } from './search/searched.ts';
export {
  findVisible,
  isClientSide,
  isRemoved,
  isUnsubmitted,
  mayReadAbout,
  nameFor,
  visibleRequestIds,
  visibleTo,
} from './visible.ts';
export { bumpWorkVersion, setRating, setSealedStanding } from './work-version.ts';
export { workflowTable } from './workflow-table.ts';
