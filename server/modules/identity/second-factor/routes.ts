import type { FastifyInstance } from 'fastify';
import { changePasskeys } from '../../../../contract/security/passkeys.ts';
import * as contract from '../../../../contract/security/second-factor.ts';
import { type Platform, route } from '../../../platform/index.ts';
import { actOnPasskeys } from './change-passkeys.ts';
import { proveFactor } from './prove-factor.ts';
import { actOnAuthenticator } from './replace-authenticator.ts';
import { readSignInMethods, renewRecoveryCodes } from './sign-in-methods.ts';

export function mountSecondFactor(app: FastifyInstance, platform: Platform) {
  route(app, platform, contract.getSignInMethods, ({ actor }) => readSignInMethods(platform, actor));

  route(app, platform, contract.changeSignInMethods, ({ actor }) => renewRecoveryCodes(platform, actor));

  route(app, platform, contract.replaceAuthenticator, ({ actor, input }) =>
    actOnAuthenticator(platform, actor, input.act),
  );

  route(app, platform, changePasskeys, ({ actor, input }) => actOnPasskeys(platform, actor, input.act));

  route(app, platform, contract.proveSecondFactor, async ({ actor, input }) => {
    await proveFactor(platform, actor, input);
    return { Result: 'Success' as const, Data: 'Confirmed.' };
  });
}
