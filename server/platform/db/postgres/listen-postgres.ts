import pg from 'pg';
import type { RawDatabase } from '../raw.ts';

const firstWaitMs = 500;
const longestWaitMs = 15_000;

/** A connection of its own, beside the pool, that comes back by itself after the database was away. */
export const listenPostgres =
  (connectionString: string, onError: (error: unknown) => void): RawDatabase['listen'] =>
  async (channel, onNotification, onReconnect) => {
    let current: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isClosed = false;
    let waitMs = firstWaitMs;

    async function connect() {
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, keepAlive: true });
      current = client;
      client.on('notification', ({ payload = '' }) => onNotification(payload));
      client.on('error', () => again(client));
      client.on('end', () => again(client));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        waitMs = firstWaitMs;
        onReconnect();
      } catch (error) {
        if (!isClosed) onError(error);
        again(client);
      }
    }

    function again(client: pg.Client) {
      if (isClosed || current !== client) return;
      current = undefined;
      client.end().catch(() => {});
      timer = setTimeout(connect, waitMs).unref();
      waitMs = Math.min(longestWaitMs, waitMs * 2);
    }

    await connect();
    return {
      async close() {
        isClosed = true;
        clearTimeout(timer);
        await current?.end();
      },
    };
  };
