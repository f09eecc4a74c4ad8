import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { projectRoot } from '../../../scripts/project-root.ts';

type Headers = Record<string, unknown>;
type Verify = (secret: string, headers: Headers, body: string, now?: number) => boolean;

const page = readFileSync(join(projectRoot, 'docs/webhooks.md'), 'utf8');
const [, example = ''] = /```js\n([\s\S]+?)```/.exec(page) ?? [];

/** The example of the documentation, as a receiver would copy it. */
export const { isFromPrudence } = (await import(`data:text/javascript,${encodeURIComponent(example)}`)) as {
  isFromPrudence: Verify;
};

/** The event, as Standard Webhooks' own library reads it at a moment; throws for a wrong signature. */
export function verifiedAt(milliseconds: number, secret: string, headers: Headers, body: string): unknown {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(milliseconds);
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    clock.mockRestore();
  }
}

/** The signature that openssl computes for a delivery. */
export function signedByOpenssl(secret: string, headers: Headers, body: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64').toString('hex');
  const mac = execFileSync(
    'openssl',
    ['dgst', '-sha256', '-mac', 'HMAC', '-macopt', `hexkey:${key}`, '-binary'],
    { input: `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}` },
  );
  return `v1,${mac.toString('base64')}`;
}
