import { rm } from 'node:fs/promises';
import { findPostgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { openEmbedded } from '../../server/platform/db/embedded/open-embedded.ts';
import { openPostgres } from '../../server/platform/db/postgres/open-postgres.ts';
import type { RawDatabase } from '../../server/platform/db/raw.ts';
import { type Server, startServer } from '../../tests/support/servers/start-server.ts';

const loud = (error: unknown) => {
  throw error;
};

/** A server that can be stopped, and the database of it, to be asked by bare SQL while the server rests. */
export type House = {
  engine: string;
  server: Server;
  /** While the server rests. */
  bare<T>(work: (raw: RawDatabase) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
};

const roomy = { RATE_LIMIT: '10000000', UNDER_PRESSURE: 'false', LOG_LEVEL: 'error' };

export async function embeddedHouse(): Promise<House> {
  const server = await startServer({ env: { ...roomy, DATABASE_URL: '' } });
  return {
    engine: 'embedded',
    server,
    async bare(work) {
      const database = await openEmbedded(server.dataDir, { onError: loud, onLost: loud, statementMs: 0 });
      try {
        return await work(database.raw);
      } finally {
        await database.close();
      }
    },
    remove: () => server.remove(),
  };
}

/** Null where no PostgreSQL is installed. */
export async function postgresHouse(): Promise<House | null> {
  if (!findPostgres()) return null;
  const postgres = await startPostgres();
  const server = await startServer({ env: { ...roomy, DATABASE_URL: postgres.url } });
  return {
    engine: `PostgreSQL ${postgres.version.match(/[\d.]+/)?.[0]}`,
    server,
    async bare(work) {
      const database = openPostgres(postgres.url, { onError: loud, max: 1, statementMs: 0 });
      try {
        return await work(database.raw);
      } finally {
        await database.close();
      }
    },
    async remove() {
      await server.remove();
      postgres.remove();
      await rm(server.dataDir, { recursive: true, force: true });
    },
  };
}
