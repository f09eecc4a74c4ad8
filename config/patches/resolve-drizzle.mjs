/**
 * Defect: Node reads the list of exports of a package again for each of its modules that it resolves: 179 KB in that of
 * drizzle-orm, half a second of the processor for every server and command that tests start, and as much again where our
 * modules name the package.
 * Upstream: not reported.
 * For: drizzle-orm 0.45.4
 */
import module from 'node:module';

const found = new Map();

module.registerHooks?.({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    if (specifier.startsWith('.') && parentURL.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    const isOurs = /^drizzle-orm(\/|$)/.test(specifier) && !parentURL.includes('/node_modules/');
    if (!isOurs || !conditions.includes('import')) return next(specifier, context);
    if (!found.has(specifier)) found.set(specifier, next(specifier, context));
    return { ...found.get(specifier), shortCircuit: true };
  },
});
