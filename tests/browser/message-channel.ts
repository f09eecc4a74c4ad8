/** antd's form passes on its changes by a MessageChannel; a real one would keep Jest from ending. */
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

/** For tests of forms: a channel that ends with the test. */
export function replaceMessageChannel() {
  beforeAll(() => Object.assign(globalThis, { MessageChannel: Channel }));
  afterAll(() => Object.assign(globalThis, { MessageChannel: undefined }));
}
