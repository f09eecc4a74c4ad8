import { createHash } from 'node:crypto';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:22rem;margin:12vh auto;padding:0 1rem}
label,input,button{display:block;width:100%;box-sizing:border-box}
input,button{font:inherit;padding:.5rem;margin:.25rem 0 1rem}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing is loaded. A form may lead on to the application: browsers follow its redirect only if that is allowed. */
export const pageHeaders = (leadsTo: readonly string[]) => {
  const origins = [...new Set(leadsTo.map((address) => new URL(address).origin))];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; form-action 'self' ${origins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
  };
};

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** `refusal` is our own sentence, never what was typed. */
export const loginPage = (refusal: string) =>
  page(
    'Identity provider',
    `<p>This stands for your firm’s sign-in page.</p>
<form method="post"><p role="alert">${refusal}</p>
<label for="login">Name</label><input id="login" name="login" autocomplete="username" autofocus>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password">
<button type="submit">Continue</button><button type="submit" name="cancel" value="1">Cancel</button></form>`,
  );

/** `form` is the provider's, with its own protection against forgery. */
export const signOutPage = (form: string) =>
  page(
    'Sign out',
    `<p>Sign out of everything that this identity provider signed you in to?</p>${form}
<button autofocus type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button type="submit" form="op.logoutForm">Stay signed in</button>`,
  );

export const signedOutPage = () => page('Signed out', '<p>You are signed out here.</p>');
