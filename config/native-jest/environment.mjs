import { ModuleMocker } from 'jest-mock';

/** The globals of a test file are Node's own. Jest's usual environment makes a world apart for each file. */
export default class NativeEnvironment {
  constructor() {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = null;
    this.console = globalThis.console;
    this.exit = process.exit;
  }
  async setup() {}
  async teardown() {
    // Jest puts its own in their place for each file.
    globalThis.console = this.console;
    process.exit = this.exit;
  }
  exportConditions() {
    return ['node', 'import'];
  }
  getVmContext() {
    return null;
  }
}
