import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// What jsdom leaves out and antd, React and our client ask for.
class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function matchMedia(media: string): MediaQueryList {
  const listen = () => undefined;
  return {
    media,
    matches: false,
    onchange: null,
    addListener: listen,
    removeListener: listen,
    addEventListener: listen,
    removeEventListener: listen,
    dispatchEvent: () => false,
  };
}

// React's scheduler would keep a real MessageChannel open and Jest from ending.
Object.assign(globalThis, { MessageChannel: undefined, TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(window, {
  ResizeObserver: QuietObserver,
  IntersectionObserver: QuietObserver,
  matchMedia,
  scrollTo: () => undefined,
});

// jsdom warns that it draws no pseudo elements, and antd measures scroll bars with them; it reads no calculated
// lengths, and a text area that grows with its text would come out as NaN high.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element: Element) => {
  const style = computedStyle(element);
  if (!(element instanceof HTMLTextAreaElement)) return style;
  const read = style.getPropertyValue.bind(style);
  style.getPropertyValue = (name) => (/^(padding|border)-/.test(name) ? '0px' : read(name));
  return style;
};
