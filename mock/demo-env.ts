import { randomBytes } from 'node:crypto';
import { type Env, readEnv } from '../server/platform/env.ts';
import { type ProviderAccount, type RunningProvider, startIdentityProvider } from './identity-provider.ts';
import { demoPassword, demoPeople } from './people.ts';

const clientId = 'prudence-demo';

export const isSaas = process.argv.includes('--saas') || process.env.DEPLOYMENT === 'saas';

/** Whom the provider knows and Prudence does not. */
export const stranger = 'stranger';

/** A fictional India member firm: whose footer, reports and support contact the demo shows. */
const firm = {
  COPYRIGHT_HOLDER: 'Sharma Rao & Associates LLP',
  SUPPORT: 'support@sharmarao.example',
};

/** The surroundings of the demo; with `--saas` an identity provider of its own among them. */
export async function demoEnv(): Promise<{ env: Env; provider: RunningProvider | null }> {
  const variables: NodeJS.ProcessEnv = { LOG_LEVEL: 'warn', ...firm, ...process.env };
  if (!isSaas) return { env: readEnv(variables), provider: null };
  const clientSecret = variables.SSO_CLIENT_SECRET ?? randomBytes(24).toString('base64url');
  const own = `http://localhost:${variables.PORT ?? 5011}`;
  const provider = await startIdentityProvider({
    port: Number(variables.PROVIDER_PORT ?? 5031),
    clientId,
    clientSecret,
    redirectUris: [`${own}/login`],
    logoutRedirectUris: [`${own}/`],
    accounts: [
      ...demoPeople.map(({ username, name }) => account(username, name)),
      account(stranger, 'A stranger'),
    ],
  });
  const env = readEnv({
    ...variables,
    DEPLOYMENT: 'saas',
    SSO_ISSUER: provider.issuer,
    SSO_CLIENT_ID: clientId,
    SSO_CLIENT_SECRET: clientSecret,
  });
  return { env, provider };
}

function account(login: string, name: string): ProviderAccount {
  const address = `${login}@example.com`;
  return {
    login,
    password: demoPassword,
    claims: {
      sub: `demo-${login}`,
      name,
      preferred_username: login,
      email: address,
      email_verified: true,
      preferredMail: address,
      upn: address,
      uid: login,
    },
  };
}
