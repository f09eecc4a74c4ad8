import { eq } from 'drizzle-orm';
import { type Actor, db, Problem } from '../../../platform/index.ts';
import { attachmentsOf } from '../attachments.ts';
import { attachments } from '../tables.ts';
import { findVisible } from '../visible.ts';
import type { Chosen } from './chosen.ts';
import { badAddress } from './sign.ts';

/** Inside a transaction: the file of an address, as long as its holder may still see it. */
export async function findSigned(id: string, actor: Actor): Promise<Chosen> {
  const [found] = await db().select().from(attachments).where(eq(attachments.id, id));
  if (!found) throw badAddress();
  try {
    const request = await findVisible(found.requestId, actor);
    const files = (await attachmentsOf(request.id, actor)).filter((file) => file.id === id);
    if (files.length === 0) throw badAddress();
    return { request, files, report: null };
  } catch (error) {
    throw error instanceof Problem ? badAddress() : error;
  }
}
