export type LanguageModelSettings = {
  /** Where chat completions are asked for, as OpenAI speaks them. */
  url: string;
  model: string;
  key: string | undefined;
};

type Variables = Record<string, string | undefined>;

/** Null without LLM_URL: nobody is asked. Throws one sentence naming the variable that cannot be used. */
export function readLanguageModel(
  { LLM_URL, LLM_MODEL, LLM_KEY }: Variables,
  allowed: readonly string[],
): LanguageModelSettings | null {
  if (!LLM_URL) {
    if (LLM_MODEL || LLM_KEY) throw new Error('LLM_URL is missing: without it no language model is asked.');
    return null;
  }
  const url = URL.parse(LLM_URL);
  const isSafe = url?.protocol === 'https:' || (url && allowed.includes(url.origin));
  if (!url || !isSafe || url.username || url.password || url.search)
    throw new Error(
      'LLM_URL must be an address such as https://models.example/v1: https, or a place that OUTBOUND_ALLOW names.',
    );
  if (!LLM_MODEL) throw new Error('LLM_MODEL is missing: name the model that LLM_URL is asked for.');
  return {
    url: `${url.href.replace(/\/+$/, '')}/chat/completions`,
    model: LLM_MODEL,
    key: LLM_KEY || undefined,
  };
}
