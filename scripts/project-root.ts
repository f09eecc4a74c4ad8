import { resolve } from 'node:path';

/** The folder of package.json, without a slash at its end. */
export const projectRoot = resolve(import.meta.dirname, '..');
