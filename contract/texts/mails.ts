/** What mails say, in ICU syntax. Mails pass through foreign hands: news names a kind and a request’s number, nobody. */
export const MAIL_TEXTS = {
  greeting: 'Hello {name},',
  unexpected: 'If you did not expect this, tell {support}.',
  'unexpected.urgent': 'If you did not expect this, tell {support} at once.',

  'invitation.subject': 'Your invitation to Prudence',
  'invitation.choose':
    'With this link you choose a password for Prudence and then set up your authenticator. Your username is {username}.',
  'invitation.once':
    'The link works once and is valid until {until}. Don’t share it: anyone who opens it can sign in as you.',
  'account.subject': 'Your account in Prudence',
  'account.open': 'You now have an account in Prudence. Sign in as you do at your organisation:',

  'password.subject': 'Your password for Prudence was changed',
  'password.changed': 'The password of {username} was changed at {time}, and every other session has ended.',
  'password.unexpected': 'If it was not you, tell {support} at once.',

  'access.subject': 'How you sign in to Prudence was changed',
  'access.changed': 'At {time} the account of {username} {what}.',

  'locked.subject': 'Your account in Prudence is locked',
  'locked.until':
    'After several failed attempts, nobody can sign in as {username} until {until}. Open sessions continue.',
  'locked.unexpected': 'If it was not you who tried, tell {support}.',

  'reused.subject': 'A session of yours in Prudence was ended',
  'reused.ended':
    'At {time} a key of a session of {username} was used a second time, which happens when somebody copied it. The session has ended everywhere.',
  'reused.again': 'Sign in again. If it happens again, tell {support}.',

  'news.subject': 'Prudence: you have notifications',
  'news.subjectOf': 'Prudence: notification about {number}',
  'news.lead': 'You have new notifications in Prudence:',
  'news.more': 'And {more} more.',
  'news.choice': 'To choose what you get by email, open the bell in Prudence, then Preferences.',
  'news.of': '{number}: {sentence}',
  'news.request': 'the status of the request has changed.',
  'news.question': 'there is a question for you, or an answer.',
  'news.comment': 'there is a new comment.',
  'news.screening': 'the screening has finished.',
  'news.register': 'there is something new about a third party.',
  'news.system': 'something happened that administrators should know of.',
  'news.account': 'something happened to your account.',
  'news.alarm':
    'an administrator was given a new way in on the server itself; if nobody told you of it, look into it at once.',
} as const;
