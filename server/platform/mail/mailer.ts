import { createTransport } from 'nodemailer';
import { inSpan } from '../tracing/tracer.ts';
import type { MailSettings } from './mail-settings.ts';

type Mail = {
  /** The same at every try, so that a receiver knows a mail it has got already. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
};

export interface Mailer {
  /** Resolves when the mail server has taken it. Throws MailRefused when it never will, else what went wrong. */
  send(mail: Mail): Promise<void>;
}

/** The server takes no mail to this address, or not this mail: another try comes to the same. */
export class MailRefused extends Error {}

/** One line without control characters: a header ends where its line does. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

export function createMailer(settings: MailSettings): Mailer {
  const { host, port, secure, requireTls, credentials, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(credentials ? { auth: credentials } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split('@')[1];
  return {
    async send({ id, to, subject, text, html }) {
      try {
        await inSpan('send mail', 'client', { 'server.address': host }, () =>
          transport.sendMail({
            from,
            to: { name: oneLine(to.name), address: to.address },
            // What the headers say is one thing, whom the server is told is another: exactly one.
            envelope: { from: from.address, to: [to.address] },
            subject: oneLine(subject),
            text,
            html,
            messageId: `<${id}@${domain}>`,
            headers: { 'Auto-Submitted': 'auto-generated' },
          }),
        );
      } catch (error) {
        const failure = error as SmtpError;
        failure.message = withoutAddress(failure.message, to.address);
        const { responseCode = 0, command = '', message } = failure;
        if (responseCode >= 500 && judgesTheMail.has(command))
          throw new MailRefused(message, { cause: failure });
        throw failure;
      }
    },
  };
}

/** Mail servers repeat whom they refuse. The log has no business with it, and erasing a person does not reach there. */
const withoutAddress = (text: string, address: string) =>
  text.replace(new RegExp(address.replace(/[^\w@]/g, '\\$&'), 'gi'), '…');

type SmtpError = Error & { responseCode?: number; command?: string };
/** Anything else that is refused, such as our own sign-in or sender, is a setting that somebody will mend. */
const judgesTheMail = new Set(['RCPT TO', 'DATA']);
