import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { getSettings } from '../../../contract/security/settings.ts';
import { type Platform, route } from '../../platform/index.ts';
import { operationAccess } from './operation-access.ts';
import { systemFigures } from './system-figures.ts';

export type SettingsPorts = {
  /** Who may act when in the life of a request, printed from the tables that judge. */
  workflow(): { action: string; from: string[]; to: string; roles: string[]; note: string }[];
};

const openApiFile = new URL('../../../docs/openapi.json', import.meta.url);

export function registerSystemSettings(app: FastifyInstance, platform: Platform, ports: SettingsPorts) {
  route(app, platform, getSettings, async ({ input }) => {
    switch (input.name) {
      case 'openapi':
        return { Result: 'Success', Data: { openapi: JSON.parse(await readFile(openApiFile, 'utf8')) } };
      case 'policy':
        return {
          Result: 'Success',
          Data: { policy: { operations: operationAccess(), actions: ports.workflow() } },
        };
      case 'system':
        return { Result: 'Success', Data: { system: await systemFigures(platform) } };
    }
  });
}
