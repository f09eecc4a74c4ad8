import { readMailSettings } from './mail-settings.ts';

const read = (SMTP_URL?: string, MAIL_FROM?: string) => readMailSettings({ SMTP_URL, MAIL_FROM });

test('without SMTP_URL there is no mail', () => {
  expect(read()).toBeNull();
  expect(read('', '')).toBeNull();
});

test('smtps is TLS from the first byte, smtp insists on STARTTLS but on loopback or when told', () => {
  const from = 'Prudence Desk <desk@firm.example>';
  expect(read('smtps://desk:p%40ss@mail.example', from)).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    requireTls: false,
    credentials: { user: 'desk', pass: 'p@ss' },
    from: { name: 'Prudence Desk', address: 'desk@firm.example' },
  });
  expect(read('smtp://mail.example', 'desk@firm.example')).toMatchObject({
    port: 587,
    secure: false,
    requireTls: true,
    credentials: undefined,
    from: { name: 'Prudence', address: 'desk@firm.example' },
  });
  expect(read('smtp://mail.example:25?tls=optional', from)).toMatchObject({ port: 25, requireTls: false });
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(read(`smtp://${host}:2525`, from)?.requireTls).toBe(false);
});

test.each([
  ['mail.example', 'desk@firm.example', /^SMTP_URL must be/],
  ['https://mail.example', 'desk@firm.example', /^SMTP_URL must be/],
  ['smtp://', 'desk@firm.example', /^SMTP_URL must be/],
  ['smtp://mail.example?tls=never', 'desk@firm.example', /^The tls of SMTP_URL/],
  ['smtp://mail.example', undefined, /^MAIL_FROM must be/],
  ['smtp://mail.example', 'Prudence', /^MAIL_FROM must be/],
  ['smtp://mail.example', 'Desk\r\nBcc: x <desk@firm.example>', /^MAIL_FROM must be/],
  [undefined, 'desk@firm.example', /^SMTP_URL is missing/],
])('SMTP_URL %s with MAIL_FROM %s is refused in a sentence', (url, from, sentence) => {
  expect(() => read(url, from)).toThrow(sentence);
});
