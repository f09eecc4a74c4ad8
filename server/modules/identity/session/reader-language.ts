import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../../../contract/security/people.ts';
import { db, type Language, type Platform } from '../../../platform/index.ts';
import { sha256 } from '../secrets.ts';
import { sessions, users } from '../tables.ts';
import { refreshesOf } from './session-cookies.ts';

/** A browser that carries more cookies of ours than people sign in on is not asked for all of them. */
const MOST_SESSIONS = 10;

/**
 * The language of a page that the application does not draw: what the person last active in this browser has chosen, else
 * what the browser asks for.
 */
export async function readerLanguage({ database }: Platform, req: FastifyRequest): Promise<Language> {
  const held = refreshesOf(req).slice(0, MOST_SESSIONS);
  return (held.length > 0 ? await languageOfHolder(database, held) : null) ?? wantedLanguage(req);
}

const languageOfHolder = (database: Platform['database'], held: ReturnType<typeof refreshesOf>) =>
  database.tx({ kind: 'identity' }, async () => {
    const [row] = await db()
      .select({ language: users.language })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          inArray(
            sessions.handle,
            held.map(({ handle }) => handle),
          ),
          inArray(
            sessions.refreshHash,
            held.map(({ token }) => sha256(token)),
          ),
          isNull(sessions.revokedAt),
        ),
      )
      .orderBy(desc(sessions.lastActivityAt))
      .limit(1);
    return row?.language ?? null;
  });

/** The first language of the header that Prudence speaks: browsers write them in the order of preference. */
function wantedLanguage({ headers }: FastifyRequest): Language {
  const wanted = (headers['accept-language'] ?? '').split(',').map((one) => one.trim().slice(0, 2));
  const spoken = wanted.flatMap((start) => LANGUAGES.filter((one) => one.startsWith(`${start}-`)));
  return spoken[0] ?? 'en-US';
}
