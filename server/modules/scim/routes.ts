import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ScimLimits } from '../../../contract/limits.ts';
import { scimBase, scimMediaType } from '../../../contract/security/scim.ts';
import { sendProblem } from '../../platform/http/error-translator.ts';
import { refuseUnstorableText } from '../../platform/http/input/clean-text.ts';
import { decodeText, parseJson } from '../../platform/http/input/strict-json.ts';
import { type Platform, Problem } from '../../platform/index.ts';
import { plainAddress } from '../identity/index.ts';
import { noPorts, type PeoplePorts } from '../people/index.ts';
import { admitProvider } from './admit-provider.ts';
import { isObject } from './attribute-names.ts';
import { patchScimUser, removeScimUser, replaceScimUser } from './change-scim-user.ts';
import { createScimUser } from './create-scim-user.ts';
import { listOf, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { findProvided, listScimUsers } from './find-scim-users.ts';
import { presentScimUser } from './present-scim-user.ts';
import type { Provider } from './provider.ts';
import { scimErrorHandler } from './scim-errors.ts';
import { refuse, ScimRefusal } from './scim-refusal.ts';

type Params = { id: string };
const idOf = (req: FastifyRequest) => (req.params as Params).id;

/** SCIM 2.0 users, for an identity provider that keeps the list of people: a world of its own below one address. */
export function mountScim(app: FastifyInstance, platform: Platform, given: Partial<PeoplePorts> = {}) {
  const ports = { ...noPorts, ...given };
  const { env, log, database } = platform;
  const providerOf = (req: FastifyRequest): Provider => ({
    platform,
    ports,
    actor: { service: 'scim', ip: plainAddress(req.ip), requestId: req.id },
  });
  const answerErrors = scimErrorHandler(log);

  app.register(
    async (scim) => {
      scim.setErrorHandler((error, req, reply) =>
        // While it is off this address is like any other that leads nowhere.
        error instanceof Problem && error.code === 'not_found' && !isOn(req)
          ? sendProblem(req, reply, error)
          : answerErrors(error, req, reply),
      );
      scim.setNotFoundHandler(() => {
        throw new ScimRefusal(404, undefined, 'There is no such resource.');
      });
      readScimJson(scim);
      scim.addHook('onRequest', async (req) => {
        await admitProvider(platform, req);
        admitted.add(req);
      });
      scim.addHook('preHandler', async (req) => refuseUnstorableText([req.body, req.query, req.params]));

      const limit = { rateLimit: { max: ScimLimits.callsPerMinute, timeWindow: 60_000, groupId: 'scim' } };
      const answer = (reply: FastifyReply, resource: unknown, status = 200) =>
        reply.header('cache-control', 'no-store').type(scimMediaType).status(status).send(resource);
      const one = (resources: readonly { id: string }[], req: FastifyRequest) => {
        const found = resources.find(({ id }) => id === idOf(req));
        if (!found) throw new ScimRefusal(404, undefined, 'There is no such resource.');
        return found;
      };
      const get = (path: string, read: (req: FastifyRequest) => unknown) =>
        scim.get(path, { config: limit }, async (req, reply) => answer(reply, await read(req)));

      get('/ServiceProviderConfig', () => serviceProviderConfig(env));
      get('/ResourceTypes', () => listOf(resourceTypes(env)));
      get('/ResourceTypes/:id', (req) => one(resourceTypes(env), req));
      get('/Schemas', () => listOf(schemas(env)));
      get('/Schemas/:id', (req) => one(schemas(env), req));
      get('/Users', (req) => listScimUsers(platform, req.query));
      get('/Users/:id', (req) =>
        database.tx({ kind: 'identity' }, async () => presentScimUser(await findProvided(idOf(req)), env)),
      );
      scim.post('/Users', { config: limit }, async (req, reply) => {
        const user = await createScimUser(providerOf(req), bodyOf(req));
        return answer(reply.header('location', user.meta.location), user, 201);
      });
      scim.put('/Users/:id', { config: limit }, async (req, reply) =>
        answer(reply, await replaceScimUser(providerOf(req), idOf(req), bodyOf(req))),
      );
      scim.patch('/Users/:id', { config: limit }, async (req, reply) =>
        answer(reply, await patchScimUser(providerOf(req), idOf(req), bodyOf(req))),
      );
      scim.delete('/Users/:id', { config: limit }, async (req, reply) => {
        await removeScimUser(providerOf(req), idOf(req));
        return reply.header('cache-control', 'no-store').status(204).send();
      });
    },
    { prefix: scimBase },
  );
}

const admitted = new WeakSet<FastifyRequest>();
const isOn = (req: FastifyRequest) => admitted.has(req);

/** JSON under its own name or the usual one, by the same strict reader as everywhere; no forms, no plain text. */
function readScimJson(scim: FastifyInstance) {
  scim.removeAllContentTypeParsers();
  scim.addContentTypeParser(
    [scimMediaType, 'application/json'],
    { parseAs: 'buffer' },
    async (req: FastifyRequest, body: Buffer) =>
      // A deletion may come with the type and without a body.
      body.length === 0 ? undefined : parseJson(scim, req, decodeText(body)),
  );
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (!isObject(body)) throw refuse('invalidSyntax', 'Send one JSON object.');
  return body;
}
