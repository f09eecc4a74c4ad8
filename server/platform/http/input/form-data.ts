import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BodyLimits, FileLimits } from '../../../../contract/limits.ts';
import { Problem, problem } from '../../errors.ts';
import type { Files } from '../../files/files.ts';
import { keptFileName } from '../../files/name-rules.ts';
import { parseJson } from './strict-json.ts';

type FormRules = { maxFiles: number; maxFileBytes: number; extensions: readonly string[] };

/** Reads the form: the JSON of `data` becomes the body, each of `files` is stored as it streams in. */
export async function readForm(app: FastifyInstance, files: Files, req: FastifyRequest, rules: FormRules) {
  const total = Math.max(FileLimits.perRequest, rules.maxFileBytes);
  if (Number(req.headers['content-length'] ?? 0) > total + 2 * BodyLimits.json) throw tooLarge();
  const fields = new Map<string, string>();
  let bytes = 0;
  /** What failed on our side while a file was stored: no fault of whoever sent it. */
  let ours: unknown;
  try {
    for await (const part of req.parts({
      limits: {
        files: rules.maxFiles,
        fields: 4,
        fieldSize: BodyLimits.json,
        fileSize: Number.POSITIVE_INFINITY,
      },
    })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge();
        if (fields.has(part.fieldname)) throw problem('input.malformed', 'The form contains a field twice.');
        fields.set(part.fieldname, String(part.value));
        continue;
      }
      if (part.fieldname !== 'files') throw problem('input.invalid', 'Send files in the field `files`.');
      const name = keptFileName(part.filename ?? '');
      const stored = await files
        .put(part.file, {
          name,
          maxBytes: Math.min(rules.maxFileBytes, total - bytes),
          allow: rules.extensions,
        })
        .catch((error) => {
          const isSum = bytes + rules.maxFileBytes > total;
          if (isSum && error instanceof Problem && error.code === 'file.too_large') throw tooLarge();
          if (error !== part.file.errored) ours = error;
          throw error;
        });
      bytes += stored.size;
      req.uploads.push({ ...stored, name });
    }
  } catch (error) {
    throw error === ours ? error : readable(error);
  }
  req.body = await bodyOf(app, req, fields);
}

async function bodyOf(app: FastifyInstance, req: FastifyRequest, fields: Map<string, string>) {
  const { data = '{}', ...rest } = Object.fromEntries(fields);
  // The form's reader has put this character where the bytes were no text.
  if (data.includes('\ufffd')) throw problem('input.malformed', 'The request is not encoded in UTF-8.');
  const body = await parseJson(app, req, data);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...rest } : body;
}

/** The parser's own errors have no status: what is not ours or the disk's is the sender's form. */
function readable(error: unknown) {
  if (error instanceof Problem) return error;
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
  if (syscall) return error;
  if (statusCode === 413) return tooLarge();
  return problem('input.malformed', 'The form ended unexpectedly.', {}, error);
}

function tooLarge() {
  return problem('file.too_large', 'Too many files, or files that are too large.');
}
