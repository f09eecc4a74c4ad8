import { z } from 'zod';
import { type OperationKey, operations } from '../../../../contract/index.ts';
import { OF_REQUESTS, staleAfter } from './stale-after.ts';

test('whatever is done to a review comment makes stale what says how many are open', () => {
  expect(staleAfter('POST /reports/v1.0/reviewcomments')).toEqual([
    'GET /reports/v1.0/reviewcomments',
    ...OF_REQUESTS,
  ]);
});

/** They change nothing that is read elsewhere than at their own path. */
const OWN_PATH_ONLY: Record<string, string> = {
  'POST /reports/v1.0/downloadattachments': 'hands out files',
  'POST /reports/v1.0/dossiers': 'hands out a file',
  'POST /reports/v1.0/wordreports': 'hands out a file',
  'POST /reports/v1.0/archives': 'hands out a file',
};

test('each act that names a request says which reads it makes stale, or why there are none', () => {
  const acts = Object.entries(operations).filter(
    ([key, { request }]) => key.startsWith('POST ') && namesRequest(request),
  );
  expect(acts.length).toBeGreaterThan(10);
  const silent = acts
    .map(([key]) => key as OperationKey)
    .filter((key) => staleAfter(key).length === 1 && !OWN_PATH_ONLY[key]);
  expect(silent).toEqual([]);
});

/** Whether a request is among what a call takes, in any of its variants. */
function namesRequest(taken: z.ZodRawShape | z.ZodType): boolean {
  const schema = taken instanceof z.ZodType ? taken : z.object(taken);
  const described = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
  return /"(request|requests|requestId)":/.test(described);
}
