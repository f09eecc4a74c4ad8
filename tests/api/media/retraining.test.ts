import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { modelsOf, trainedVersion, trainingCsv } from './media-calls.ts';

const app = await openScreeningApp();
afterAll(() => app.close());

const path = 'POST /security/v1.0/prameyaretrain' as const;
const admin = () => app.cast.admin;
const act = (action: 'activate' | 'rollback', version: string) => admin().attempt(path, { action, version });

describe('training data for the adverse-media model', () => {
  test.each([
    ['no heading', trainingCsv(['ours-1,none,,,All is well.'], 'a,b'), 'heading'],
    ['no passages', trainingCsv([]), 'rows'],
    ['an unknown label', trainingCsv(['a,none,,,All is well.', 'b,gossip,,,She sings.']), 'row 3'],
    ['a cell too many', trainingCsv(['a,none,,,All, is well.']), 'row 2'],
    ['a control character', trainingCsv(['a,none,,,All is\u0001 well.']), 'row 2'],
    ['a text without end', trainingCsv([`a,none,,,${'x'.repeat(4001)}`]), 'row 2'],
    ['a quote that never closes', trainingCsv(['a,none,,,"All is well.']), 'file'],
  ])('D17 is refused whole for %s, and said where', async (_, files, field) => {
    const answer = await admin().attempt(path, { action: 'upload' }, files);
    expect(answer).toMatchObject({ status: 400, body: { code: 'media.unreadable' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field);
    expect((await modelsOf(admin())).uploads).toEqual([]);
  });

  test('D12 is CSV by its content, not only by its name', async () => {
    const [file] = trainingCsv();
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    const answer = await admin().attempt(path, { action: 'upload' }, [{ ...file!, content: png }]);
    expect(answer.status).toBe(400);
  });

  test('is kept with its hash and its counts', async () => {
    await admin().call(path, { action: 'upload' }, trainingCsv());
    const { uploads } = await modelsOf(admin());
    const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(uploads).toMatchObject([
      { name: 'passages.csv', passages: 3, events: 3, uploadedBy: 'Ada Admin', sha256 },
    ]);
  });
});

describe('versions of the adverse-media model', () => {
  let first = '';
  let second = '';

  test('are measured on passages they never saw, before anybody activates them', async () => {
    const own = await trainedVersion(admin());
    const { models } = await modelsOf(admin());
    const [model] = models;
    expect(model).toMatchObject({ id: own, number: 1, status: 'ready', activatedAt: null, before: null });
    expect(model?.trainedOn?.passages).toBeGreaterThan(4000);
    expect(model?.measures?.passages).toBeGreaterThanOrEqual(210);
    expect(model?.measures?.macroF1).toBeGreaterThan(0.75);
  });

  test('are activated one at a time, and compared with the active one by the next training', async () => {
    app.platform.env.passagesDir = FEW_PASSAGES_DIR;
    first = await trainedVersion(admin());
    expect((await act('activate', first)).status).toBe(202);
    expect(await act('activate', first)).toMatchObject({ status: 422, body: { code: 'media.not_possible' } });
    second = await trainedVersion(admin());
    expect((await act('activate', second)).status).toBe(202);
    const { models } = await modelsOf(admin());
    expect(models.map(({ status }) => status)).toEqual(['active', 'superseded', 'ready']);
    expect(models[0]?.before).toEqual(models[1]?.measures);
  });

  test('go back to the one before by one call, and not twice by two clicks', async () => {
    const answers = await Promise.all([act('rollback', second), act('rollback', second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422]);
    const { models } = await modelsOf(admin());
    expect(models.map(({ status }) => status)).toEqual(['superseded', 'active', 'ready']);
  });

  test('C4 are the admin’s alone', async () => {
    for (const who of ['allocator', 'drafter', 'client'] as const) {
      expect((await app.cast[who].attempt(path, { action: 'train' })).status).toBe(403);
      expect((await app.cast[who].attempt('GET /security/v1.0/prameyaretrain', {})).status).toBe(403);
    }
  });
});
