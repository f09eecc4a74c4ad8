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

  it.each([
    [Number.NaN, 'NaN has no place in canonical JSON.'],
    [1n, 'A bigint has no place in canonical JSON.'],
    [new Map(), 'Only plain objects have a place in canonical JSON.'],
  ])('says of %p what has no place', (value, reason) => {
    expect(() => canonicalJson(value as never)).toThrow(new TypeError(reason));
  });

  it('says that a value contains itself', () => {
    const circle: unknown[] = [];
    circle.push([circle]);
    const reason = 'A value that contains itself has no canonical JSON.';
    expect(() => canonicalJson(circle as never)).toThrow(new TypeError(reason));
  });

  it('accepts objects that inherit from nothing', () => {
    expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });

  it('accepts the same object twice beside itself', () => {
    const shared = { x: 1 };
    expect(canonicalJson([shared, shared])).toBe('[{"x":1},{"x":1}]');
  });
});
