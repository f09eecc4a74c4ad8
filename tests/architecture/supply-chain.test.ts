import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import packageJson from '../../package.json' with { type: 'json' };
import { projectRoot } from '../../scripts/project-root.ts';
import { findSecrets } from '../../scripts/supply-chain/find-secrets.ts';
import { runProgram } from '../support/servers/run-program.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'prudence-supply-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const lockFile = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string; integrity?: string; hasInstallScript?: boolean }>;
};
const locked = Object.entries(lockFile.packages).filter(([path]) => path !== '');

describe('the lock file', () => {
  test('pins the content of every package', () => {
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('names no package with an install script that docs/decisions/dependencies.md does not explain, and none runs', () => {
    const page = readFileSync(join(projectRoot, 'docs/decisions/dependencies.md'), 'utf8');
    const explained = [...(page.split('## Install scripts')[1] ?? '').matchAll(/^- `(.+?)`: \S.*\.$/gm)];
    const withScript = locked.flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
    );
    expect(explained.map(([, name]) => name)).toEqual([...new Set(withScript)].toSorted());
    expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

test('the bill of materials is CycloneDX and holds every dependency of the product', async () => {
  const file = join(directory, 'sbom.json');
  expect(await runProgram('scripts/sbom.ts', [file], {})).toMatchObject({ code: 0, err: '' });
  const { bomFormat, metadata, components } = JSON.parse(readFileSync(file, 'utf8'));
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'prudence']);
  const purls = new Set(components.map(({ purl }: { purl: string }) => purl));
  const expected = Object.keys(packageJson.dependencies).map(
    (name) => `pkg:npm/${name.replace('@', '%40')}@${lockFile.packages[`node_modules/${name}`]?.version}`,
  );
  expect(expected.filter((purl) => !purls.has(purl))).toEqual([]);
});

describe('secrets', () => {
  // Put together here, so that the check of the repository does not find them in this file.
  const letters = (count: number) => 'aB3'.repeat(count).slice(0, count);
  const planted: [kind: string, secret: string][] = [
    ['private key', `-----BEGIN ${'PRIVATE KEY'}-----`],
    ['private key', `-----BEGIN RSA ${'PRIVATE KEY'}-----`],
    ['private key', `-----BEGIN OPENSSH ${'PRIVATE KEY'}-----`],
    ['private JSON web key', `{"kty":"EC","${'d'}": "${letters(43)}"}`],
    ['signed token', `ey${'J'}${letters(20)}.ey${'J'}${letters(30)}.${letters(43)}`],
    ['Amazon access key', `AK${'IA'}${'Q7'.repeat(8)}`],
    ['Google key', `AI${'za'}${letters(35)}`],
    ['GitHub token', `gh${'p_'}${letters(36)}`],
    ['GitHub token', `github_${'pat_'}${letters(60)}`],
    ['GitLab token', `gl${'pat-'}${letters(20)}`],
    ['npm token', `np${'m_'}${letters(36)}`],
    ['PyPI token', `py${'pi-'}${letters(60)}`],
    ['Slack token', `xo${'xb-'}${letters(24)}`],
    ['Slack webhook', `https://hooks.slack.com/${'services'}/T0AB/B0CD/${letters(24)}`],
    ['Stripe key', `sk_${'live_'}${letters(24)}`],
    ['SendGrid key', `S${'G.'}${letters(22)}.${letters(43)}`],
    ['model provider key', `sk${'-ant-'}${letters(40)}`],
  ];

  test.each(planted)('a %s is found, with its line: %s', (kind, secret) => {
    expect(findSecrets(`one\nconst key = '${secret}';\n`)).toEqual([{ line: 2, kind }]);
  });

  test.each([
    'const key = process.env.S3_SECRET_KEY;',
    '-----BEGIN PUBLIC KEY-----',
    '-----BEGIN CERTIFICATE-----',
    'a task-force-for-the-supervision-of-financial-institutions',
    '"integrity": "sha512-9lpSSU4Mly3mrtruwLs1eLK6+gzbzqeBFwRNjIjE+9LuDpWdYctrQlQ3ej1Ilgi7gknpsTRnPoLP8DpCHqHIJw=="',
  ])('what is none is left alone: %s', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });

  test('a file with a secret fails the check, which names the line and hides the secret', async () => {
    const [clean, planted] = [join(directory, 'clean.txt'), join(directory, 'planted.txt')];
    const secret = `gh${'p_'}${letters(36)}`;
    writeFileSync(clean, 'one');
    writeFileSync(planted, `one\n${secret}\n`);
    const { code, err } = await runProgram('scripts/scan-secrets.ts', [clean, planted], {});
    expect([code, err.split('\n')[0]]).toEqual([1, `${planted}:2: GitHub token`]);
    expect(err).not.toContain(secret);
    expect((await runProgram('scripts/scan-secrets.ts', [clean], {})).code).toBe(0);
  });
});

describe('advisories', () => {
  const lock = () => {
    const file = join(directory, 'lock.json');
    const packages = {
      '': { name: 'x', version: '1.0.0' },
      'node_modules/left': { version: '1.4.2' },
      'node_modules/a/node_modules/left': { version: '2.0.0', dev: true },
      'node_modules/alias': { name: '@scope/right', version: '3.0.0-rc.1' },
    };
    writeFileSync(file, JSON.stringify({ lockfileVersion: 3, packages }));
    return file;
  };
  const advisory = (name: string, events: object[], more: object = {}, versions?: string[]) => ({
    id: 'GHSA-test-0000-0001',
    summary: 'Runs what it is given',
    affected: [
      {
        package: { ecosystem: 'npm', name },
        ranges: [{ type: 'SEMVER', events }],
        ...(versions && { versions }),
      },
    ],
    ...more,
  });
  const check = async (content: string | Uint8Array) => {
    const file = join(directory, 'advisories');
    writeFileSync(file, content);
    const { code, out, err } = await runProgram('scripts/check-advisories.ts', [file, lock()], {});
    return { code, lines: out.trim().split('\n').slice(0, -1), err };
  };
  const checkOne = (...given: Parameters<typeof advisory>) => check(JSON.stringify(advisory(...given)));

  test('an affected package ends the check with 1, and the version that mends it is named', async () => {
    expect(await checkOne('left', [{ introduced: '0' }, { fixed: '1.4.3' }])).toEqual({
      code: 1,
      lines: ['left 1.4.2: GHSA-test-0000-0001 Runs what it is given (fixed in 1.4.3; node_modules/left)'],
      err: '',
    });
  });

  test.each<[string, object[], string[]]>([
    ['before it was introduced', [{ introduced: '1.4.10' }], ['2.0.0']],
    ['from a version on, in any order', [{ fixed: '1.4.2' }, { introduced: '1.0.0' }], []],
    ['up to the last affected', [{ introduced: '0' }, { last_affected: '1.4.2' }], ['1.4.2']],
    ['introduced again', [{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0-0' }], ['2.0.0']],
  ])('a range is read as osv.dev defines it: %s', async (_title, events, affected) => {
    const { lines } = await checkOne('left', events);
    expect(lines.map((line) => line.split(/[ :]/)[1])).toEqual(affected);
  });

  test('a version that is listed, a scope, an alias and a version before a release are understood', async () => {
    expect((await checkOne('left', [], {}, ['2.0.0'])).lines).toEqual([
      'left 2.0.0: GHSA-test-0000-0001 Runs what it is given (no fixed version; node_modules/a/node_modules/left, development only)',
    ]);
    expect((await checkOne('@scope/right', [{ introduced: '0' }, { fixed: '3.0.0' }])).code).toBe(1);
    expect((await checkOne('alias', [{ introduced: '0' }])).code).toBe(0);
  });

  test('a withdrawn advisory, and one of another ecosystem, finds nothing', async () => {
    const other = advisory('right', [{ introduced: '0' }], { id: 'GHSA-test-0000-0002' });
    const withdrawn = advisory('left', [{ introduced: '0' }], { withdrawn: '2026-01-01T00:00:00Z' });
    const python = JSON.parse(JSON.stringify(advisory('left', [{ introduced: '0' }])).replace('npm', 'PyPI'));
    expect(await check(JSON.stringify([other, withdrawn, python]))).toMatchObject({ code: 0, lines: [] });
  });

  test('the zip that osv.dev offers is read', async () => {
    const zip = new JSZip();
    zip.file('GHSA-1.json', JSON.stringify(advisory('left', [{ introduced: '2.0.0' }])));
    zip.file('GHSA-2.json', JSON.stringify(advisory('right', [{ introduced: '0' }])));
    expect((await check(await zip.generateAsync({ type: 'uint8array' }))).lines).toHaveLength(1);
  });

  test.each(['[]', '{"name":"x"}', 'not JSON', '[{"id":"A"}]'])(
    'a file that says nothing about npm packages proves nothing, and the check ends with 2: %s',
    async (content) => {
      const { code, err } = await check(content);
      expect([code, err]).toEqual([2, expect.stringContaining('holds no advisor')]);
    },
  );
});
