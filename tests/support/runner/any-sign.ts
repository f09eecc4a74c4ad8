import fc from 'fast-check';

/** Any code point. fast-check's own unit `binary` makes a table of all of them first, which takes half a second. */
export const anySign = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));
