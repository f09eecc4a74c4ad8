import type { Platform } from '../../../platform/index.ts';
import { sendMail } from '../../notifications/index.ts';
import type { User } from './account.ts';

type About = Pick<User, 'id' | 'name' | 'email' | 'username' | 'role'>;

const timeOf = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const to = ({ name, email }: About) => ({ name, address: email });

/** Inside tx(). The link that is shown to the administrator as well. */
export async function mailInvitation(platform: Platform, user: About, link: string, until: Date) {
  const { env } = platform;
  const about = { userId: user.id, kind: 'invitation', to: to(user) };
  const unexpected = `If you did not expect this, tell ${env.support}.`;
  // With single sign-on only administrators have a password of ours.
  if (env.deployment === 'saas' && user.role !== 'admin')
    return sendMail(platform, {
      ...about,
      subject: 'Your account in Prudence',
      paragraphs: [
        'You now have an account in Prudence. Sign in as you do at your organisation:',
        unexpected,
      ],
      link: `${env.baseUrl}/login`,
    });
  return sendMail(platform, {
    ...about,
    subject: 'Your invitation to Prudence',
    paragraphs: [
      `With this link you choose a password for Prudence and then set up your authenticator. Your user name is ${user.username}.`,
      `The link works once, and until ${timeOf(until)}. Whoever opens it is taken for you: do not pass it on.`,
      unexpected,
    ],
    link: `${env.baseUrl}${link}`,
  });
}

/** Inside tx(). */
export const mailPasswordChanged = (platform: Platform, user: About) =>
  sendMail(platform, {
    userId: user.id,
    kind: 'password_changed',
    to: to(user),
    subject: 'Your password for Prudence was changed',
    paragraphs: [
      `The password of ${user.username} was changed at ${timeOf(platform.clock.now())}, and every other session has ended.`,
      `If it was not you, tell ${platform.env.support} at once.`,
    ],
  });

/** Inside tx(). To the address that counts now and to the one before, so that nobody is left without word. */
export async function mailAccessChanged(platform: Platform, user: About, addresses: string[], what: string) {
  for (const address of new Set(addresses))
    await sendMail(platform, {
      userId: user.id,
      kind: 'access_changed',
      to: { name: user.name, address },
      subject: 'How you sign in to Prudence was changed',
      paragraphs: [
        `At ${timeOf(platform.clock.now())} the account of ${user.username} ${what}.`,
        `If you did not expect this, tell ${platform.env.support} at once.`,
      ],
    });
}

/** Inside tx(). Once a day at most: whoever locks an account again and again shall not fill a mailbox too. */
export const mailLocked = (platform: Platform, user: About, until: Date) =>
  sendMail(platform, {
    userId: user.id,
    kind: 'account_locked',
    onceInHours: 24,
    to: to(user),
    subject: 'Your account in Prudence is locked',
    paragraphs: [
      `After several wrong tries nobody can sign in as ${user.username} until ${timeOf(until)}. Sessions that are open go on.`,
      `If it was not you who tried, tell ${platform.env.support}.`,
    ],
  });

/** Inside tx(). */
export const mailTokenReused = (platform: Platform, user: About) =>
  sendMail(platform, {
    userId: user.id,
    kind: 'token_reused',
    to: to(user),
    subject: 'A session of yours in Prudence was ended',
    paragraphs: [
      `At ${timeOf(platform.clock.now())} a key of a session of ${user.username} was used a second time, which happens when somebody copied it. The session has ended everywhere.`,
      `Sign in again. If it happens again, tell ${platform.env.support}.`,
    ],
  });
