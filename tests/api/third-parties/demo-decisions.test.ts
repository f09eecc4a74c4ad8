import { decideOn } from '../../../mock/past/decide-on.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';
import { rated, stored, submitted } from './register-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

test('a client of the demo decides on the third party it names, not on one whose longer name contains it', async () => {
  const { thirdParty } = await rated(test1, cast, { legalName: 'Indravan Dyes Limited' });
  const longer = await submitted(test1, cast, { legalName: 'Indravan Dyes Exports Limited' });
  const approval = { by: 'client', decision: 'approved', reason: 'Known for years.' } as const;
  await decideOn(cast.client, 'Indravan Dyes Limited', approval);
  expect((await stored(test1, thirdParty))?.relationship).toBe('approved');
  expect((await stored(test1, longer.thirdParty))?.relationship).toBe('pending');
});
