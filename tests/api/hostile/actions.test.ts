import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationKey } from '../../../contract/index.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { attempt } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';

const app = await openHostileApp();
afterAll(() => app.close());

const nobody = '00000000-0000-4000-8000-000000000000';
const send = (key: OperationKey, input: object) => attempt(app.admin, key, input as never);

test.each([
  ['POST /security/v1.0/sessions', { action: 'kill' }, { id: 'Choose a session.' }],
  ['POST /security/v1.0/newsfeeds', { action: 'fetch' }, { id: 'Choose a feed.' }],
  ['POST /security/v1.0/newsfeeds', { action: 'create' }, { feed: 'Required.' }],
  ['POST /reports/v1.0/savedviews', { action: 'remove', list: 'requests' }, { id: 'Choose a view.' }],
  ['POST /reports/v1.0/savedviews', { action: 'rename', list: 'requests' }, { action: 'Choose an action.' }],
  ['POST /security/v1.0/sessions', {}, { action: 'Choose an action.' }],
] as const)('W27 %s with %j is told what its action lacks', async (key, input, fields) => {
  const { status, body } = await send(key, input);
  expect([status, body.code, body.fields]).toEqual([400, 'input.invalid', fields]);
});

test('W27 an action takes nothing that belongs to another one', async () => {
  const { status, body } = await send('POST /security/v1.0/sessions', { action: 'alive', id: nobody });
  expect([status, body.fields]).toEqual([400, { id: 'Unknown field.' }]);
});

test('W27 the API description tells each action with what it needs', () => {
  const text = readFileSync(join(projectRoot, 'docs/openapi.json'), 'utf8');
  const { components } = JSON.parse(text);
  const told = (name: string) =>
    (
      components.schemas[name].oneOf as { properties: { action: { const: string } }; required: string[] }[]
    ).map(({ properties, required }) => [
      properties.action.const,
      ...required.filter((one) => one !== 'action'),
    ]);
  expect(told('postSecuritySessionsRequest')).toEqual([['alive'], ['kill', 'id'], ['kill_all']]);
  expect(told('postSecurityNewsfeedsRequest')).toEqual([
    ['create', 'feed'],
    ['change', 'id', 'feed'],
    ['remove', 'id'],
    ['fetch', 'id'],
    ['test', 'address'],
  ]);
  expect(told('postReportsRatingsRequest')[1]).toEqual([
    'approve',
    'client',
    'request',
    'version',
    'override',
  ]);
});
