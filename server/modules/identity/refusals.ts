import { TEXTS } from '../../../contract/words.ts';
import { problem } from '../../platform/index.ts';

/** One body for every refused sign-in: it tells nobody which part was wrong. */
export const refused = () => problem('auth.refused', TEXTS.badCredentials);

export const malformed = () =>
  problem('input.malformed', 'The server couldn’t read what was sent. Reload the page and try again.');

export const sessionOver = () => problem('auth.token_missing', TEXTS.sessionExpired);
