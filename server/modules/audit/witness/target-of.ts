const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const word = /^[a-z_]{1,40}$/;

const named = ['request', 'id', 'version'] as const;

/** What a refused call was about, as far as its body says so by a word and an id; never anything else of it. */
export function targetOf(body: unknown): { action?: string; target?: string } {
  const { action, ...rest } = (body ?? {}) as Record<string, unknown>;
  const target = named
    .map((name) => rest[name])
    .find((value) => typeof value === 'string' && uuid.test(value));
  return {
    ...(typeof action === 'string' && word.test(action) && { action }),
    ...(target !== undefined && { target: String(target) }),
  };
}
