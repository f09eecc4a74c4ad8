import type { Platform } from '../../../platform/index.ts';
import { deliverMail } from './deliver-mail.ts';
import { mailJob } from './send-mail.ts';
import { sweepMails } from './sweep-mails.ts';

/** Nothing to do where no mail server is configured. */
export function registerMail(platform: Platform) {
  const { mailer, jobs } = platform;
  if (!mailer) return;
  jobs.define<{ mail: string }>(mailJob, ({ data }) => deliverMail(platform, mailer, data.mail), {
    retries: 10,
  });
  jobs.schedule(
    { name: 'notifications.mail_sweep', title: 'Retries of unsent mail', rhythm: { everyMinutes: 2 } },
    (run) => sweepMails(platform, run),
  );
}
