import type { AxiosResponse } from 'axios';
import axios from 'axios';
import { accessToken } from './access-token.ts';
import { addressOf } from './address.ts';
import { toProblem } from './api-problem.ts';
import type { Sent } from './prepare-request.ts';
import { prepareRequest } from './prepare-request.ts';
import { refreshOnce } from './refresh.ts';
import { learnServerTime } from './server-clock.ts';

type Send = (config: Sent) => Promise<AxiosResponse>;

const REFRESH = '/security/v1.0/token/refresh';

/** The three interceptors of every call; `send` sends through the same ones again. */
export function createInterceptors(send: Send) {
  const callServer = async (token: string) => {
    const answer = await send({ method: 'POST', url: addressOf(REFRESH), data: { token }, quiet: true });
    return answer.data as { access: string; refresh: string };
  };

  const onRequest = (config: object) => prepareRequest(config as Sent, callServer);

  const onAnswer = (response: AxiosResponse) => {
    learnServerTime(response.headers?.date);
    const bearer = response.headers?.bearer;
    if (typeof bearer === 'string' && bearer !== '') accessToken.set(bearer.replace(/^Bearer /, ''));
    return response;
  };

  const onFailure = async (error: unknown) => {
    if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error;
    const config = error.config as Sent | undefined;
    const { status = 0, data } = error.response ?? {};
    learnServerTime(error.response?.headers?.date);
    if (status === 401 && config && !config.retried && !config.url?.includes('/token/refresh')) {
      await refreshOnce(callServer, bearerOf(config));
      return send({ ...config, retried: true });
    }
    throw await toProblem(status, data);
  };

  return { onRequest, onAnswer, onFailure };
}

const bearerOf = (config: Sent) => String(config.headers?.Authorization ?? '').replace(/^Bearer /, '');
