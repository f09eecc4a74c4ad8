export type MailSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean;
  /** Whether a server that offers no TLS is refused: mails carry links that let people in. */
  requireTls: boolean;
  credentials: { user: string; pass: string } | undefined;
  from: { name: string; address: string };
};

type Variables = Record<string, string | undefined>;

const sender = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<)?([^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+)>?$/u;

/** Null without SMTP_URL. Throws one sentence naming the variable that cannot be used. */
export function readMailSettings({ SMTP_URL, MAIL_FROM }: Variables): MailSettings | null {
  if (!SMTP_URL) {
    if (MAIL_FROM) throw new Error('SMTP_URL is missing: MAIL_FROM alone sends nothing.');
    return null;
  }
  const url = URL.parse(SMTP_URL);
  const secure = url?.protocol === 'smtps:';
  if (!url?.hostname || !(secure || url.protocol === 'smtp:'))
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');
  const tls = url.searchParams.get('tls') ?? 'required';
  if (tls !== 'required' && tls !== 'optional')
    throw new Error('The tls of SMTP_URL is `required`, which it is unless told, or `optional`.');
  const [, name = '', address] = sender.exec(MAIL_FROM?.trim() ?? '') ?? [];
  if (!address)
    throw new Error('MAIL_FROM must be the sender of mails, such as Prudence <prudence@firm.example>.');
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTls: !secure && tls === 'required' && !isLoopback(url.hostname),
    credentials: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
    from: { name: name || 'Prudence', address },
  };
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host);
