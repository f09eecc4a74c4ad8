import { activate, importList, openScreeningApp, previewOf } from '../screening/screening-app.ts';

const test1 = await openScreeningApp();
afterAll(() => test1.close());
const { admin, allocator } = test1.cast;

async function imported(content: string, name: string, ending: 'csv' | 'json' = 'csv', about: object = {}) {
  const type = ending === 'csv' ? 'text/csv' : 'application/json';
  const { version, work } = await importList(admin, [{ name: `own.${ending}`, content, type }], {
    name,
    topic: 'sanctions',
    ...about,
  });
  expect(work).toMatchObject({ status: 'done', error: null });
  const preview = await previewOf(admin, version);
  expect((await activate(admin, version)).status).toBe(202);
  return preview;
}

/** By which names the entries of the active lists are found. */
async function found(name: string) {
  const { Data } = await allocator.call('POST /reports/v1.0/screenings', {
    zero_footprint: true,
    subject: { name, type: 'person' },
  });
  return Data.hits.map(({ entry, matchedName }) => [entry.id, matchedName.kind]);
}

test('all columns of aliases are read', async () => {
  await imported(
    'id,name,Alias 1,Alias 2,AKA,AKA,Former name,Previous name\nA1,Quillon Mbeki,Tamsin Voortrekker,Osric Penhallow,Ludovic Ashgrove,Isolde Marchbanks,Wendell Tarrington,Barnaby Quistfield\n',
    'Many columns',
  );
  expect(await found('Tamsin Voortrekker')).toEqual([['A1', 'aka']]);
  expect(await found('Osric Penhallow')).toEqual([['A1', 'aka']]);
  expect(await found('Ludovic Ashgrove')).toEqual([['A1', 'aka']]);
  expect(await found('Isolde Marchbanks')).toEqual([['A1', 'aka']]);
  expect(await found('Wendell Tarrington')).toEqual([['A1', 'fka']]);
  expect(await found('Barnaby Quistfield')).toEqual([['A1', 'fka']]);
});

test('a property that only later records of a JSON file have is read', async () => {
  const records = Array.from({ length: 400 }, (_, at) => ({ id: `J${at}`, name: `Person Numbered ${at}` }));
  const last = { id: 'J999', name: 'Dmitri Volkhovsky', aliases: ['Casimir Underwood'] };
  await imported(JSON.stringify([...records, last]), 'Later properties', 'json');
  expect(await found('Casimir Underwood')).toEqual([['J999', 'aka']]);
});

test('the preview tells which columns are not read', async () => {
  const { rejected } = await imported(
    'id,name,Also called\nU1,Thaddeus Okonjo,Rosamund Fairweather\n',
    'Unread',
  );
  expect(rejected).toEqual([{ file: 'own.csv', line: 1, reason: expect.stringContaining('Also called') }]);
});

test('a row with more cells than the headings is told', async () => {
  const { rejected } = await imported('id,name,country\nR1,Smith, John,IN\n', 'Shifted');
  expect(rejected).toContainEqual({ file: 'own.csv', line: 2, reason: expect.stringContaining('cells') });
});

test.each([
  ['a NUL', `{"id":"N1","name":"Nul\\u0000 Person"}`],
  ['half a sign', `{"id":"N2","name":"Half \\ud800 Person"}`],
])('%s in a name does not stop the import', async (what, record) => {
  await imported(`${record}\n`, `With ${what}`, 'json', { format: 'plain_json' });
});

test('a very long name without a number does not stop the import', async () => {
  const long = Array.from({ length: 900 }, (_, at) => ((at * 7919) % 46_656).toString(36)).join(' ');
  await imported(`name\n${long}\n`, 'Very long');
});
