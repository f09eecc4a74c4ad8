import {
  activate,
  importList,
  inventedRows,
  listed,
  openScreeningApp,
  ownList,
  previewOf,
} from '../screening/screening-app.ts';

const test = await openScreeningApp();
afterAll(() => test.close());

const own = { format: 'plain_csv' as const, name: 'Own list', topic: 'sanctions' as const };

describe('importing a watchlist', () => {
  it('stages a version with its counts and names every rejected row by line and reason', async () => {
    const rows = [...inventedRows, 'X5,,person,,,,,', 'X6,Somebody Else,alien,,,,,'];
    const { version, work } = await importList(test.cast.admin, ownList(rows), own);
    expect(work).toMatchObject({ status: 'done', percent: 100 });
    const preview = await previewOf(test.cast.admin, version);
    expect(preview.version).toMatchObject({
      number: 1,
      status: 'staged',
      importedBy: 'Ada Admin',
      counts: { entries: 4, names: 6, added: 4, changed: 0, removed: 0, rejected: 2 },
    });
    expect(preview.rejected).toEqual([
      { file: 'own-list.csv', line: 6, reason: 'The row has no name.' },
      { file: 'own-list.csv', line: 7, reason: expect.stringContaining('"alien" is not a type') },
    ]);
    expect(preview.added).toHaveLength(4);
    expect((await activate(test.cast.admin, version)).status).toBe(202);
  });

  it('previews a second version against the active one: added, changed with what was, removed', async () => {
    const [first = '', second = '', third = ''] = inventedRows;
    const rows = [first.replace('1968-04-17', '1968-04-18'), second, third, 'X9,Quillon Mbeki,person,,,,,'];
    const { version } = await importList(test.cast.admin, ownList(rows), own);
    const preview = await previewOf(test.cast.admin, version);
    expect(preview.version.counts).toMatchObject({ entries: 4, added: 1, changed: 1, removed: 1 });
    expect(preview.added).toEqual([{ id: 'X9', name: 'Quillon Mbeki' }]);
    expect(preview.changed).toEqual([{ id: 'X1', name: expect.any(String), before: 'Births: 1968-04-17' }]);
    expect(preview.removed.map(({ id }) => id)).toEqual(['X4']);
  });

  it('activates a staged version in place of the one before, once', async () => {
    const [list] = await listed(test.cast.admin);
    const staged = list?.versions.find(({ status }) => status === 'staged')?.id ?? '';
    expect((await activate(test.cast.admin, staged)).status).toBe(202);
    const [after] = await listed(test.cast.admin);
    expect(after?.active?.id).toBe(staged);
    expect(after?.versions.map(({ status }) => status)).toEqual(['active', 'superseded']);
    expect(after?.ageDays).toBe(0);
    const again = await activate(test.cast.admin, staged);
    expect(again).toMatchObject({ status: 422, body: { code: 'watchlist.not_staged' } });
  });

  it('names the line on which XML breaks and keeps nothing of it', async () => {
    const xml =
      '<?xml version="1.0"?>\n<CONSOLIDATED_LIST>\n<INDIVIDUALS>\n<INDIVIDUAL><DATAID>1</DATAID>\n</INDIVIDUALS>';
    const files = [{ name: 'un.xml', content: xml, type: 'text/xml' }];
    const { version, work } = await importList(test.cast.admin, files, { format: 'un_xml' });
    expect(work.status).toBe('failed');
    expect(work.error).toMatch(/line 5/i);
    const preview = await previewOf(test.cast.admin, version);
    expect(preview.version).toMatchObject({ status: 'failed', error: work.error });
    expect(preview.added).toEqual([]);
    expect((await activate(test.cast.admin, version)).status).toBe(422);
  });

  it('says that an empty list is empty, and keeps the active one', async () => {
    const [before] = await listed(test.cast.admin);
    const { work } = await importList(test.cast.admin, ownList([]), own);
    expect(work).toMatchObject({ status: 'failed', error: expect.stringContaining('no entry') });
    const [after] = await listed(test.cast.admin);
    expect(after?.active).toEqual(before?.active);
  });

  it('D12 refuses a PDF given as a list in words, whatever it is called, and imports nothing', async () => {
    const content = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';
    const before = await listed(test.cast.admin);
    for (const name of ['un.pdf', 'un.xml']) {
      const answer = await test.cast.admin.attempt(
        'POST /reports/v1.0/watchlists',
        { action: 'import', format: 'un_xml' },
        [{ name, content }],
      );
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain(name);
    }
    expect(await listed(test.cast.admin)).toEqual(before);
  });

  it('refuses a file of another kind with a sentence', async () => {
    const wrong = [{ name: 'list.csv', content: 'colour,size\nred,9\n', type: 'text/csv' }];
    const { work } = await importList(test.cast.admin, wrong, own);
    expect(work.error).toContain('Its columns are: colour, size');
  });

  it("refuses a set of files that cannot be OFAC's before any work begins", async () => {
    const files = [{ name: 'sdn.csv', content: '1,"A B",-0- ,X,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n' }];
    const answer = await test.cast.admin.attempt(
      'POST /reports/v1.0/watchlists',
      { action: 'import', format: 'ofac_csv' },
      files,
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'list.unreadable' } });
    expect(answer.body.Data).toContain('missing: alt, add');
  });

  it("tells OFAC's files apart by their content, whatever they are called", async () => {
    const empty = '-0- ';
    const files = [
      { name: 'b.csv', content: `7,70,"aka","VOLK, Dima",${empty}\n` },
      {
        name: 'a.csv',
        content: `7,"VOLKHOVSKY, Dmitri","individual","TEST",${Array(8).fill(empty).join(',')}\n`,
      },
      { name: 'c.csv', content: `7,700,"1 Example Street","Moscow","Russia",${empty}\n` },
    ];
    const { version, work } = await importList(test.cast.admin, files, { format: 'ofac_csv' });
    expect(work).toMatchObject({ status: 'done', error: null });
    const preview = await previewOf(test.cast.admin, version);
    expect(preview.version.counts).toMatchObject({ entries: 1, names: 2, rejected: 0 });
  });

  it('lets an admin discard a staged version, after which it cannot be activated', async () => {
    const { version } = await importList(test.cast.admin, ownList(inventedRows), own);
    const discarded = await test.cast.admin.attempt('POST /reports/v1.0/watchlists', {
      action: 'discard',
      version,
    });
    expect(discarded.status).toBe(202);
    expect((await previewOf(test.cast.admin, version)).added).toEqual([]);
    expect((await activate(test.cast.admin, version)).status).toBe(422);
  });

  it('is not for drafters, who only look, nor for clients, who do not even look', async () => {
    const { drafter, client } = test.cast;
    const tried = await drafter.attempt('POST /reports/v1.0/watchlists', {
      action: 'discard',
      version: '00000000-0000-4000-8000-000000000000',
    });
    expect(tried.status).toBe(403);
    expect((await drafter.attempt('GET /reports/v1.0/watchlists', {})).status).toBe(200);
    expect((await client.attempt('GET /reports/v1.0/watchlists', {})).status).toBe(403);
  });

  it('knows of what day a list is from its file, else from who imports it, and says so of every search', async () => {
    const { admin, drafter } = test.cast;
    const un = (generated: string) => [
      {
        name: 'un.xml',
        content: `<CONSOLIDATED_LIST ${generated}><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Casimir</FIRST_NAME><SECOND_NAME>Oberlund</SECOND_NAME><REFERENCE_NUMBER>QDi.9</REFERENCE_NUMBER></INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`,
        type: 'text/xml',
      },
    ];
    const told = await importList(admin, un('dateGenerated="2024-02-29T00:00:09Z"'), {});
    expect((await previewOf(admin, told.version)).version.publishedOn).toBe('2024-02-29');
    await activate(admin, told.version);
    const list = (await listed(admin)).find(({ format }) => format === 'un_xml');
    expect(list?.ageDays).toBeGreaterThan(365);
    const { Data } = await drafter.call('POST /reports/v1.0/screenings', {
      zero_footprint: true,
      subject: { name: 'Casimir Oberlund', type: 'person' },
    });
    expect(Data.searched?.lists.map(({ publishedOn }) => publishedOn)).toEqual([null, '2024-02-29']);
    const said = await importList(admin, ownList(inventedRows), { ...own, publishedOn: '2023-01-31' });
    expect((await previewOf(admin, said.version)).version.publishedOn).toBe('2023-01-31');
    const later = { action: 'import', ...own, publishedOn: '2999-01-01' } as const;
    const refused = await admin.attempt('POST /reports/v1.0/watchlists', later, ownList(inventedRows));
    expect(refused).toMatchObject({ status: 400, body: { fields: { publishedOn: expect.any(String) } } });
  });
});
