import { TEXTS } from '../../../contract/words.ts';
import { problem } from '../../platform/index.ts';

/** One body for every refused sign-in: it tells nobody which part was wrong. */
export const refused = () => problem('auth.refused', TEXTS.badCredentials);

export const malformed = () => problem('input.malformed', 'The request could not be read.');

export const sessionOver = () => problem('auth.token_missing', TEXTS.sessionExpired);
