import { TEXTS } from '../../../contract/words.ts';
import { problemTexts } from '../server-texts/problem-text.ts';
import { type Language, readerLanguage } from '../texts/language.ts';

type ProblemBody = {
  Result?: string;
  Data?: string;
  code?: string;
  id?: string;
  fields?: Record<string, string>;
  current?: unknown;
};

/** A refused or failed call, with what the server said about it. `status` 0 means that no answer came. */
export class ApiProblem extends Error {
  readonly status: number;
  /** As the server sent it; empty where the protocol carries none. */
  readonly statusText: string;
  readonly code: string;
  readonly id: string;
  readonly result: string;
  readonly fields: Record<string, string>;
  readonly current: unknown;

  constructor(status: number, body: ProblemBody, statusText = '') {
    super(body.Data || TEXTS.serverError);
    this.name = 'ApiProblem';
    this.status = status;
    this.statusText = statusText;
    this.code = body.code ?? '';
    this.id = body.id ?? '';
    this.result = body.Result ?? '';
    this.fields = body.fields ?? {};
    this.current = body.current;
  }
}

/** Reads a failure's body, its sentence in the reader's language, also when a file was expected and the body therefore came as a blob. */
export async function toProblem(status: number, body: unknown, statusText = ''): Promise<ApiProblem> {
  const plain = body instanceof Blob ? await readJson(body) : body;
  if (typeof plain === 'string' && plain !== '')
    return new ApiProblem(status, { Data: plain.slice(0, 300) }, statusText);
  if (!isBody(plain)) return new ApiProblem(status, {}, statusText);
  const { code = '', Data = '', fields = {} } = plain;
  const texts = await problemTexts();
  const translated = Object.entries(fields).map(([field, sentence]) => [field, texts.field(sentence)]);
  const inWords = { Data: texts.problem(code, Data), fields: Object.fromEntries(translated) };
  return new ApiProblem(status, { ...plain, ...inWords }, statusText);
}

async function readJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return undefined;
  }
}

const isBody = (body: unknown): body is ProblemBody => typeof body === 'object' && body !== null;

/** They come with the code: what tells that nothing can be loaded is not loaded for it. */
const notLoaded: Record<Language, string> = {
  'en-US': 'Couldn’t load this. Try again, or reload the page.',
  'hi-IN': 'यह लोड नहीं हो सका। फिर कोशिश करें, या पृष्ठ फिर से लोड करें।',
  'ar-SA': 'تعذّر تحميل هذا. أعد المحاولة، أو أعد تحميل الصفحة.',
};

/** That code could not be loaded, in the reader’s words. */
export const notLoadedText = () => notLoaded[readerLanguage()];

/**
 * Loads code when something that somebody does needs it first. Where the server has a newer version or cannot be reached,
 * it rejects as a call without an answer does, in the reader’s words; the next try loads it again.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => {
    throw new ApiProblem(0, { code: 'part.not_loaded', Data: notLoadedText() });
  });
