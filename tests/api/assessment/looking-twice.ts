import type { RequestOf } from '../../../contract/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import type { ScreeningApp } from '../screening/screening-app.ts';
import { falsePositive, listed, save } from './working-on.ts';

type Answer = RequestOf<'POST /reports/v1.0/secondlooks'>;

/** So many of a hundred decisions are looked at twice, so many of those bring a known answer with them. */
export async function draw(admin: Member, secondLookPercent: number, knownAnswerPercent = 0) {
  const { Data } = await admin.call('GET /security/v1.0/settings', { name: 'dispositions' });
  const { version = 1, dispositions } = Data.dispositions ?? {};
  if (!dispositions) throw new Error('there is no policy of dispositions');
  const setting = { ...dispositions, name: 'dispositions' as const, secondLookPercent, knownAnswerPercent };
  await admin.call('POST /security/v1.0/settings', { version, setting });
}

export const looksOf = (who: Member) => who.call('GET /reports/v1.0/secondlooks', {});

export const answer = (who: Member, more: Partial<Answer> & Pick<Answer, 'id'>) =>
  who.attempt('POST /reports/v1.0/secondlooks', {
    action: 'look',
    disposition: 'false_positive',
    reasonCode: 'different_business',
    comment: 'Compared with the register.',
    ...more,
  });

export const otherwise = {
  disposition: 'true_match',
  reasonCode: 'name_and_data_agree',
  comment: 'By the passport.',
} as const;

/** A match that the drafter called false, and its look as `second` is offered it, if it was drawn. */
export async function decidedMatch(test: ScreeningApp, second: Member) {
  const { drafter } = test.cast;
  const before = new Set((await looksOf(second)).Data.map(({ id }) => id));
  const request = await screenedRequest(test, listed());
  const match = (await workOf(drafter, request)).matches[0]?.id ?? '';
  await save(drafter, request, { dispositions: [falsePositive(match)] });
  const look = (await looksOf(second)).Data.find(({ id }) => !before.has(id));
  return { request, match, look, id: look?.id ?? '' };
}
