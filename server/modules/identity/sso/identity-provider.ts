import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Log } from '../../../platform/index.ts';
import { isSafeAddress, type SignOnAddresses, type SingleSignOn } from '../../../platform/index.ts';

/** For each call to the provider. */
const timeoutSeconds = 5;
const patienceMs = 1000;
const retryAfterMs = 10_000;
const renewAfterMs = 3_600_000;

export type IdentityProvider = ReturnType<typeof identityProvider>;

/** The provider as its discovery document describes it, read when it is first needed and again every hour. */
export function identityProvider(sso: SingleSignOn, log: Log, fetch?: CustomFetch) {
  let known: { configuration: Configuration; at: number } | undefined;
  let asking: Promise<Configuration> | undefined;
  let failedAt = 0;

  const ask = () => {
    asking ??= discover(sso, fetch)
      .then((configuration) => {
        known = { configuration, at: Date.now() };
        return configuration;
      })
      .catch((error: Error) => {
        failedAt = Date.now();
        log.warn({ issuer: sso.issuer, reason: error.message }, 'the identity provider cannot be reached');
        if (known) return known.configuration;
        throw error;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const configuration = async () =>
    known && Date.now() - known.at < renewAfterMs ? known.configuration : ask();

  return {
    settings: sso,
    configuration,
    /** What the browser must know; it never waits long for a provider that does not answer. */
    async addresses(): Promise<SignOnAddresses> {
      if (!known && Date.now() - failedAt > retryAfterMs)
        await Promise.race([ask().catch(() => undefined), patience()]);
      const metadata = known?.configuration.serverMetadata();
      return {
        authorizeUrl: sso.authorizeUrl ?? safe(metadata?.authorization_endpoint) ?? '',
        endSessionUrl: sso.endSessionUrl ?? safe(metadata?.end_session_endpoint),
      };
    },
  };
}

/** The browser is sent there: nothing but https, however the document came about. */
const safe = (address: string | undefined) => (address && isSafeAddress(address) ? address : undefined);

const patience = () => new Promise((resolve) => setTimeout(resolve, patienceMs).unref());

async function discover(
  { issuer, clientId, clientSecret }: SingleSignOn,
  fetch?: CustomFetch,
): Promise<Configuration> {
  // Whoever names an issuer sees to it that http is one on the loopback address, or one that the operator allows.
  const execute = issuer.startsWith('http://') ? [allowInsecureRequests] : [];
  const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
    timeout: timeoutSeconds,
    execute,
    ...(fetch && { [customFetch]: fetch }),
  });
  const server = found.serverMetadata();
  const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
  const authenticate = takesPost ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
  const configuration = new Configuration(server, clientId, { client_secret: clientSecret }, authenticate);
  configuration.timeout = timeoutSeconds;
  if (fetch) configuration[customFetch] = fetch;
  for (const apply of execute) apply(configuration);
  // Without it a token from the token endpoint is believed for the sake of the connection it came by.
  enableNonRepudiationChecks(configuration);
  return configuration;
}
