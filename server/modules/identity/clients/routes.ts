import type { FastifyInstance } from 'fastify';
import { decideOnProvider, getClients, saveClient } from '../../../../contract/security/clients.ts';
import { type Platform, route } from '../../../platform/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { listClients } from './list-clients.ts';
import { decideOnProviderChange, saveClientRecord } from './save-client.ts';

export function mountClients(app: FastifyInstance, platform: Platform, ports: IdentityPorts) {
  route(app, platform, getClients, ({ actor, input }) => listClients(platform, ports, actor, input));
  route(app, platform, saveClient, ({ actor, input }) => saveClientRecord(platform, ports, actor, input));
  route(app, platform, decideOnProvider, ({ actor, input }) =>
    decideOnProviderChange(platform, ports, actor, input),
  );
}
