import type { attachments, requests } from './tables.ts';

/** A request as it is stored. It never leaves the server as it stands: presenters choose the fields. */
export type RequestRecord = typeof requests.$inferSelect;
export type AttachmentRecord = typeof attachments.$inferSelect;
/** What an act may change; `version` is counted by the save itself. */
export type RequestChange = Partial<Omit<RequestRecord, 'id' | 'number' | 'clientId' | 'version'>>;

/** What an audit event is about, where it is about a request. */
export const about = ({ id, clientId, number, legalName }: RequestRecord) => ({
  clientId,
  requestId: id,
  object: { type: 'request', id, label: `${number} ${legalName}` },
});
