export { agedMails, agedNotices } from './aged-notices.ts';
export { forgetPerson } from './forget-person.ts';
export { closeStreams } from './live/topics.ts';
export { mailFigures } from './mail/mail-figures.ts';
export { mailTexts } from './mail/mail-texts.ts';
export { canMail, sendMail } from './mail/send-mail.ts';
export { inLanguage, type NoticeText, noticeText, scheduleTitle } from './notice-text.ts';
export { notify } from './notify.ts';
export { mountNotifications } from './routes.ts';
