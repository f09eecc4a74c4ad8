import { z } from 'zod';
import { bytesOf, type Outbound } from '../outbound/create-outbound.ts';
import { OutboundFailure } from '../outbound/outbound-failure.ts';
import type { LanguageModelSettings } from './language-model-settings.ts';

type Question = { system: string; user: string; maxTokens: number; timeMs: number };

/** Why nothing came of a question, in a sentence that says nothing of key or content. */
export class LanguageModelFailure extends Error {}

const longestAnswer = 200_000;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** One question, one answer: what it says, which nobody has checked yet. */
export async function askLanguageModel(
  outbound: Outbound,
  { url, model, key }: LanguageModelSettings,
  { system, user, maxTokens, timeMs }: Question,
): Promise<string> {
  const answer = await posted(outbound, {
    url,
    timeMs,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      temperature: 0,
      max_tokens: maxTokens,
      response_format: { type: 'json_object' },
      stream: false,
    }),
  });
  const completed = completion.safeParse(parsed(answer));
  const content = completed.data?.choices[0]?.message.content;
  if (content === undefined)
    throw new LanguageModelFailure('The language model did not answer as it should.');
  return content;
}

type Post = { url: string; timeMs: number; headers: Record<string, string>; body: string };

async function posted(outbound: Outbound, post: Post): Promise<string> {
  try {
    const answer = await outbound.fetch({ ...post, method: 'POST', maxBytes: longestAnswer });
    if (answer.status === 200) return String(await bytesOf(answer));
    answer.body.destroy();
    throw new LanguageModelFailure(
      answer.status === 429
        ? 'The language model has too much to do: try again in a minute.'
        : `The language model answered ${answer.status}: tell whoever runs Prudence.`,
    );
  } catch (error) {
    if (error instanceof OutboundFailure)
      throw new LanguageModelFailure(`${error.message} Try again in a few minutes.`);
    throw error;
  }
}

/** The text as JSON; null where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
