import { z } from 'zod';
import type { ProblemCode } from './errors.ts';
import { problemStatus } from './errors.ts';
import { hasTag, hasUnseen, NO_CONTROLS, SINGLE_LINE, singleLineFault } from './text-rules.ts';
import { type ModuleTitle, type Role, SAFE_TEXT, SEARCH_TEXT, TEXTS } from './words.ts';

/** Who may call: anyone, whoever holds the pre-login cookie, or signed-in users of the listed roles. */
export type Access = 'public' | 'login' | readonly Role[];

/** For a field that has to be there: `sentence` is the answer where it is missing. */
export const asking = (sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? sentence : undefined),
});

/** Times leave the server as ISO 8601 strings in UTC. */
export const isoTime = z.iso.datetime();
/** A calendar day, `yyyy-MM-dd`. */
export const isoDay = z.iso.date();
/** `1970`, `1970-05` or `1970-05-12`: as much of a date as is known. */
export const partialDate = z.union(
  [z.iso.date(), z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/)],
  'Use yyyy, yyyy-mm or yyyy-mm-dd.',
);
export const id = z.uuid();
/** ISO 3166-1 alpha-2, upper case. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'Use a two-letter country code such as IN.');
/** Counts the version a change was made on, as far as the database counts. */
export const version = z.number(asking('Send the version you are viewing.')).int().min(1).max(2_147_483_647);
/** As the database holds it: whatever it is, the rest of an answer is shown. */
export const storedVersion = z.number().int();

/** Several lines of any script. Length is checked first: the pattern of tags must not meet a long text. */
export const freeText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(NO_CONTROLS, 'Remove the control characters.')
    .refine((text) => text.isWellFormed(), 'Remove the control characters.')
    .refine((text) => !hasTag(text), 'Tags in angle brackets are not allowed.');
export const requiredText = (max: number) => freeText(max).regex(/\S/, 'Required.');

/** A name or another single line, of any script, in which everything can be seen. */
export const lineText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(SINGLE_LINE, { error: ({ input }) => singleLineFault(String(input)) })
    .refine((text) => text.isWellFormed(), 'Remove the control characters.')
    .refine((text) => !hasUnseen(text), { error: ({ input }) => singleLineFault(String(input)) })
    .refine((text) => !hasTag(text), 'Tags in angle brackets are not allowed.');
export const requiredLine = (max: number) => lineText(max).regex(/\S/, 'Required.');

/** Trimmed, and of the signs that user names and tags consist of. */
export const safeText = (max: number) =>
  z.string().trim().min(1, 'Required.').max(max).regex(SAFE_TEXT, TEXTS.invalidCharacters);

/** What is searched for; its length counts code points, so that no script gets less than another. */
export const searchText = (max: number) =>
  z
    .string()
    .refine((text) => text.length <= 2 * max && [...text].length <= max, `Use at most ${max} characters.`)
    .regex(SEARCH_TEXT, TEXTS.invalidCharacters);

/**
 * A list in which nothing stands twice: by its whole value, or by what `by` names of it. What feeds a unique key, and
 * what costs work for each, is listed so.
 */
export const uniqueArray = <Item extends z.ZodType>(
  item: Item,
  {
    by = (one) => one,
    words = 'List each item only once.',
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

/** What is sent: these fields, no others, and the time of the client. */
export const requestOf = <const Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...fields, C_TIMESTAMP: clientTime });

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
  /** Its fields, or with `byAction` those of each of its actions. */
  request: z.ZodRawShape | z.ZodType;
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
  /**
   * An administrator’s act on ways in, roles, keys, policies or lists in use, always or for this input: asks for a second
   * factor proven a short while ago, as long as the security policy says.
   */
  stepUp?: true | ((input: Readonly<Record<string, unknown>>) => boolean);
  /** Beside those that every operation of its kind may answer. */
  errors: readonly ProblemCode[];
};

/** For `stepUp`: calls with one of these as their `action`. */
export const actions =
  (...names: string[]) =>
  ({ action }: Readonly<Record<string, unknown>>) =>
    names.includes(String(action));

const everywhere = ['input.invalid', 'rate.limited', 'server.error', 'server.busy', 'server.slow'] as const;
const withBody = [
  'auth.forgery',
  'input.media_type',
  'input.too_large',
  'input.malformed',
  'storage.full',
] as const;
const signedIn = [
  'auth.token_missing',
  'auth.passkey_needed',
  'access.network',
  'access.role',
  'access.licence',
  'access.read_only',
] as const;
const steppedUp = ['auth.second_factor_needed', 'auth.recent_login_needed'] as const;
/** What any call of this kind may be refused for, beside what the operation itself names. */
const refusedOf = ({ method, access, stepUp }: OperationSpec): readonly ProblemCode[] => [
  ...everywhere,
  ...(method === 'POST' ? withBody : []),
  ...(Array.isArray(access) ? signedIn : []),
  ...(stepUp ? steppedUp : []),
];

type Act<Common extends z.ZodRawShape, Own extends z.ZodRawShape, Name extends string> = z.ZodObject<
  Common & Own & { action: z.ZodLiteral<Name> }
>;
type Acts = Record<string, z.ZodRawShape>;
type ByAction<Common extends z.ZodRawShape, Own extends Acts> = z.ZodType<
  { [Name in keyof Own & string]: z.output<Act<Common, Own[Name], Name>> }[keyof Own & string],
  { [Name in keyof Own & string]: z.input<Act<Common, Own[Name], Name>> }[keyof Own & string]
>;

/** The request of an operation that does one of several things: each action with what it needs, and nothing of the others. */
export function byAction<const Common extends z.ZodRawShape, const Own extends Acts>(
  common: Common,
  acts: Own,
): ByAction<Common, Own> {
  const options = Object.entries(acts).map(([name, own]) =>
    requestOf({ action: z.literal(name), ...common, ...own }),
  );
  const union: unknown = z.discriminatedUnion(
    'action',
    options as unknown as [z.ZodObject, ...z.ZodObject[]],
    'Choose an action.',
  );
  return union as ByAction<Common, Own>;
}

/** An id that has to be chosen. */
export const chosen = (sentence: string) => z.uuid(asking(sentence));

/** The request without these fields; of a union, each of its actions without them. */
export type Without<Request, Fields extends PropertyKey> = Request extends unknown
  ? Omit<Request, Fields>
  : never;

type SchemaOf<Request> = Request extends z.ZodType
  ? Request
  : Request extends z.ZodRawShape
    ? z.ZodObject<Request>
    : never;

/** Says one HTTP operation: the server validates with it, the browser is typed by it, OpenAPI is printed from it. */
export function operation<const Spec extends OperationSpec>(spec: Spec) {
  const request = (spec.request instanceof z.ZodType ? spec.request : requestOf(spec.request)) as SchemaOf<
    Spec['request']
  >;
  const codes = [...spec.errors, ...refusedOf(spec)];
  const statuses = [...new Set(codes.map((code) => problemStatus[code]))].sort();
  return { ...spec, request, errorStatuses: statuses, key: `${spec.method} ${spec.path}` as const } as Omit<
    Spec,
    'request'
  > & {
    request: SchemaOf<Spec['request']>;
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
