export { forgetPerson } from './forget-person.ts';
export { closeStreams } from './live/topics.ts';
export { mailFigures } from './mail/mail-figures.ts';
export { mailTexts } from './mail/mail-texts.ts';
export { canMail, sendMail } from './mail/send-mail.ts';
export { inLanguage, type NoticeText, noticeText, scheduleTitle } from './notice-text.ts';
export { type Notice, notify } from './notify.ts';
export type { NotificationPorts } from './preferences/mail-notices.ts';
export { mountNotifications } from './routes.ts';
