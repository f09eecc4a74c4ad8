import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { ProviderMemory } from './provider-memory.ts';
import { loginPage, pageHeaders, signedOutPage, signOutPage } from './provider-pages.ts';

export type ProviderAccount = {
  login: string;
  password: string;
  /** What userinfo says; `sub` names the person for ever. */
  claims: { sub: string } & Record<string, unknown>;
};

type ProviderOptions = {
  /** 0, the default, takes a free one. */
  port?: number;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  logoutRedirectUris: string[];
  accounts: readonly ProviderAccount[];
};

export type RunningProvider = { issuer: string; close(): Promise<void> };

/** A real OpenID provider on the loopback address, for demo and tests. Everything is forgotten when it ends. */
export async function startIdentityProvider(options: ProviderOptions): Promise<RunningProvider> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  }).catch(() => {
    throw new Error(`Port ${options.port} is in use. Stop what uses it, or set PROVIDER_PORT.`);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationOf(options));
  const byProvider = provider.callback();
  server.on('request', (req, res) => {
    if (!req.url?.startsWith('/interaction/')) return void byProvider(req, res);
    interact(provider, options, req, res).catch(() => res.writeHead(400).end('This sign-in is over.'));
  });
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function configurationOf(options: ProviderOptions): Configuration {
  const { clientId, clientSecret, redirectUris, logoutRedirectUris, accounts } = options;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const leadsTo = [...redirectUris, ...logoutRedirectUris];
  const show = (ctx: KoaContextWithOIDC, page: string) => {
    ctx.set(pageHeaders(leadsTo));
    ctx.body = page;
  };
  return {
    adapter: ProviderMemory,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: logoutRedirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'preferredMail'],
      profile: ['name', 'preferred_username', 'upn', 'uid', 'roles'],
    },
    findAccount: (_ctx, sub) => {
      const account = accounts.find(({ claims }) => claims.sub === sub);
      return account && { accountId: sub, claims: () => account.claims };
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // Nobody is asked for consent: application and provider belong to the same firm.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, signOutPage(form)),
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage()),
      },
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 900,
      Session: 3600,
      Grant: 3600,
    },
  };
}

/** The provider's own login page, and what is typed there. */
async function interact(
  provider: Provider,
  { accounts, redirectUris }: ProviderOptions,
  req: IncomingMessage,
  res: ServerResponse,
) {
  await provider.interactionDetails(req, res);
  const show = (refusal = '') => res.writeHead(200, pageHeaders(redirectUris)).end(loginPage(refusal));
  if (req.method !== 'POST') return void show();
  const typed = new URLSearchParams(await text(req));
  if (typed.has('cancel'))
    return provider.interactionFinished(req, res, {
      error: 'access_denied',
      error_description: 'The person cancelled.',
    });
  const account = accounts.find(
    ({ login, password }) => login === typed.get('login')?.trim() && password === typed.get('password'),
  );
  if (!account) return void show('Unknown name or wrong password.');
  await provider.interactionFinished(req, res, { login: { accountId: account.claims.sub } });
}
