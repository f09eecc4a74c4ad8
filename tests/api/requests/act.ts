import type { RequestOf } from '../../../contract/index.ts';
import type { RequestAction } from '../../../contract/words.ts';
import type { Upload } from '../../../mock/http/http-client.ts';
import type { RequestRecord } from '../../../server/modules/requests/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';

type More = Partial<RequestOf<'POST /reports/v1.0/submituseraction'>>;
type Which = Pick<RequestRecord, 'id' | 'version'>;

/** One act by one person, whatever comes of it. */
export const attemptAct = (
  who: Member,
  action: RequestAction,
  request: Which,
  more: More = {},
  files?: Upload[],
) =>
  who.attempt(
    'POST /reports/v1.0/submituseraction',
    { action, request: request.id, version: request.version, ...more },
    files,
  );

/** One act that succeeds; answers the request as it then is. */
export async function act(
  who: Member,
  action: RequestAction,
  request: Which,
  more: More = {},
  files?: Upload[],
) {
  const { status, body } = await attemptAct(who, action, request, more, files);
  if (status !== 200) throw new Error(`${action} answered ${status}: ${JSON.stringify(body)}`);
  return body.Data;
}
