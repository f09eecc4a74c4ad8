import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { operations } from '../../../contract/index.ts';
import type { Access, OperationSpec } from '../../../contract/operation.ts';
import { getSettings, saveSettings } from '../../../contract/security/settings.ts';
import type { Role } from '../../../contract/words.ts';
import { type Actor, type Platform, route } from '../../platform/index.ts';
import { policyState, savePolicy, saveTerms, termsStateOf } from '../identity/index.ts';
import { saveScim, scimStateOf } from '../scim/index.ts';
import { calendarState, saveCalendar } from './calendar/save-calendar.ts';
import { dispositionsState, saveDispositions } from './dispositions/save-dispositions.ts';
import type { SettingsPorts } from './ports.ts';
import { systemFigures } from './system-figures.ts';

type Wanted = Pick<z.output<typeof getSettings.request>, 'name' | 'version'>;
type Change = Pick<z.output<typeof saveSettings.request>, 'version' | 'setting'>;

const openApiFile = new URL('../../../docs/openapi.json', import.meta.url);

/** What Settings shows and saves by name. */
export function mountNamedSettings(app: FastifyInstance, platform: Platform, ports: SettingsPorts) {
  route(app, platform, getSettings, async ({ input }) => ({
    Result: 'Success' as const,
    Data: await read(platform, ports, input),
  }));

  route(app, platform, saveSettings, async ({ input, actor }) => ({
    Result: 'Success' as const,
    Data: await platform.database.tx({ kind: 'identity' }, () => save(platform, actor, input)),
  }));
}

async function read(platform: Platform, ports: SettingsPorts, { name, version }: Wanted) {
  const { database } = platform;
  switch (name) {
    case 'openapi':
      return { openapi: JSON.parse(await readFile(openApiFile, 'utf8')) };
    case 'policy':
      return { policy: { operations: operationAccess(), actions: ports.workflow() } };
    case 'system':
      return { system: await systemFigures(platform, ports) };
    case 'security_policy':
      return { security_policy: await database.tx({ kind: 'identity' }, policyState) };
    case 'calendar':
      return { calendar: await database.tx({ kind: 'identity' }, calendarState) };
    case 'dispositions':
      return { dispositions: await database.tx({ kind: 'identity' }, dispositionsState) };
    case 'scim':
      return { scim: await database.tx({ kind: 'identity' }, () => scimStateOf(platform)) };
    case 'terms':
      return { terms: await database.tx({ kind: 'identity' }, () => termsStateOf(version)) };
  }
}

/** Inside tx(). */
async function save(platform: Platform, actor: Actor, { version, setting }: Change) {
  switch (setting.name) {
    case 'security_policy': {
      const { name, ...policy } = setting;
      return { [name]: await savePolicy(platform, actor, version, policy) };
    }
    case 'calendar': {
      const { name, ...calendar } = setting;
      return { [name]: await saveCalendar(platform, actor, version, calendar) };
    }
    case 'dispositions': {
      const { name, ...policy } = setting;
      return { [name]: await saveDispositions(platform, actor, version, policy) };
    }
    case 'scim':
      return { scim: await saveScim(platform, actor, version, setting.action) };
    case 'terms': {
      const { name, ...texts } = setting;
      return { [name]: await saveTerms(platform, actor, version, texts) };
    }
  }
}

type Said = Pick<OperationSpec, 'title' | 'access' | 'modules'>;

/** Who may call what, printed from the contract that the routes are registered with. */
function operationAccess() {
  return Object.entries(operations).map(([operation, spec]: [string, Said]) => ({
    operation,
    title: spec.title,
    ...whoMay(spec.access),
    ...(spec.modules ? { modules: [...spec.modules] } : {}),
  }));
}

function whoMay(access: Access): { roles: Role[]; open?: string } {
  if (access === 'public') return { roles: [], open: 'anyone' };
  if (access === 'login') return { roles: [], open: 'whoever is signing in' };
  return { roles: [...access] };
}
