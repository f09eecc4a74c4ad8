import type { ModuleTitle } from '../../../contract/words.ts';
import { readDetails } from './current-details.ts';

/** Licensed titles of whoever signed in here, for drawing only: the server judges by its own. */
export const heldModules = (): readonly string[] => readDetails()?.modules?.Modules ?? [];

export const holds = (title: ModuleTitle) => heldModules().includes(title);
