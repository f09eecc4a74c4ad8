import { randomUUID } from 'node:crypto';
import type { Role } from '../../../../contract/words.ts';
import { db, type Platform } from '../../../platform/index.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { sealSeed } from '../second-factor/seeds.ts';
import { clients, users } from '../tables.ts';
import { termsHash } from '../terms/active-terms.ts';

export type NewUser = {
  username: string;
  name: string;
  role: Role;
  clientId?: string | null;
  email?: string;
  readOnly?: boolean;
  /** Without one nobody can sign in as this user. */
  password?: string;
  /** Base32 seed of an authenticator that is already in use; the terms count as agreed to. */
  seed?: string;
};

/** A user as demo data and tests need one: no invitation, no audit event. Answers the id. */
export async function addUser(platform: Platform, user: NewUser): Promise<string> {
  const { database, keys, clock } = platform;
  const { username, name, role, clientId = null, readOnly = false, password, seed } = user;
  const id = randomUUID();
  const now = clock.now();
  const passwordHash = password ? await hashPassword(password) : null;
  const email = user.email ?? `${username}@example.com`;
  await database.tx({ kind: 'identity' }, async () => {
    const inUse = seed
      ? {
          totpSeed: sealSeed(keys, id, seed),
          totpConfirmedAt: now,
          termsHash: await termsHash(),
          termsAcceptedAt: now,
        }
      : {};
    await db()
      .insert(users)
      .values({
        id,
        username,
        name,
        email,
        role,
        clientId,
        readOnly,
        passwordHash,
        ...inUse,
        createdAt: now,
        passwordChangedAt: now,
      });
  });
  return id;
}

type NewClient = { name: string; code: string; modules: string[] };

/** A client as demo data and tests need one. Answers the id. */
export async function addClient({ database, clock }: Platform, client: NewClient): Promise<string> {
  const id = randomUUID();
  await database.tx({ kind: 'identity' }, () =>
    db()
      .insert(clients)
      .values({ ...client, id, createdAt: clock.now() }),
  );
  return id;
}
