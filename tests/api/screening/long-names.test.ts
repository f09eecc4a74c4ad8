import { screenedRequest, workOf } from './screened-request.ts';
import { activate, importList, openScreeningApp, ownList, previewOf } from './screening-app.ts';

const words =
  'State Enterprise Azure Basin Copper Delta Ember Falcon Granite Harbour Indigo Juniper Kestrel Lagoon Meridian Nimbus Obsidian Pelican Quartz Raven Sapphire Tundra Umber Vesper Willow Xenon Yarrow Zephyr Barasa Okonjo'.split(
    ' ',
  );
const whole = words.join(' ');
const endless = `Barkovyansk ${'Zorinovka '.repeat(45)}Thessalmont`;

const office = await openScreeningApp();
afterAll(() => office.close());

test('F3 a listed name of thirty words is found by all of it, by its beginning and by its end', async () => {
  const list = await importList(office.cast.admin, ownList([`L1,${whole},organisation,,,,TEST,sanctions`]), {
    ...{ format: 'plain_csv', name: 'Long names', topic: 'sanctions' },
  });
  await activate(office.cast.admin, list.version);
  const found: Record<string, string[]> = {};
  for (const [part, legalName] of Object.entries({
    whole,
    beginning: words.slice(0, 20).join(' '),
    end: words.slice(12).join(' '),
  })) {
    const { matches } = await workOf(office.cast.drafter, await screenedRequest(office, { legalName }));
    found[part] = matches.map(({ entry }) => entry.id);
  }
  expect(found).toEqual({ whole: ['L1'], beginning: ['L1'], end: ['L1'] });
});

test('F3 the preview tells which listed names are longer than what is compared of them', async () => {
  const rows = [`L2,${endless},organisation,,,,TEST,sanctions`, 'L3,Quillon Mbeki,person,,,,TEST,sanctions'];
  const { version } = await importList(office.cast.admin, ownList(rows), {
    ...{ format: 'plain_csv', name: 'Endless names', topic: 'sanctions' },
  });
  const { rejected, version: staged } = await previewOf(office.cast.admin, version);
  expect(staged.counts).toMatchObject({ entries: 2, rejected: 0 });
  expect(rejected).toEqual([
    {
      file: 'own-list.csv',
      line: 2,
      reason:
        '“Barkovyansk Zorinovka Zorinovka Zorinovk…” has more than 400 characters: only its beginning is compared.',
    },
  ]);
});
