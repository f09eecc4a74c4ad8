import { type Actor, type Platform, Problem, scopeOf } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { about, type RequestRecord } from '../record.ts';
import type { Chosen, Outgoing } from './chosen.ts';

/** Inside a transaction. */
export function recordDownload(platform: Platform, actor: Actor, { request, files, report }: Chosen) {
  const attachments = report === null ? files.map(({ id }) => id) : [];
  return record(platform.clock, {
    type: 'file.downloaded',
    actor,
    ...about(request),
    data: report === null ? { attachments } : { attachments, report },
  });
}

/** Reads with `read`; a file that is no longer what was stored is refused and leaves an event. */
export async function refusingCorrupt<T>(
  platform: Platform,
  actor: Actor,
  request: RequestRecord,
  file: Pick<Outgoing, 'id'>,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'file.corrupt') throw error;
    await platform.database.tx(scopeOf(actor), () =>
      record(platform.clock, {
        type: 'file.corrupt',
        actor,
        ...about(request),
        result: 'refused',
        data: { file: file.id },
      }),
    );
    throw error;
  }
}
