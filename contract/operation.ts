import { z } from 'zod';
import type { ProblemCode } from './errors.ts';
import { problemStatus } from './errors.ts';
import { type ModuleTitle, type Role, SAFE_TEXT, SEARCH_TEXT } from './words.ts';

/** Who may call: anyone, whoever holds the pre-login cookie, or signed-in users of the listed roles. */
export type Access = 'public' | 'login' | readonly Role[];

/** Times leave the server as ISO 8601 strings in UTC. */
export const isoTime = z.iso.datetime();
/** A calendar day, `yyyy-MM-dd`. */
export const isoDay = z.iso.date();
export const id = z.uuid();
/** ISO 3166-1 alpha-2, upper case. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'Use a two-letter country code such as IN.');
/** Counts the version a change was made on. */
export const version = z.number().int().min(1);

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const tag = /<\/?[a-zA-Z!][^<>]{0,200}>/;

/** Any letter of any script, never control characters or tags. Length is checked first: the tag pattern must not meet a long text. */
export const freeText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !control.test(text) && text.isWellFormed(), 'Remove the control characters.')
    .refine((text) => !tag.test(text), 'Tags in angle brackets are not allowed.');
export const requiredText = (max: number) => freeText(max).refine((text) => text.trim() !== '', 'Required.');

/** Trimmed, and of the signs that user names and tags consist of. */
export const safeText = (max: number) =>
  z.string().trim().min(1, 'Required.').max(max).regex(SAFE_TEXT, 'Invalid character input, not allowed!');

/** What is searched for; its length counts code points, so that no script gets less than another. */
export const searchText = (max: number) =>
  z
    .string()
    .refine((text) => text.length <= 2 * max && [...text].length <= max, `Use at most ${max} characters.`)
    .regex(SEARCH_TEXT, 'Invalid character input, not allowed!');

/**
 * A list in which nothing stands twice: by its whole value, or by what `by` names of it. What feeds a unique key, and
 * what costs work for each, is listed so.
 */
export const uniqueArray = <Item extends z.ZodType>(
  item: Item,
  {
    by = (one) => one,
    words = 'Name each only once.',
  }: { by?: (one: z.output<Item>) => unknown; words?: string } = {},
) =>
  z
    .array(item)
    .refine((all) => {
      const named = all.map((one) => JSON.stringify(by(one))).filter((key) => key !== undefined);
      return new Set(named).size === named.length;
    }, words)
    .meta({ uniqueItems: true });

/** Recorded as the client's own time, never trusted. */
const clientTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .optional();

/** `Result`, a sentence in `Data`, a code to act on; `current` is the newer state of what was stale. */
export const problemAnswer = z.object({
  Result: z.enum(['Failed', 'Unauthorized']),
  Data: z.string(),
  code: z.string(),
  id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
});

export type OperationSpec = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  title: string;
  access: Access;
  /** Licences any of which lets a client’s people call it; without them every session may. The firm holds all. */
  modules?: readonly ModuleTitle[];
  request: z.ZodRawShape;
  answer: z.ZodType;
  status?: 200 | 202;
  /** Form-data: the field `data` holds the JSON of the request, `files` the files. */
  multipart?: { maxFiles: number; maxFileBytes: number; extensions: readonly string[] };
  /** The answer is a file or a stream of this media type, not JSON of this contract. */
  stream?: 'application/json' | 'application/zip' | 'text/event-stream' | '*/*';
  /** May be called before somebody added the passkey that the security policy asks of them. */
  withoutPasskey?: true;
  /** A POST that changes nothing: read-only people may call it. */
  reads?: true;
  /** A POST that changes only the caller's own session, preferences or notices: read-only people may call it. */
  personal?: true;
  errors: readonly ProblemCode[];
};

const everywhere = ['input.invalid', 'rate.limited', 'server.error', 'server.busy'] as const;
const signedIn = ['auth.token_missing', 'auth.passkey_needed', 'access.role', 'access.licence'] as const;

/** Says one HTTP operation: the server validates with it, the browser is typed by it, OpenAPI is printed from it. */
export function operation<const Spec extends OperationSpec>(spec: Spec) {
  const request = z.strictObject({ ...spec.request, C_TIMESTAMP: clientTime }) as unknown as z.ZodObject<
    Spec['request']
  >;
  const codes = [...spec.errors, ...everywhere, ...(Array.isArray(spec.access) ? signedIn : [])];
  const statuses = [...new Set(codes.map((code) => problemStatus[code]))].sort();
  return { ...spec, request, errorStatuses: statuses, key: `${spec.method} ${spec.path}` as const } as Omit<
    Spec,
    'request'
  > & {
    request: z.ZodObject<Spec['request']>;
    errorStatuses: number[];
    key: `${Spec['method']} ${Spec['path']}`;
  };
}

/** The body of every answer that lists things. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ Result: z.literal('Success'), Data: z.array(item), total: z.number().int() });
export const dataOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ Result: z.literal('Success'), Data: data });
/** A long piece of work was queued; poll `reports/v1.0/jobs` with its id. */
export const accepted = dataOf(z.object({ job: id }));
