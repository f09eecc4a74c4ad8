export {
  attachmentsOf,
  presentAttachments,
  removeAttachments,
  saveUploads,
  type Upload,
} from './attachments.ts';
export { authorsOf, recordAuthorship } from './authorships.ts';
export { clientNames } from './client-names.ts';
export { fileNameFor } from './downloads/file-name.ts';
export { handBackWorkOf } from './hand-back-work.ts';
export { addMessage, listMessages } from './messages.ts';
export { countsOfClients, openRequestsOf } from './open-work.ts';
export type { SealedReports, WorkflowPorts } from './ports.ts';
export { presentRequest, presentRows } from './present.ts';
export type { AttachmentRecord, RequestRecord } from './record.ts';
export { registerRequests } from './routes.ts';
export { isOverdue, OPEN_STATUSES } from './sla.ts';
export { requests as requestTable, thirdParties as thirdPartyTable } from './tables.ts';
export {
  findRequest,
  type KnownThirdParty,
  screenableRequests,
  thirdPartiesOf,
  thirdPartiesVisibleTo,
} from './unscoped-reads.ts';
export { findVisible, isClientSide, visibleRequestIds, visibleTo } from './visible.ts';
export { bumpWorkVersion, setRating } from './work-version.ts';
export { workflowTable } from './workflow-table.ts';
