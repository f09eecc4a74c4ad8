import type { FastifyInstance, InjectOptions } from 'fastify';

export type Recorded = { call: string; status: number; headers: Record<string, unknown>; body: string };

/** From now on every answer of an app that listens on no port is kept here as well. */
export function recordAnswers(app: FastifyInstance): Recorded[] {
  const answers: Recorded[] = [];
  const inject = app.inject.bind(app) as (options: InjectOptions) => ReturnType<FastifyInstance['inject']>;
  const recording = async (options: InjectOptions) => {
    const answer = await inject(options);
    const { statusCode: status, headers, body } = answer;
    answers.push({ call: `${options.method} ${String(options.url).split('?')[0]}`, status, headers, body });
    return answer;
  };
  Object.assign(app, { inject: recording });
  return answers;
}
