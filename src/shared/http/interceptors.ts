import type { AxiosResponse } from 'axios';
import axios from 'axios';
import { MISSING_PARTS, TEXTS } from '../../../contract/words.ts';
import { accessToken } from './access-token.ts';
import { addressOf, isOurs } from './address.ts';
import { toProblem } from './api-problem.ts';
import { missingParts } from './missing-parts.ts';
import { isOutage, outage } from './outage.ts';
import { isRefresh, prepareRequest, REFRESH, type Sent } from './prepare-request.ts';
import { loseSession, type Renewal, refreshOnce } from './refresh.ts';
import { isRepeatable, pause, REPEAT_AFTER_MS } from './repeat.ts';
import { proveSecondFactor } from './second-factor.ts';
import { learnServerTime } from './server-clock.ts';
import { showProblem } from './show-problem.ts';

type Send = (config: Sent) => Promise<AxiosResponse>;

/** The three interceptors of every call; `send` sends through the same ones again. */
export function createInterceptors(send: Send, pauses: readonly number[] = REPEAT_AFTER_MS) {
  const callServer = async (token: string) => {
    const answer = await send({ method: 'POST', url: addressOf(REFRESH), data: { token }, quiet: true });
    return answer.data as Renewal;
  };

  const onRequest = (config: object) => prepareRequest(config as Sent, callServer);

  const onAnswer = (response: AxiosResponse) => {
    learnServerTime(response.headers?.date);
    const { url = '', method } = response.config ?? {};
    if (isOurs(url)) {
      outage.note(response.status);
      missingParts.note(`${method} ${url}`, response.headers?.[MISSING_PARTS]);
    }
    const bearer = response.headers?.bearer;
    if (typeof bearer === 'string' && bearer !== '') accessToken.set(bearer.replace(/^Bearer /, ''));
    return response;
  };

  const onFailure = async (error: unknown) => {
    if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error;
    const config = error.config as Sent | undefined;
    const { status = 0, statusText, data } = error.response ?? {};
    learnServerTime(error.response?.headers?.date);
    const problem = await toProblem(status, data, statusText);
    if (!config || !isOurs(config.url ?? '')) throw problem;
    outage.note(status);

    const { repeats = 0 } = config;
    const wait = pauses[repeats];
    if (isOutage(status) && isRepeatable(config) && wait !== undefined) {
      if (status !== 0 && repeats === 0) showProblem(problem, config);
      await pause(wait, config.signal);
      return send({ ...config, repeats: repeats + 1 });
    }
    if (status === 401 && !isRefresh(config.url ?? '')) {
      // Renewed, and refused all the same: asking again would never end.
      if (config.retried) throw loseSession(TEXTS.sessionExpired);
      await refreshOnce(callServer, bearerOf(config));
      return send({ ...config, retried: true });
    }
    if (problem.code === 'access.network' && accessToken.read() && !isRefresh(config.url ?? ''))
      throw loseSession(problem.message);
    if (problem.code === 'auth.second_factor_needed' && !config.proven && (await proveSecondFactor()))
      return send({ ...config, proven: true });
    throw problem;
  };

  return { onRequest, onAnswer, onFailure };
}

const bearerOf = (config: Sent) => String(config.headers?.Authorization ?? '').replace(/^Bearer /, '');
