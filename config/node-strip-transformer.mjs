import { stripTypeScriptTypes } from 'node:module';

// Jest reads the server's TypeScript exactly as Node does: types become spaces, so lines and columns stay.
export default { process: (source) => ({ code: stripTypeScriptTypes(source) }) };
