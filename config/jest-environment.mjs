import { constants, createContext } from 'node:vm';
import * as pglite from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

// Node warns of them where no file is named for them.
const unread = new Set(['localStorage', 'sessionStorage', 'global', 'globalThis']);

/**
 * Jest's own environment stands behind a proxy that every global name passes (`Object`, `Date`), which costs a tenth of
 * what the API does, and reads every module anew for every test file. Here the globals are plain, and the database
 * engine is loaded once for each of Jest's processes.
 */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const plain = createContext(constants.DONT_CONTEXTIFY);
    const own = new Set(Reflect.ownKeys(plain));
    for (const name of Reflect.ownKeys(this.global)) {
      const isShared = name === 'Buffer' || name === 'ArrayBuffer' || name === 'Uint8Array';
      if (unread.has(name) || (own.has(name) && !isShared)) continue;
      const { enumerable } = Reflect.getOwnPropertyDescriptor(this.global, name);
      Object.defineProperty(plain, name, {
        value: this.global[name],
        enumerable,
        writable: true,
        configurable: true,
      });
    }
    plain.global = plain;
    plain.pglite = pglite;
    plain.Error.stackTraceLimit = 100;
    this.moduleMocker = new this.moduleMocker.constructor(plain);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: plain,
    });
    this.context = plain;
    this.global = plain;
  }
}
