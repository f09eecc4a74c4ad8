export { agedMentions } from './mentions/aged-mentions.ts';
export { attachMentionsToRequest } from './mentions/attach-mentions.ts';
export { moveMentions } from './mentions/move-mentions.ts';
export { watchParty } from './mentions/watch-party.ts';
export { newsFigures } from './news-figures.ts';
export { newsFiles } from './news-files.ts';
export { REREAD_JOB } from './reading-again/reread.ts';
export { mountNews } from './routes.ts';
