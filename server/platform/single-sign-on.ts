/** What the operator says of the identity provider. */
export type SingleSignOn = {
  /** Everything else about the provider is read from its discovery document. */
  issuer: string;
  clientId: string;
  /** Goes to the provider's token endpoint and nowhere else: not into /config.json, the log or the page. */
  clientSecret: string;
  redirectUri: string;
  scope: string;
  /** The claim that names the role; without it roles are given in Settings. */
  roleClaim: string | undefined;
  /** Instead of the discovered addresses. */
  authorizeUrl: string | undefined;
  endSessionUrl: string | undefined;
  logoutRedirectUri: string;
  /** The two addresses to which a sign-out may lead back, to the letter. */
  allowedLogoutHosts: [string, string];
};

type Variables = Record<string, string | undefined>;

/** Undefined without an issuer. Throws one sentence naming the variable that cannot be used. */
export function readSingleSignOn(variables: Variables, publicUrl: string): SingleSignOn | undefined {
  const { SSO_ISSUER: issuer } = variables;
  if (!issuer) {
    if (variables.DEPLOYMENT === 'saas') throw new Error('DEPLOYMENT=saas needs SSO_ISSUER.');
    return undefined;
  }
  const logoutRedirectUri = addressOf(variables, 'SSO_LOGOUT_REDIRECT_URI') ?? `${publicUrl}/`;
  const [first = logoutRedirectUri, second = first] = (variables.SSO_LOGOUT_HOSTS ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(asAddress);
  return {
    issuer: addressOf(variables, 'SSO_ISSUER') ?? '',
    clientId: needed(variables, 'SSO_CLIENT_ID'),
    clientSecret: needed(variables, 'SSO_CLIENT_SECRET'),
    redirectUri: redirectUri(variables) ?? `${publicUrl}/login`,
    scope: variables.SSO_SCOPE || 'openid email profile',
    roleClaim: variables.SSO_ROLE_CLAIM || undefined,
    authorizeUrl: addressOf(variables, 'SSO_AUTHORIZE_URL'),
    endSessionUrl: addressOf(variables, 'SSO_END_SESSION_URL'),
    logoutRedirectUri,
    allowedLogoutHosts: [first, second],
  };
}

/** A host alone means its root over https. */
const asAddress = (part: string) => (part.includes('://') ? part : `https://${part}/`);

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** https everywhere but on the machine itself: codes, secrets and id tokens travel there. */
export const isSafeAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
};

function addressOf(variables: Variables, name: string) {
  const text = variables[name];
  if (!text) return undefined;
  if (!isSafeAddress(text)) throw new Error(`${name} must be a full https address.`);
  return text;
}

/** Compared letter by letter by us and by the provider, so it must already be written as addresses are. */
function redirectUri(variables: Variables) {
  const text = addressOf(variables, 'SSO_REDIRECT_URI');
  const url = text ? new URL(text) : undefined;
  if (url && (url.href !== text || url.search || url.hash))
    throw new Error(`SSO_REDIRECT_URI must be a plain address such as ${url.origin}/login.`);
  return text;
}

function needed(variables: Variables, name: string) {
  const text = variables[name];
  if (!text) throw new Error(`SSO_ISSUER needs ${name} beside it.`);
  return text;
}
