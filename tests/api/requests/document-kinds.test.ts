import type { RequestDetail } from '../../../contract/reports/requests.ts';
import { act } from './act.ts';
import { buildIntake, buildRequest } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const save = 'POST /reports/v1.0/requestdetails';
const kindsOf = ({ files }: Pick<RequestDetail, 'files'>) => files.map(({ name, kind }) => [name, kind]);

async function reload(request: string): Promise<Pick<RequestDetail, 'files'>> {
  const answer = await cast.clientuser.call('GET /reports/v1.0/requestdetails', { request });
  return answer.request ?? { files: [] };
}

/** A draft with a file that is said to be something, and one of which nothing is said. */
async function draftWithFiles() {
  const intake = buildIntake();
  const { Data: first } = await cast.clientuser.call(save, { intake, documentKind: 'ownership_chart' }, [
    { name: 'chart.txt', content: 'one' },
  ]);
  const { id: request, version } = first;
  const { Data } = await cast.clientuser.call(save, { request, version, intake }, [
    { name: 'other.txt', content: 'two' },
  ]);
  return { request, version: Data.version, intake, files: Data.files, detail: Data };
}

test('the kind that a file was sent with is kept, and a file of which nothing is said has none', async () => {
  const { detail } = await draftWithFiles();
  const expected = [
    ['chart.txt', 'ownership_chart'],
    ['other.txt', null],
  ];
  expect(kindsOf(detail)).toEqual(expected);
  expect(kindsOf(await reload(detail.id))).toEqual(expected);
});

test('what a file is can be said later and taken back', async () => {
  const { request, version, intake, files } = await draftWithFiles();
  const fileKinds = [
    { file: files[0]?.id ?? '', kind: null },
    { file: files[1]?.id ?? '', kind: 'identity_document' as const },
  ];
  const { Data } = await cast.clientuser.call(save, { request, version, intake, fileKinds });
  expect(kindsOf(Data)).toEqual([
    ['chart.txt', null],
    ['other.txt', 'identity_document'],
  ]);
});

test('a kind that does not exist is refused, and so is a file of another request', async () => {
  const { request, version, intake } = await draftWithFiles();
  const other = await draftWithFiles();
  const unknown = await cast.clientuser.attempt(save, {
    request,
    version,
    intake,
    documentKind: 'poem' as never,
  });
  expect([unknown.status, unknown.body.code]).toEqual([400, 'input.invalid']);
  const fileKinds = [{ file: other.files[0]?.id ?? '', kind: null }];
  const foreign = await cast.clientuser.attempt(save, { request, version, intake, fileKinds });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  expect(kindsOf(await reload(other.request))[0]).toEqual(['chart.txt', 'ownership_chart']);
});

test('of files given as the answer to a question the client says file by file what they are', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_analysis' });
  const asked = await act(cast.drafter, 'ask_client', request, { comment: 'Who owns it?' });
  const sent = {
    action: 'answer',
    request: asked.id,
    version: asked.version,
    comment: 'See the chart.',
  } as const;
  const files = [
    { name: 'letter.txt', content: 'one' },
    { name: 'chart.txt', content: 'two' },
  ];
  const twice = [
    { file: 1, kind: 'ownership_chart' },
    { file: 1, kind: 'identity_document' },
  ] as const;
  const path = 'POST /reports/v1.0/submituseraction';
  const refused = await cast.clientuser.attempt(path, { ...sent, documentKinds: [...twice] }, files);
  expect([refused.status, refused.body.code]).toEqual([400, 'input.invalid']);
  const documentKinds = [{ file: 1, kind: 'ownership_chart' as const }];
  const { Data } = await cast.clientuser.call(path, { ...sent, documentKinds }, files);
  expect(kindsOf(Data)).toEqual([
    ['chart.txt', 'ownership_chart'],
    ['letter.txt', null],
  ]);
});
