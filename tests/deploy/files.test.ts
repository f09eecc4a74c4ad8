import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { projectRoot } from '../../scripts/project-root.ts';
import { environmentSchema, secretVariables } from '../../server/platform/environment-schema.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import { makeCertificate, trust } from './certificate.ts';
import { prepareNginx } from './nginx.ts';
import { isInstalled, run } from './programs.ts';

const files = join(projectRoot, 'config/deploy');
const read = (name: string) => readFileSync(join(files, name), 'utf8');
const home = mkdtempSync(join(tmpdir(), 'prudence-lint-'));
afterAll(() => rmSync(home, { recursive: true }));

const having = (program: string) => (isInstalled(program) ? test : test.skip);

having('nginx')('nginx takes nginx.conf (skipped without nginx)', async () => {
  const nginx = await prepareNginx(home, makeCertificate(home));
  expect(nginx.check()).toEqual({ code: 0, text: expect.stringContaining('test is successful') });
});

having('nginx')(
  'D20 nginx logs no query of an address, which holds names and one-time links (skipped without nginx)',
  async () => {
    const certificate = makeCertificate(home);
    trust(certificate);
    const nginx = await prepareNginx(home, certificate);
    const nobody = { port: await freePort(), reportPort: await freePort() };
    await nginx.start([nobody]);
    for (const url of [nginx.url, nginx.reportUrl]) await fetch(`${url}/login?invite=once-and-secret`);
    await nginx.stop();
    const log = readFileSync(join(home, 'prudence.log'), 'utf8');
    expect(log.match(/"GET \/login HTTP\/1\.1" 502 /g)).toHaveLength(2);
    for (const name of readdirSync(home).filter((one) => one.endsWith('.log')))
      expect(readFileSync(join(home, name), 'utf8')).not.toContain('once-and-secret');
  },
);

having('caddy')('Caddy takes the Caddyfile, with several servers too (skipped without caddy)', () => {
  const validate = ['validate', '--adapter=caddyfile', `--config=${join(files, 'Caddyfile')}`];
  const several = { SERVERS: '10.0.0.11:5011 10.0.0.12:5011', DOMAIN: 'desk.example' };
  for (const env of [{}, several])
    expect(run('caddy', validate, env)).toEqual({ code: 0, text: expect.stringContaining('Valid') });
  const formatted = run('caddy', ['fmt', join(files, 'Caddyfile')]);
  expect(formatted.text).toBe(read('Caddyfile').trim());
});

having('caddy')(
  'D20 Caddy logs no query of an address, which holds names and one-time links (skipped without caddy)',
  async () => {
    const [port, reportPort, nobody] = [await freePort(), await freePort(), await freePort()];
    const adapted = read('Caddyfile')
      .replace('\n{\n', '\n{\n\tadmin off\n')
      .replaceAll('{$DOMAIN:prudence.example}:8443', `http://localhost:${reportPort}`)
      .replaceAll('{$DOMAIN:prudence.example}', `http://localhost:${port}`);
    const file = join(home, 'Caddyfile');
    writeFileSync(file, adapted);
    const servers = `127.0.0.1:${nobody}`;
    const env = { ...process.env, SERVERS: servers, REPORT_SERVERS: servers, HOME: home };
    const caddy = spawn('caddy', ['run', '--adapter=caddyfile', `--config=${file}`], { env });
    let log = '';
    caddy.stderr.on('data', (text) => {
      log += text;
    });
    await waitFor(() => log.includes('serving initial configuration'), { what: 'Caddy to listen' });
    const referer = 'https://localhost/?invite=once-and-secret';
    const ask = (of: number) =>
      fetch(`http://localhost:${of}/login?invite=once-and-secret`, { headers: { referer } });
    await Promise.all([port, reportPort].map(ask));
    caddy.kill();
    await once(caddy, 'close');
    expect(log.match(/"uri":"\/login\?"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(log).not.toContain('once-and-secret');
  },
);

having('systemd-analyze')('systemd takes the units (skipped without systemd-analyze)', () => {
  // It looks whether the programs are there.
  mkdirSync(join(home, 'opt'));
  cpSync(join(files, 'prudence'), join(home, 'opt/prudence'));
  const units = ['prudence.service', 'prudence-backup.service', 'prudence-backup.timer'].map((name) => {
    const unit = join(home, name);
    writeFileSync(unit, read(name).replaceAll('/opt/prudence/', `${home}/opt/`));
    return unit;
  });
  expect(run('systemd-analyze', ['verify', ...units])).toEqual({ code: 0, text: '' });
});

having('hadolint')('hadolint finds nothing in the Dockerfile (skipped without hadolint)', () => {
  expect(run('hadolint', [join(files, 'Dockerfile')])).toEqual({ code: 0, text: '' });
});

const compose = run('docker', ['compose', 'version']).code === 0 ? test : test.skip;
compose('docker compose takes compose.yaml (skipped without docker compose)', () => {
  cpSync(files, join(home, 'compose'), { recursive: true });
  run('sh', ['-c', `cd ${home}/compose && sh make-secrets.sh`]);
  const config = ['compose', '--file', join(home, 'compose/compose.yaml'), 'config', '--quiet'];
  expect(run('docker', config, { DOMAIN: 'desk.example' })).toEqual({ code: 0, text: '' });
});

test('backups go after 14 days where another one was made, though it lacks files that the server has lost', () => {
  const kept = join(home, 'backups');
  const [, script = ''] = /^ExecStopPost=\/bin\/sh -c '(.+)'$/m.exec(read('prudence-backup.service')) ?? [];
  const left = (EXIT_STATUS: string) => {
    rmSync(kept, { recursive: true, force: true });
    for (const name of ['old', 'new']) mkdirSync(join(kept, name), { recursive: true });
    const longAgo = new Date('2026-01-01');
    utimesSync(join(kept, 'old'), longAgo, longAgo);
    const here = script.replaceAll('$$', '$').replaceAll('/var/backups/prudence', kept);
    expect(run('sh', ['-c', here], { EXIT_STATUS })).toEqual({ code: 0, text: '' });
    return readdirSync(kept).toSorted();
  };
  expect([left('0'), left('2')]).toEqual([['new'], ['new']]);
  expect([left('1'), left('KILL')]).toEqual([
    ['new', 'old'],
    ['new', 'old'],
  ]);
});

test('the secrets of compose.yaml are made once, and are what Prudence takes', () => {
  const directory = join(home, 'made');
  mkdirSync(directory);
  const make = () => run('sh', ['-c', `cd ${directory} && sh ${files}/make-secrets.sh`]).code;
  expect(make()).toBe(0);
  const named = [...read('compose.yaml').matchAll(/file: \.\/(secrets\/\w+)/g)].map(([, file = '']) => file);
  const contents = () => named.map((file) => readFileSync(join(directory, file), 'utf8'));
  const first = contents();
  expect(named.length).toBeGreaterThan(5);
  expect(make()).toBe(0);
  expect(contents()).toEqual(first);
  const { keys } = JSON.parse(readFileSync(join(directory, 'secrets/keys'), 'utf8'));
  expect(Buffer.from(keys.k1, 'base64')).toHaveLength(32);
});

test.each(['compose.yaml', 'prudence.env', 'prudence.service', 'prudence-backup.service', 'Dockerfile'])(
  '%s sets no variable that Prudence does not know',
  (name) => {
    const known = new Set([
      ...Object.keys(environmentSchema.shape),
      ...secretVariables.map((secret) => `${secret}_FILE`),
    ]);
    // In compose.yaml only what stands below the service of Prudence.
    const text = name === 'compose.yaml' ? (read(name).split('\n  postgres:')[0] ?? '') : read(name);
    const set = [...text.matchAll(/^(?: {6}|ENV |Environment=)?([A-Z][A-Z0-9_]+)[=:]/gm)].map(
      ([, one = '']) => one,
    );
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((one) => !known.has(one))).toEqual([]);
  },
);

test('images and archives are named by the version of this release', () => {
  const texts = [
    ...['compose.yaml', 'Dockerfile'].map(read),
    readFileSync(join(projectRoot, 'docs/deploying.md'), 'utf8'),
  ];
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\bprudence[-:](\d+\.\d+\.\d+)/g)].map(([, one]) => one),
  );
  // The page names the next one, too, where it tells of an upgrade.
  const next = named.filter((one) => one !== packageJson.version);
  expect(named.length).toBeGreaterThan(5);
  expect(next).toHaveLength(1);
});
