import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Received = {
  /** Whom the sender told the server about. */
  from: string;
  to: string[];
  /** Field by field, each on one line, in the order of arrival. */
  headers: [name: string, value: string][];
  header(name: string): string | undefined;
  /** The parts as they read once decoded. */
  text: string;
  html: string;
  raw: string;
};

export type MailServer = {
  port: number;
  received: Received[];
  /** What each sender who signed in said. */
  signIns: string[];
  close(): Promise<void>;
};

type Options = { port?: number; refuse?: (address: string) => string | null; signIn?: boolean };

function unfold(head: string): [string, string][] {
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
}

function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const joined = body.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function read(raw: string, from: string, to: string[]): Received {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const headers = unfold(head);
  const header = (name: string) => headers.find(([known]) => known.toLowerCase() === name)?.[1];
  const boundary = /boundary="([^"]+)"/.exec(header('content-type') ?? '')?.[1] ?? '';
  const parts = raw.split(`--${boundary}`).slice(1);
  const of = (type: string) => decoded((parts.find((part) => part.includes(type)) ?? '').trimStart());
  const lines = (type: string) => of(type).replaceAll('\r\n', '\n');
  return { from, to, headers, header, text: lines('text/plain'), html: lines('text/html'), raw };
}

/** A real mail server on a loopback port, without TLS, that keeps what it gets. */
export async function startMailServer({
  port = 0,
  refuse = () => null,
  signIn = false,
}: Options = {}): Promise<MailServer> {
  const received: Received[] = [];
  const signIns: string[] = [];
  const server = new SMTPServer({
    disabledCommands: signIn ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !signIn,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      signIns.push(`${username}:${password}`);
      done(null, { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const refusal = refuse(address);
      if (!refusal) return done();
      done(Object.assign(new Error(refusal), { responseCode: Number(refusal.slice(0, 3)) }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        const to = rcptTo.map(({ address }) => address);
        received.push(read(Buffer.concat(chunks).toString('utf8'), mailFrom ? mailFrom.address : '', to));
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    signIns,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The mail settings of a server that sends through a mail server on this port. */
export const mailThrough = (port: number) => ({
  host: '127.0.0.1',
  port,
  secure: false,
  requireTls: false,
  credentials: undefined,
  from: { name: 'Prudence', address: 'desk@firm.example' },
});
