import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { projectRoot } from '../../../scripts/project-root.ts';
import { aRegister, registeredRows } from '../../support/data/company-master.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { importRegister, registers, useRegister } from './company-register-app.ts';

const office = await openScreeningApp();
afterAll(() => office.close());

const check = async (names: string[], company?: Company) =>
  (company ? office.cast.client : office.cast.drafter).call('POST /reports/v1.0/mcanearmatch', {
    names,
    ...(company ? { company } : {}),
  });
type Company = {
  identifiers: { scheme: string; value: string }[];
  legalName?: string;
  incorporatedOn?: string;
};

test('without a register a CIN is read, and it is said that nothing was looked up', async () => {
  const { identifiers, register } = await check([], {
    identifiers: [{ scheme: 'CIN', value: 'L17110TZ2004PTC011223' }],
    legalName: 'Kaveri Textiles Private Limited',
  });
  expect(register).toBeNull();
  expect(identifiers).toMatchObject([{ valid: true, registered: null }]);
  expect(identifiers[0]?.says).toEqual(
    expect.arrayContaining(['Private limited company', 'Incorporated in 2004']),
  );
  expect(identifiers[0]?.contradictions.map(({ text }) => text).join()).toContain('says listed');
});

test('an LEI is checked by its check digits, and a mistyped one is said to be', async () => {
  const lei = (value: string) => ({ scheme: 'LEI', value });
  const { identifiers } = await check([], {
    identifiers: [lei('5493001KJTIIGC8Y1R12'), lei('5493001KJTIIGC8Y1R21')],
    legalName: 'Kaveri Textiles Private Limited',
  });
  expect(identifiers.map(({ valid }) => valid)).toEqual([true, false]);
  expect(identifiers[0]?.says).toEqual(['Check digits correct', 'Issued by LEI issuer 5493']);
  expect(identifiers[1]?.contradictions).toMatchObject([
    { field: 'lei', text: expect.stringMatching(/check digits of this LEI are wrong/) },
  ]);
});

describe('the import of the register of companies', () => {
  test('rejects rows with line and reason, counts the rest, and is used only once an admin says so', async () => {
    const { admin } = office.cast;
    const version = await importRegister(admin, [
      aRegister([
        ...registeredRows,
        'U15400MH2009XXX192834,,WRONG KIND LIMITED,ACTV,Private,Maharashtra',
        'U15400MH2009PTC192834,11-06-2009,THE SAME NUMBER LIMITED,ACTV,Private,Maharashtra',
        'U15400MH2009PTC192835,11-06-2009,,ACTV,Private,Maharashtra',
      ]),
    ]);
    const [staged] = await registers(admin);
    expect(staged).toMatchObject({
      id: version,
      status: 'staged',
      companies: 4,
      rejectedRows: 3,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      files: [{ name: 'company_master.csv' }],
    });
    const { rejected } = await admin.call('GET /reports/v1.0/companyregister', { version });
    expect(rejected?.map(({ line }) => line).sort()).toEqual([6, 7, 8]);
    expect(rejected?.map(({ reason }) => reason).join()).toMatch(/kind of company.*|earlier line|missing/);
    expect((await check(['Sahyadri Dairy Farms'])).register).toBeNull();
    await admin.call('POST /reports/v1.0/companyregister', { action: 'activate', version });
    expect((await check(['Sahyadri Dairy Farms'])).register).toMatchObject({ version: 1, companies: 4 });
  });

  test('reads the newer headings too, in any order and case; a file of anything else is refused in words', async () => {
    const { admin } = office.cast;
    const newer = {
      name: 'CompanyMaster.csv',
      content: [
        'companyregistrationdate_date,CompanyName,CIN,CompanyStateCode,CompanyStatus,CompanyClass',
        '2009-06-11,"Sahyadri Dairy Farms, Pune Private Limited",U15400MH2009PTC192834,maharashtra,Active,Private',
      ].join('\r\n'),
      type: 'text/csv',
    };
    await importRegister(admin, [newer]);
    expect((await registers(admin))[0]).toMatchObject({ status: 'staged', companies: 1, rejectedRows: 0 });
    const version = await importRegister(admin, [
      { name: 'other.csv', content: 'a,b\n1,2\n', type: 'text/csv' },
    ]);
    const [failed, replaced] = await registers(admin);
    expect(failed).toMatchObject({ id: version, status: 'failed' });
    expect(failed?.error).toContain('no column for the CIN');
    // What waited gave way to the newer import; the one in use stays as it is.
    expect(replaced?.status).toBe('discarded');
    const { Data: notices } = await admin.call('GET /reports/v1.0/notifications', {});
    expect(notices.map(({ activity }) => activity).join()).toContain('could not be imported');
    expect((await check(['Kaveri Textile'])).Data[0]?.matches[0]?.registered?.id).toBe(
      'U17110TZ2004PTC011223',
    );
  });

  test('a register is put to use once, by an admin alone', async () => {
    const { admin, drafter } = office.cast;
    const [active] = (await registers(admin)).filter(({ status }) => status === 'active');
    const again = { action: 'activate' as const, version: active?.id ?? '' };
    expect((await admin.attempt('POST /reports/v1.0/companyregister', again)).body.code).toBe(
      'register.not_possible',
    );
    expect((await drafter.attempt('POST /reports/v1.0/companyregister', again)).status).toBe(403);
  });

  const root = join(process.env.PRUDENCE_SHARED ?? join(projectRoot, '../shared'), 'data');
  const published = join(root, 'names/companies/mca_master_sample_2025-10.csv');
  (existsSync(published) ? test : test.skip)(
    'the published sample is imported completely, and every company is found by its name (skipped without the data)',
    async () => {
      const { admin } = office.cast;
      const content = readFileSync(published, 'utf8');
      const rows = parse(content, { columns: true }) as { cin: string; company_name: string }[];
      await useRegister(admin, [{ name: 'sample.csv', content, type: 'text/csv' }]);
      const [active] = await registers(admin);
      expect(active?.rejectedRows).toBeLessThan(rows.length / 100);
      expect((active?.companies ?? 0) + (active?.rejectedRows ?? 0)).toBe(rows.length);
      const some = rows.filter((_, place) => place % 25 === 0);
      const { Data } = await check(some.map(({ company_name }) => company_name));
      const missed = some.filter(
        ({ cin }, place) => !Data[place]?.matches.some(({ registered }) => registered?.id === cin),
      );
      expect(missed).toEqual([]);
    },
  );
});

describe('a register with more companies of one name than are compared', () => {
  const name = 'Narmada Weaving Mills Private Limited';
  beforeAll(async () => {
    const namesakes = Array.from({ length: 130 }, (_, at) => {
      const number = `U17110GJ2004PTC${String(100_000 + at)}`;
      return `${number},01-05-2004,NARMADA WEAVING MILLS PRIVATE LIMITED,ACTV,Private,Gujarat`;
    });
    await useRegister(office.cast.admin, [aRegister([...registeredRows, ...namesakes])]);
  });

  test('says so of that name, and of no other', async () => {
    const { Data } = await check([name, 'Kaveri Textiles']);
    expect(Data.map(({ matches, truncated }) => [matches.length, truncated])).toEqual([
      [50, true],
      [1, false],
    ]);
  });

  test('says so in the analysis', async () => {
    const request = await screenedRequest(office, { legalName: name });
    const { screening } = await workOf(office.cast.drafter, request);
    expect(screening?.truncated).toContainEqual({ subject: name, watchlist: 'Register of companies' });
  });
});

describe('what is looked up in the register of companies', () => {
  beforeAll(async () => {
    await useRegister(office.cast.admin);
  });

  test.each([
    ['Sahyadri Dairy Farm Pvt. Ltd.', 'same_by_rule', 'U15400MH2009PTC192834'],
    ['KAVERI TEXTILES PRIVATE LIMITED', 'identical', 'U17110TZ2004PTC011223'],
    ['Kashmiri Saffron Zenyth', 'same_by_rule', 'U51909DL1998PLC093344'],
    ['Nandini Spice Exports', 'similar', 'AAB-1234'],
  ])('%s is %s as %s', async (name, verdict, id) => {
    const { Data } = await check([name]);
    const found = Data[0]?.matches.find(({ registered }) => registered?.id === id);
    expect(found).toMatchObject({ verdict, origin: 'Register of companies', requestId: null });
  });

  test('a name that nothing in it resembles finds nothing', async () => {
    expect((await check(['Brightwater Halcyon Shipping Limited'])).Data[0]?.matches).toEqual([]);
  });

  test('a CIN brings name, status and state, and every contradiction with what was entered', async () => {
    const { identifiers, register } = await check([], {
      identifiers: [
        { scheme: 'CIN', value: 'u51909dl1998plc093344' },
        { scheme: 'LLPIN', value: 'AAB1234' },
        { scheme: 'PAN', value: 'ABCDE1234F' },
      ],
      legalName: 'Harmony Saffron Private Limited',
      incorporatedOn: '1999',
    });
    expect(register).toMatchObject({ companies: 4, ageDays: 0 });
    const [cin, llpin, ...others] = identifiers;
    expect(others).toEqual([]);
    expect(cin?.registered).toEqual({
      id: 'U51909DL1998PLC093344',
      name: 'ZENITH KASHMIRI SAFFRON LIMITED',
      status: 'Strike off',
      kind: 'Public',
      registeredOn: '1998-03-17',
      state: 'Delhi',
    });
    expect(cin?.contradictions.map(({ field }) => field).sort()).toEqual([
      'incorporatedOn',
      'incorporatedOn',
      'legalName',
      'legalName',
      'status',
    ]);
    expect(llpin?.registered?.name).toBe('NANDINI SPICE WORKS LLP');
    expect(llpin?.contradictions.map(({ text }) => text).join()).toContain('lacks "LLP"');
  });

  test('what agrees contradicts nothing, and the company itself is not its own near match', async () => {
    const { identifiers, Data } = await check(['Sahyadri Dairy Farms Private Limited'], {
      identifiers: [{ scheme: 'CIN', value: 'U15400MH2009PTC192834' }],
      legalName: 'Sahyadri Dairy Farms Private Limited',
      incorporatedOn: '2009-06',
    });
    expect(identifiers[0]?.contradictions).toEqual([]);
    expect(Data[0]?.matches).toEqual([]);
  });

  test('the analysis shows both, with the register they come from', async () => {
    const request = await screenedRequest(office, {
      legalName: 'Zenith Kashmir Saffron Ltd',
      incorporatedOn: '1998-03-17',
      registrationIds: [{ scheme: 'CIN', value: 'U17110TZ2004PTC011223', country: 'IN' }],
    });
    const { nearMatches, identifiers, register } = await workOf(office.cast.drafter, request);
    expect(register).toMatchObject({ companies: 4 });
    expect(nearMatches).toEqual([
      expect.objectContaining({
        origin: 'Register of companies',
        registered: expect.objectContaining({ id: 'U51909DL1998PLC093344', status: 'Strike off' }),
      }),
    ]);
    expect(identifiers[0]?.contradictions.map(({ text }) => text).join(' ')).toContain(
      'The register has this number for KAVERI TEXTILES PRIVATE LIMITED.',
    );
  });

  test('C8 the register is everybody’s; third parties of another client show through neither names nor numbers', async () => {
    await screenedRequest(office, { legalName: 'Godavari Agro Foods Private Limited' });
    const stranger = await signInAs(office, { role: 'client' });
    const { Data } = await stranger.call('POST /reports/v1.0/mcanearmatch', {
      names: ['Godavari Agro Foods Private Limited', 'Kaveri Textiles'],
    });
    expect(Data[0]?.matches).toEqual([]);
    expect(Data[1]?.matches.map(({ origin }) => origin)).toEqual(['Register of companies']);
  });

  test('how old it is stands beside every result', async () => {
    office.platform.clock.advance(100 * 86_400_000);
    const admin = await signInAs(office, { role: 'drafter' });
    const { register } = await admin.call('POST /reports/v1.0/mcanearmatch', { names: ['Kaveri'] });
    expect(register?.ageDays).toBe(100);
  });
});
