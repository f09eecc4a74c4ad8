import { type MailServer, startMailServer } from '../../../tests/support/peers/mail-server.ts';
import { describeError } from '../describe-error.ts';
import type { MailSettings } from './mail-settings.ts';
import { createMailer, MailRefused } from './mailer.ts';

let server: MailServer | undefined;
afterEach(() => server?.close());

const settings = (port: number, more: Partial<MailSettings> = {}): MailSettings => ({
  host: '127.0.0.1',
  port,
  secure: false,
  requireTls: false,
  credentials: undefined,
  from: { name: 'Prudence', address: 'desk@firm.example' },
  ...more,
});
const mail = {
  id: '7b0c9a50-1111-4222-8333-444455556666',
  to: { name: 'Asha Verma', address: 'asha@client.example' },
  subject: 'A subject',
  text: 'Some words.\n',
  html: '<p>Some words.</p>',
};

test('a mail arrives as plain text and HTML, from and to whom it should, known by its id', async () => {
  server = await startMailServer();
  await createMailer(settings(server.port)).send(mail);
  const [got] = server.received;
  expect(got).toMatchObject({ from: 'desk@firm.example', to: ['asha@client.example'] });
  expect(got?.header('from')).toBe('Prudence <desk@firm.example>');
  expect(got?.header('to')).toBe('Asha Verma <asha@client.example>');
  expect(got?.header('message-id')).toBe(`<${mail.id}@firm.example>`);
  expect(got?.header('auto-submitted')).toBe('auto-generated');
  expect([got?.text.trim(), got?.html.trim()]).toEqual(['Some words.', '<p>Some words.</p>']);
});

test('the sender signs in where it is told to', async () => {
  server = await startMailServer({ signIn: true });
  await createMailer(settings(server.port, { credentials: { user: 'desk', pass: 'p@ss' } })).send(mail);
  expect([server.signIns, server.received.length]).toEqual([['desk:p@ss'], 1]);
});

test('where TLS is required nothing is said to a server that offers none', async () => {
  server = await startMailServer({ signIn: true });
  const mailer = createMailer(
    settings(server.port, { requireTls: true, credentials: { user: 'desk', pass: 'p@ss' } }),
  );
  await expect(mailer.send(mail)).rejects.toThrow();
  expect([server.signIns, server.received]).toEqual([[], []]);
});

test('D13 names and subjects cannot add a header, a recipient or a body', async () => {
  server = await startMailServer();
  const evil =
    'Eve\r\nBcc: thief@evil.example\r\n\r\n<script>\u2028Cc: thief@evil.example\u0000, thief@evil.example';
  await createMailer(settings(server.port)).send({
    ...mail,
    to: { name: evil, address: mail.to.address },
    subject: evil,
  });
  const [got] = server.received;
  expect(got?.to).toEqual(['asha@client.example']);
  expect(got?.headers.map(([name]) => name.toLowerCase()).sort()).toEqual(
    ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'].sort(),
  );
  expect(got?.text.trim()).toBe('Some words.');
});

test('a refused recipient is refused for good; a server that is away, or refuses us, is not', async () => {
  server = await startMailServer({ refuse: () => '550 no such mailbox' });
  await expect(createMailer(settings(server.port)).send(mail)).rejects.toThrow(MailRefused);
  await server.close();
  const away = createMailer(settings(server.port)).send(mail);
  await expect(away).rejects.not.toBeInstanceOf(MailRefused);
  server = await startMailServer({ refuse: () => '450 try later' });
  await expect(createMailer(settings(server.port)).send(mail)).rejects.not.toBeInstanceOf(MailRefused);
});

test.each(['550', '450'])(
  'D20 what a mail server answers is told without the address that it repeats (%s)',
  async (code) => {
    server = await startMailServer({ refuse: (address) => `${code} <${address.toUpperCase()}> is not here` });
    const failure = await createMailer(settings(server.port))
      .send(mail)
      .catch((error: unknown) => error);
    const told = JSON.stringify(describeError(failure));
    expect(told).toContain(`${code} <…> is not here`);
    expect(told.toLowerCase()).not.toContain(mail.to.address);
  },
);
