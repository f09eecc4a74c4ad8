export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;
export const jest = globalThis.jestObject;
