import { type BrowserContext, expect, type TestInfo } from '@playwright/test';
import { giveSeatsBack } from '../people/take-seat.ts';
import { slowDown } from './slow-down.ts';

export type PageNoise = {
  /** Says that the test provokes this on purpose. */
  expect(pattern: RegExp): void;
  heard(): string[];
};

/** Chromium writes a console line of its own for every refused call; the call itself is judged by its status. */
const refusal = /^Failed to load resource: .* (4\d\d|429)/;

/** Listens for what no page may do: errors, refusals of the content security policy, dialogs, answers of 5xx. */
export function listenForNoise(context: BrowserContext): PageNoise {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  const note = (sentence: string) => {
    if (!expected.some((pattern) => pattern.test(sentence))) heard.push(sentence);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' && !refusal.test(message.text())) note(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} for ${response.url()}`);
  });
  return { expect: (pattern) => expected.push(pattern), heard: () => heard };
}

type Fixture = (
  given: { context: BrowserContext },
  use: (noise: PageNoise) => Promise<void>,
  info: Pick<TestInfo, 'status' | 'expectedStatus'>,
) => Promise<void>;

/** For `base.extend`: what is heard and was not expected fails the test that caused it. */
export const noiseFixture: [Fixture, { auto: true }] = [
  async ({ context }, use, info) => {
    slowDown(context);
    const noise = listenForNoise(context);
    await use(noise);
    // Of a test that failed a picture is taken first.
    if (info.status === info.expectedStatus) await giveSeatsBack(context);
    expect(noise.heard()).toEqual([]);
  },
  { auto: true },
];
