export { moveMentions } from './move-mentions.ts';
export { newsFigures } from './news-figures.ts';
export { newsFiles } from './news-files.ts';
export { REREAD_JOB } from './reread.ts';
export { mountNews } from './routes.ts';
export { watchParty } from './watch-party.ts';
