import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/** What is no UTF-8 is refused, not mended: mended, two different names could become one. */
export function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw problem('input.malformed', 'The request is not encoded in UTF-8.', {}, error);
  }
}

/** Fastify's own parser, which refuses `__proto__` and `constructor`, without the two things it lets pass. */
export async function parseJson(app: FastifyInstance, req: FastifyRequest, text: string): Promise<unknown> {
  if (text.startsWith('\ufeff'))
    throw problem('input.malformed', 'The request begins with a byte order mark.');
  const parse = app.getDefaultJsonParser('error', 'error');
  const value = await new Promise<unknown>((resolve, reject) => {
    parse(req, text, (error, parsed) => (error ? reject(error) : resolve(parsed)));
  });
  if (repeatsField(text)) throw problem('input.malformed', 'The request contains a field twice.');
  return value;
}

/** Of two values for one field each reader may take another: whoever checks must see what whoever acts sees. */
function repeatsField(json: string): boolean {
  const open: (Set<string> | null)[] = [];
  let isField = false;
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') {
      isField = token === '{';
      open.push(isField ? new Set() : null);
    } else if (token === '}' || token === ']') {
      isField = false;
      open.pop();
    } else if (token === ',') {
      isField = open.at(-1) !== null;
    } else {
      const fields = open.at(-1);
      if (isField && fields) {
        const name = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
        if (fields.has(name)) return true;
        fields.add(name);
      }
      isField = false;
    }
  }
  return false;
}
