import { canonicalJson } from './index.ts';

describe('canonical JSON', () => {
  it('does not depend on the order of keys or on undefined members', () => {
    expect(canonicalJson({ b: 1, a: [true, null], c: undefined })).toBe('{"a":[true,null],"b":1}');
    expect(canonicalJson({ a: [true, null], b: 1 })).toBe('{"a":[true,null],"b":1}');
  });

  it('keeps the order of lists and the difference between text and number', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
    expect(canonicalJson(['1'])).not.toBe(canonicalJson([1]));
  });

  it('writes one text for a letter, however it is composed, and for both zeros', () => {
    expect(canonicalJson('e\u0301')).toBe(canonicalJson('\u00e9'));
    expect(canonicalJson(-0)).toBe('0');
  });

  it('refuses what JSON cannot say', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, new Date(0), circle, new Map()]) {
      expect(() => canonicalJson(value as never)).toThrow(TypeError);
    }
  });

  it('accepts the same object twice beside itself', () => {
    const shared = { x: 1 };
    expect(canonicalJson([shared, shared])).toBe('[{"x":1},{"x":1}]');
  });
});
