import { request } from '@umijs/max';
import type { AnswerOf, OperationKey, RequestOf } from '../../../contract/index.ts';
import { addressOf } from './address.ts';
import { noteChange } from './changes.ts';

export type CallOptions = {
  files?: readonly File[];
  /** Share of the upload that has left, 0–1. */
  onProgress?: (share: number) => void;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Leaves the toast to whoever calls: what polls, works in the background or tells a failure once. */
  quiet?: boolean;
  /** For operations that answer a file. */
  responseType?: 'blob';
};

/** Calls that are form-data with or without files. */
const FORM_DATA: readonly string[] = [
  'POST /reports/v1.0/requestdetails',
  'POST /reports/v1.0/requestanalysis',
  'POST /reports/v1.0/submituseraction',
] satisfies OperationKey[];

/** Calls one operation of the contract. Rejects with ApiProblem. */
export async function call<Key extends OperationKey>(
  key: Key,
  input: RequestOf<Key>,
  options: CallOptions = {},
): Promise<AnswerOf<Key>> {
  const [method = 'GET', template = ''] = key.split(' ');
  const { path, rest } = fillPath(template, input as Record<string, unknown>);
  const answer = await request(addressOf(path), {
    method,
    ...(method === 'GET' ? { params: toQuery(rest) } : { data: toBody(key, rest, options.files) }),
    headers: options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {},
    signal: options.signal,
    quiet: options.quiet,
    responseType: options.responseType,
    onUploadProgress: ({ progress }: { progress?: number }) => options.onProgress?.(progress ?? 0),
  });
  if (method !== 'GET') noteChange(key);
  return answer;
}

function fillPath(template: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name] ?? '');
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}

/** Lists travel comma-separated; what is not set does not travel. */
function toQuery(input: Record<string, unknown>): Record<string, string> {
  const set = Object.entries(input).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(
    set.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}

function toBody(key: string, input: Record<string, unknown>, files: readonly File[] = []) {
  if (files.length === 0 && !FORM_DATA.includes(key)) return input;
  const form = new FormData();
  form.append('data', JSON.stringify(input));
  for (const file of files) form.append('files', file, file.name);
  return form;
}
