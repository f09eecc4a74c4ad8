import type { FastifyInstance } from 'fastify';
import {
  getDeputies,
  getLanguage,
  getUsers,
  LANGUAGES,
  saveLanguage,
  saveUser,
} from '../../../contract/security/people.ts';
import { type Platform, route } from '../../platform/index.ts';
import { activeDrafters, languageOf, setLanguage } from '../identity/index.ts';
import { actOnUser } from './act-on-user.ts';
import { listUsers } from './list-users.ts';
import type { PeoplePorts } from './ports.ts';

export function mountRoutes(app: FastifyInstance, platform: Platform, ports: PeoplePorts) {
  route(app, platform, getUsers, ({ actor, input }) => listUsers(platform, ports, actor, input));

  route(app, platform, getDeputies, async ({ actor }) => {
    const drafters = await platform.database.tx({ kind: 'identity' }, activeDrafters);
    const others = drafters.filter(({ id }) => id !== actor.userId);
    const Data = others.map(({ id, name, available }) => ({ id, name, available }));
    return { Result: 'Success' as const, Data, total: Data.length };
  });

  route(app, platform, saveUser, ({ actor, input }) => actOnUser(platform, ports, actor, input));

  route(app, platform, getLanguage, async ({ actor }) => ({
    Result: 'Success' as const,
    Data: { language: await languageOf(platform, actor), languages: [...LANGUAGES] },
  }));

  route(app, platform, saveLanguage, async ({ actor, input }) => ({
    Result: 'Success' as const,
    Data: { language: await setLanguage(platform, actor, input.language) },
  }));
}
