/**
 * What a test heard that nobody expected. A test that provokes a 5xx or a console.error on purpose says so with
 * `noise.expect(/what it causes/)`.
 */
const heard: string[] = [];
const expected: RegExp[] = [];

export const noise = {
  record(sentence: string): void {
    if (!expected.some((pattern) => pattern.test(sentence))) heard.push(sentence);
  },
  expect(pattern: RegExp): void {
    expected.push(pattern);
  },
  take(): string[] {
    return heard.splice(0);
  },
  clear(): void {
    heard.length = 0;
    expected.length = 0;
  },
};
