import type { attachments, requests } from './tables.ts';

/** A request as it is stored. It never leaves the server as it stands: presenters choose the fields. */
export type RequestRecord = typeof requests.$inferSelect;
export type AttachmentRecord = typeof attachments.$inferSelect;
/** What an act may change; `version` is counted by the save itself. */
export type RequestChange = Partial<Omit<RequestRecord, 'id' | 'number' | 'clientId' | 'version'>>;

/** What a row, a job or an audit event carries that belongs to a request. */
export const ofRequest = ({ id, clientId }: Pick<RequestRecord, 'id' | 'clientId'>) => ({
  clientId,
  requestId: id,
});

/** What an audit event is about, where it is about a request, or about its analysis or report as a whole. */
export const about = (request: RequestRecord, type: 'request' | 'analysis' | 'report' = 'request') => ({
  ...ofRequest(request),
  object: { type, id: request.id, label: `${request.number} ${request.legalName}` },
});

/** What a notice is about, where it is about a request. */
export const noticeAbout = (request: Pick<RequestRecord, 'id' | 'clientId' | 'legalName'>) => ({
  ...ofRequest(request),
  entityName: request.legalName,
});
