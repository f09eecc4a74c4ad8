import { request } from '@umijs/max';
import { addressOf } from './address.ts';

/** The server shows every twenty seconds that it is there. */
const SILENCE_MS = 50_000;

/**
 * Reads server-sent events, fetched like every other call with the bearer and its renewal, and calls back for each.
 * Settles when the stream ends, also when it has gone silent.
 */
export async function readEvents(path: string, onEvent: () => void, signal: AbortSignal): Promise<void> {
  const body: ReadableStream<Uint8Array> = await request(addressOf(path), {
    method: 'GET',
    adapter: 'fetch',
    responseType: 'stream',
    signal,
    quiet: true,
    repeat: false,
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (true) {
      const silence = setTimeout(() => reader.cancel(), SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) if (/^event:/m.test(block)) onEvent();
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
