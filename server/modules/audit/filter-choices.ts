import type { Actor } from '../../platform/index.ts';
import { auditTexts } from './event-texts.ts';
import type { AuditPorts } from './routes.ts';

/** Inside tx(). What the filters of the page offer to this caller. */
export async function filterChoices(ports: AuditPorts, actor: Actor, clients: ReadonlyMap<string, string>) {
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  return {
    actors: (await ports.colleagues(actor)).sort(byName),
    actions: Object.entries(auditTexts)
      .map(([type, text]) => ({ type, text }))
      .sort((a, b) => a.text.localeCompare(b.text)),
    clients: actor.clientId ? [] : [...clients].map(([id, name]) => ({ id, name })).sort(byName),
  };
}
