import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.ts';

const refusal = (variables: Record<string, string>) => {
  try {
    readEnv(variables);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

test.each([
  ['RATE_LIMIT', '1k', 'RATE_LIMIT must be a whole number from 1 to 10000000, not "1k".'],
  ['RATE_LIMIT', '-5', 'RATE_LIMIT must be a whole number from 1 to 10000000, not "-5".'],
  ['RATE_LIMIT', '0', 'RATE_LIMIT must be a whole number from 1 to 10000000, not "0".'],
  ['PORT', '', 'PORT must be a whole number from 1 to 65535, and it is empty.'],
  ['REPORT_PORT', '70000', 'REPORT_PORT must be a whole number from 1 to 65535, not "70000".'],
  ['METRICS_PORT', 'nine', 'METRICS_PORT must be a whole number from 1 to 65535, not "nine".'],
  [
    'LOG_LEVEL',
    'verbose',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not "verbose".',
  ],
  ['DEPLOYMENT', 'SaaS', 'DEPLOYMENT must be on-premise or saas, not "SaaS".'],
  ['PRODUCTION', '0', 'PRODUCTION must be true or false, not "0".'],
  ['GATEWAY', 'yes?', 'GATEWAY must be true or false, not "yes?".'],
  ['UNDER_PRESSURE', 'False', 'UNDER_PRESSURE must be true or false, not "False".'],
  ['S3_PATH_STYLE', 'no', 'S3_PATH_STYLE must be true or false, not "no".'],
  ['PRUDENCE_MODE', 'prod', 'PRUDENCE_MODE must be production or demo, not "prod".'],
  [
    'TRUST_PROXY',
    'foo',
    'TRUST_PROXY must be IP addresses or networks such as 10.0.0.5,192.168.0.0/16, or loopback, linklocal, uniquelocal, separated by commas, not "foo".',
  ],
  [
    'PUBLIC_URL',
    'http://prudence.example',
    'PUBLIC_URL must be an https address such as https://prudence.example; http is for localhost only, not "http://prudence.example".',
  ],
  [
    'BASE_URL',
    'prudence',
    'BASE_URL must be a full address such as https://prudence.example, not "prudence".',
  ],
  [
    'DIST_DIR',
    '/nope',
    'DIST_DIR must be the directory that `npm run build` made, with an index.html in it, not "/nope".',
  ],
  [
    'PASSAGES_DIR',
    '/nope',
    'PASSAGES_DIR must be a directory of passages for the adverse-media model, with a validation.tsv in it, not "/nope".',
  ],
])('%s=%s is refused in a sentence that names what is accepted', (name, value, sentence) => {
  expect(refusal({ [name]: value })).toBe(sentence);
});

test('several wrong values are reported together, one line each', () => {
  const lines = refusal({ RATE_LIMIT: '1k', GATEWAY: '', SMTP_URL: 'mail', S3_ENDPOINT: 'x' }).split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['RATE_LIMIT', 'GATEWAY', 'S3_BUCKET', 'SMTP_URL']);
});

test('the value of a variable that may hold a password is never printed', () => {
  const told = refusal({
    DATABASE_URL: 'mysql://me:marked@x',
    SMTP_URL: 'ftp://me:marked@x',
    LLM_URL: 'ftp://me:marked@x',
    BASE_URL: 'ftp://me:marked@x',
  });
  expect(told).toContain('DATABASE_URL must be a PostgreSQL address');
  expect(told.split('\n')).toHaveLength(4);
  expect(told).not.toContain('marked');
});

test.each(['127.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback,uniquelocal'])(
  'TRUST_PROXY takes %s',
  (TRUST_PROXY) => {
    expect(readEnv({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
  },
);

test('an empty text counts as not set', () => {
  expect(readEnv({ DATABASE_URL: '', PUBLIC_URL: '', TRUST_PROXY: '', DIST_DIR: '' })).toMatchObject({
    databaseUrl: undefined,
    baseUrl: 'http://localhost:5011',
    trustProxy: undefined,
  });
});

test('the version is that of package.json', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(readEnv({}).version).toBe(version);
});

describe('a secret in a file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'prudence-secrets-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const fileWith = (content: string) => {
    const file = join(directory, 'database');
    writeFileSync(file, content);
    return file;
  };
  const address = 'postgres://prudence:marked@db.example/prudence';

  test('is taken in place of the variable, without the line break at its end', () => {
    expect(readEnv({ DATABASE_URL_FILE: fileWith(`${address}\n`) }).databaseUrl).toBe(address);
  });

  test.each([
    [
      'that is not there',
      () => ({ DATABASE_URL_FILE: '/nope' }),
      'DATABASE_URL_FILE must name a file that can be read, not "/nope" (ENOENT).',
    ],
    [
      'that is empty',
      () => ({ DATABASE_URL_FILE: fileWith('\n') }),
      `DATABASE_URL_FILE must name a file with a value in it, and ${join(directory, 'database')} is empty.`,
    ],
    [
      'beside the variable',
      () => ({ DATABASE_URL_FILE: fileWith(address), DATABASE_URL: address }),
      'DATABASE_URL and DATABASE_URL_FILE are both set: keep one of them.',
    ],
  ])('%s is refused by its name', (_which, variables, sentence) => {
    expect(refusal(variables())).toBe(sentence);
  });

  test('is checked like the variable, and never printed', () => {
    const told = refusal({ DATABASE_URL_FILE: fileWith('mysql://me:marked@x') });
    expect(told).toContain('DATABASE_URL must be a PostgreSQL address');
    expect(told).not.toContain('marked');
  });
});
