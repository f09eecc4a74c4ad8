import { createRequire, flushCompileCache, registerHooks } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const tests = join(root, 'tests') + sep;
const globals = new URL('globals.mjs', import.meta.url).href;
const passwords = new URL('argon2.mjs', import.meta.url).href;
let files = 0;

/** What a test file has to itself: its helpers, which keep what one file of tests is about. */
const isTestCode = (url) => {
  const path = fileURLToPath(url);
  return path.startsWith(tests) || /\.(test|test-support|fixture)\.ts$/.test(path);
};

// Test code is loaded anew for each test file; the product and its libraries once for each of Jest's processes.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@node-rs/argon2' && context.parentURL !== passwords)
      return { url: passwords, format: 'module', shortCircuit: true };
    const file = context.parentURL?.match(/[?&]file=(\d+)/)?.[1];
    if (!file) return next(specifier, context);
    if (specifier === '@jest/globals')
      return { url: `${globals}?file=${file}`, format: 'module', shortCircuit: true };
    const found = next(specifier, context);
    const isOurs = found.url.startsWith('file:') && !found.url.includes('?') && isTestCode(found.url);
    return isOurs ? { ...found, url: `${found.url}?file=${file}` } : found;
  },
});

/**
 * At its end a worker of Jest has nothing open. Node would then free its memory object by object, which takes a process
 * of this size longer than the half second after which Jest kills it and says that it did not end by itself.
 */
process.once('exit', () => {
  if (!process.send) return;
  flushCompileCache();
  process.reallyExit(process.exitCode ?? 0);
});

/** Everything that Jest's runner keeps in the global scope from one test file to the next. */
function forgetLastFile() {
  for (const path of Object.keys(require.cache))
    if (path.includes(`${sep}jest-circus${sep}`)) delete require.cache[path];
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (/^JEST_STATE_SYMBOL|^EVENT_HANDLERS|^TEST_TIMEOUT_SYMBOL|^RETRY_/.test(symbol.description ?? ''))
      delete globalThis[symbol];
}

/** Jest's runner on Node's own modules: no world apart for each test file, so nothing is read and linked again. */
export default class NativeRuntime {
  constructor(_config, environment) {
    forgetLastFile();
    files += 1;
    this.file = files;
    this.mocker = environment.moduleMocker;
    const { mocker } = this;
    globalThis.jestObject = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      mocked: (one) => one,
      setTimeout: (ms) => {
        globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms;
      },
    };
  }
  unstable_shouldLoadAsEsm() {
    return true;
  }
  // A test file opens what it shares at its top level, where no limit of Jest's applies.
  unstable_importModule(path) {
    const late = new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`${path} was not loaded in ten minutes`)), 600_000).unref();
    });
    return Promise.race([import(`${pathToFileURL(path)}?file=${this.file}`), late]);
  }
  requireModule(path) {
    return require(path);
  }
  requireInternalModule(path) {
    return require(path);
  }
  setGlobalsForRuntime() {}
  resetModules() {}
  clearAllMocks() {
    this.mocker.clearAllMocks();
  }
  resetAllMocks() {
    this.mocker.resetAllMocks();
  }
  restoreAllMocks() {
    this.mocker.restoreAllMocks();
  }
  getSourceMaps() {
    return new Map();
  }
  getAllCoverageInfoCopy() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {
    this.mocker.restoreAllMocks();
  }
}
