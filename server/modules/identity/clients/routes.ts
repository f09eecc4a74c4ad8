import type { FastifyInstance } from 'fastify';
import { getClientBranding } from '../../../../contract/security/branding.ts';
import { decideOnProvider, getClients, saveClient } from '../../../../contract/security/clients.ts';
import { notFound, type Platform, route } from '../../../platform/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { findBranding } from './branding.ts';
import { listClients } from './list-clients.ts';
import { findClient } from './present-client.ts';
import { decideOnProviderChange, saveClientRecord } from './save-client.ts';

export function mountClients(app: FastifyInstance, platform: Platform, ports: IdentityPorts) {
  route(app, platform, getClients, ({ actor, input }) => listClients(platform, ports, actor, input));
  route(app, platform, getClientBranding, ({ input }) =>
    platform.database.tx({ kind: 'identity' }, async () => {
      if (!(await findClient(input.client))) throw notFound();
      const Data = (await findBranding(input.client)) ?? { accent: null, logo: null };
      return { Result: 'Success' as const, Data };
    }),
  );
  route(app, platform, saveClient, ({ actor, input }) => saveClientRecord(platform, ports, actor, input));
  route(app, platform, decideOnProvider, ({ actor, input }) =>
    decideOnProviderChange(platform, ports, actor, input),
  );
}
