import type { ModuleTitle } from '../../../contract/words.ts';
import { readDetails } from './current-details.ts';

/** Whether whoever signed in here has the licence, for drawing only: the server judges by its own. */
export const holds = (title: ModuleTitle) => readDetails().modules.Modules.includes(title);
