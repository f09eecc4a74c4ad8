import { type Actor, notFound } from '../../../platform/index.ts';
import { attachmentsOf } from '../files/attachments.ts';
import type { SealedReports } from '../ports.ts';
import type { RequestRecord } from '../record.ts';
import { findVisible } from '../visible.ts';

/** A stored file on its way out. */
export type Outgoing = {
  id: string;
  name: string;
  mime: string;
  fileId: string;
  sha256: string;
  size: number;
};
export type Choice = {
  client: string;
  request: string;
  ids?: string[] | undefined;
  report?: number | undefined;
};
export type Chosen = { request: RequestRecord; files: Outgoing[]; report: number | null };

/** Inside a transaction: what the caller asked for, all of it or nothing. */
export async function choose(choice: Choice, actor: Actor, reports: SealedReports): Promise<Chosen> {
  const request = await findVisible(choice.request, actor, choice.client);
  if (choice.report !== undefined) {
    const pdf = await reports.sealedPdf(request.id, choice.report);
    if (!pdf) throw notFound();
    const name = `${request.number}-v${choice.report}.pdf`;
    return {
      request,
      report: choice.report,
      files: [{ id: request.id, name, mime: 'application/pdf', ...pdf }],
    };
  }
  const all = await attachmentsOf(request.id, actor);
  const wanted = new Set(choice.ids);
  const files = choice.ids ? all.filter(({ id }) => wanted.has(id)) : all;
  if (choice.ids && files.length !== wanted.size) throw notFound();
  return { request, report: null, files };
}
