import type { Platform } from '../../../platform/index.ts';
import { inLanguage, mailTexts, type NoticeText, sendMail } from '../../notifications/index.ts';
import { findRequiredProvider, providerAddress } from '../clients/client-provider.ts';
import type { User } from './account.ts';

type About = Pick<User, 'id' | 'name' | 'email' | 'username' | 'role' | 'language' | 'clientId'>;

const timeOf = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const to = ({ name, email }: About) => ({ name, address: email });

/** Inside tx(). The link that is shown to the administrator as well. */
export async function mailInvitation(platform: Platform, user: About, link: string, until: Date) {
  const { env } = platform;
  const { language, username } = user;
  const t = mailTexts(language);
  const about = { userId: user.id, kind: 'invitation', to: to(user), language };
  const unexpected = t('unexpected', { support: env.support });
  const own = user.clientId && (await findRequiredProvider(user.clientId));
  // With single sign-on only administrators have a password of ours.
  if (own || (env.deployment === 'saas' && user.role !== 'admin'))
    return sendMail(platform, {
      ...about,
      subject: t('account.subject'),
      paragraphs: [t('account.open'), unexpected],
      link: own ? providerAddress(env, own) : `${env.baseUrl}/login`,
    });
  return sendMail(platform, {
    ...about,
    subject: t('invitation.subject'),
    paragraphs: [
      t('invitation.choose', { username }),
      t('invitation.once', { until: timeOf(until) }),
      unexpected,
    ],
    link: `${env.baseUrl}${link}`,
  });
}

/** Inside tx(). */
export function mailPasswordChanged(platform: Platform, user: About) {
  const { clock, env } = platform;
  const { language, username } = user;
  const t = mailTexts(language);
  return sendMail(platform, {
    userId: user.id,
    kind: 'password_changed',
    to: to(user),
    language,
    subject: t('password.subject'),
    paragraphs: [
      t('password.changed', { username, time: timeOf(clock.now()) }),
      t('password.unexpected', { support: env.support }),
    ],
  });
}

/** Inside tx(). To the address that counts now and to the one before, so that nobody is left without word. */
export async function mailAccessChanged(
  platform: Platform,
  user: About,
  addresses: string[],
  whats: readonly NoticeText[],
) {
  const { clock, env } = platform;
  const { language, username } = user;
  const t = mailTexts(language);
  const time = timeOf(clock.now());
  for (const address of new Set(addresses))
    await sendMail(platform, {
      userId: user.id,
      kind: 'access_changed',
      to: { name: user.name, address },
      language,
      subject: t('access.subject'),
      paragraphs: [
        ...whats.map((what) => t('access.changed', { time, username, what: inLanguage(language, what) })),
        t('unexpected.urgent', { support: env.support }),
      ],
    });
}

/** Inside tx(). Once a day at most: whoever locks an account again and again shall not fill a mailbox too. */
export function mailLocked(platform: Platform, user: About, until: Date) {
  const { language, username } = user;
  const t = mailTexts(language);
  return sendMail(platform, {
    userId: user.id,
    kind: 'account_locked',
    onceInHours: 24,
    to: to(user),
    language,
    subject: t('locked.subject'),
    paragraphs: [
      t('locked.until', { username, until: timeOf(until) }),
      t('locked.unexpected', { support: platform.env.support }),
    ],
  });
}

/** Inside tx(). */
export function mailTokenReused(platform: Platform, user: About) {
  const { clock, env } = platform;
  const { language, username } = user;
  const t = mailTexts(language);
  return sendMail(platform, {
    userId: user.id,
    kind: 'token_reused',
    to: to(user),
    language,
    subject: t('reused.subject'),
    paragraphs: [
      t('reused.ended', { username, time: timeOf(clock.now()) }),
      t('reused.again', { support: env.support }),
    ],
  });
}
