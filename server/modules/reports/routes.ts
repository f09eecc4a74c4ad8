import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { reportVersion } from '../../../contract/analysis/analysis.ts';
import { id } from '../../../contract/operation.ts';
import { getReportData, postDossiers, postWordReports } from '../../../contract/reports/downloads.ts';
import { postRequestLists } from '../../../contract/reports/request-lists.ts';
import { getThirdPartyProfile } from '../../../contract/third-parties/third-party-profile.ts';
import { db, notFound, type Platform, route, scopeOf } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { findPeople, languageOf } from '../identity/index.ts';
import { about, asDownload, findVisible } from '../requests/index.ts';
import { type DossierPorts, openDossier } from './dossier/open-dossier.ts';
import { closeRenderer, renderWord } from './pdf/render-report.ts';
import { openRequestList } from './request-list/open-request-list.ts';
import { sealedVersion } from './sealed-version.ts';
import { reportVersions } from './tables.ts';
import { thirdPartyProfile } from './third-party-profile.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function mountReports(app: FastifyInstance, platform: Platform, ports: DossierPorts) {
  app.addHook('onClose', closeRenderer);

  route(
    app,
    platform,
    postDossiers,
    async ({ input, actor, reply }) => {
      const { name, content } = await openDossier(platform, ports, input, actor);
      asDownload(reply, { name, mime: 'application/zip' });
      return content;
    },
    { limit: { max: 20, seconds: 60, per: 'actor' } },
  );

  route(
    app,
    platform,
    postWordReports,
    async ({ input, actor, reply }) => {
      const sealed = await platform.database.tx(scopeOf(actor), async () => {
        const request = await findVisible(input.request, actor, input.client);
        const found = await sealedVersion(request.id, input.version);
        if (!found) throw notFound();
        await record(platform.clock, {
          type: 'report.copied',
          actor,
          ...about(request),
          data: { version: found.number },
        });
        return found;
      });
      const { data, dataSha256 } = sealed;
      const name = `${data.number}-v${data.version}.docx`;
      asDownload(reply, { name, mime: WORD });
      return renderWord({ ...data, dataSha256 }, await languageOf(platform, actor));
    },
    { limit: { max: 60, seconds: 60, per: 'actor' } },
  );

  route(
    app,
    platform,
    postRequestLists,
    async ({ input, actor, reply }) => {
      const { name, content } = await openRequestList(platform, input, actor, (list) =>
        app.auditHook.exported(actor, list),
      );
      asDownload(reply, { name, mime: 'application/pdf' });
      return content;
    },
    { limit: { max: 20, seconds: 60, per: 'actor' } },
  );

  route(app, platform, getThirdPartyProfile, async ({ input, actor }) => ({
    Result: 'Success',
    Data: await thirdPartyProfile(platform, input.id, actor),
  }));

  route(app, platform, getReportData, ({ input, actor, req }) =>
    platform.database.tx(scopeOf(actor), async () => {
      const address = z.object({ client: id, request: id }).safeParse(req.params);
      if (!address.success) throw notFound();
      const request = await findVisible(address.data.request, actor);
      if (request.clientId !== address.data.client) throw notFound();
      const sealed = await sealedVersion(request.id, input.version);
      if (!sealed) throw notFound();
      await record(platform.clock, {
        type: 'report.read',
        actor,
        ...about(request, 'report'),
        data: { version: sealed.number },
      });
      const { dataSha256, pdfSha256, auditHash } = sealed;
      return { Result: 'Success', Data: { ...sealed.data, seal: { dataSha256, pdfSha256, auditHash } } };
    }),
  );
}

/** Inside a transaction: the sealed versions of a request, newest first. */
export async function reportVersionsOf(requestId: string): Promise<z.output<typeof reportVersion>[]> {
  const rows = await db()
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.requestId, requestId))
    .orderBy(desc(reportVersions.number));
  const people = await findPeople(rows.flatMap((row) => [row.draftedBy, row.releasedBy]));
  return rows.map(({ id, number, rating, score, pdfSha256, dataSha256, pages, ...row }) => ({
    ...{ id, number, rating, score, pdfSha256, dataSha256, pages },
    basis: row.data.rating.basis,
    releasedAt: row.releasedAt.toISOString(),
    releasedBy: people.get(row.releasedBy)?.name ?? '',
    draftedBy: people.get(row.draftedBy)?.name ?? '',
  }));
}

/** Inside a transaction: where the PDF of a sealed version lies. */
export async function sealedPdf(requestId: string, version: number) {
  const [row] = await db()
    .select({
      fileId: reportVersions.pdfFileId,
      sha256: reportVersions.pdfSha256,
      size: reportVersions.pdfBytes,
    })
    .from(reportVersions)
    .where(and(eq(reportVersions.requestId, requestId), eq(reportVersions.number, version)));
  return row ?? null;
}

/** Inside a transaction of the system: which of these stored files are PDFs of sealed versions. */
export async function sealedFiles(fileIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ fileId: reportVersions.pdfFileId })
    .from(reportVersions)
    .where(inArray(reportVersions.pdfFileId, [...fileIds]));
  return rows.map(({ fileId }) => fileId);
}
