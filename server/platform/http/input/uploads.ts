import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Files } from '../../files/files.ts';
import type { Log } from '../../log.ts';

/** A refused or broken-off request leaves no file behind, and does not keep its connection. */
export function sweepUploads(app: FastifyInstance, files: Files, log: Log) {
  const sweep = async (req: FastifyRequest) => {
    if (req.uploadsKept) return;
    for (const { fileId } of req.uploads.splice(0)) {
      await files
        .remove(fileId)
        .catch((error) => log.error({ err: error, id: req.id }, 'an upload was not removed'));
    }
  };
  app.addHook('onRequestAbort', sweep);
  app.addHook('onError', async (req, reply) => {
    // A file may have been stored after its sender went away.
    await sweep(req);
    if (!req.isMultipart()) return;
    reply.header('connection', 'close');
    req.raw.resume();
  });
  app.addHook('onResponse', async (req) => {
    await sweep(req);
    if (!req.raw.complete) setTimeout(() => req.raw.destroy(), 2000).unref();
  });
}
