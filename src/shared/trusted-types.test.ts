import { guardMarkup } from './trusted-types.ts';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

test('D2 the one policy passes texts that make no element, and scripts of our own origin', () => {
  const policies: [string, Rules][] = [];
  Object.assign(globalThis, {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => policies.push([name, rules]) },
  });
  guardMarkup();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  const [[name, { createHTML, createScriptURL }]] = policies as [[string, Rules]];
  expect([name, policies.length]).toEqual(['default', 1]);
  const style = '.ant-btn { color: red } a > b { content: "&" }';
  expect(createHTML(style)).toBe(style);
  for (const text of ['<img src=x onerror=alert(1)>', '</style><script>', 'a<b'])
    expect(createHTML(text)).toBeNull();
  expect(createScriptURL('/assets/worker.js')).toBe('/assets/worker.js');
  for (const address of [
    'https://elsewhere.example/x.js',
    '//elsewhere.example/x.js',
    'data:,x',
    'javascript:1',
  ])
    expect(createScriptURL(address)).toBeNull();
});

test('browsers without Trusted Types are left alone', () => {
  expect(guardMarkup).not.toThrow();
});
