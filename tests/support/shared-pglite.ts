import type * as engine from '@electric-sql/pglite';

const outer = (globalThis as unknown as { pglite: typeof engine }).pglite;

/**
 * The engine that config/jest-environment.mjs shares between test files, so that it stays compiled. JSON becomes objects
 * of the test's own realm, else `toStrictEqual` calls them different.
 */
export class PGlite extends outer.PGlite {
  static override create(...given: unknown[]) {
    const options = given.find((part) => typeof part === 'object') ?? {};
    const parsers = { [outer.types.JSON]: JSON.parse, [outer.types.JSONB]: JSON.parse };
    const rest = given.filter((part) => typeof part !== 'object');
    return (outer.PGlite.create as (...given: unknown[]) => Promise<never>)(...rest, { ...options, parsers });
  }
}
export const { types } = outer;
