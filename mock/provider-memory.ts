import type { Adapter, AdapterPayload } from 'oidc-provider';

const kept = new Map<string, { payload: AdapterPayload; until: number }>();

/** Where the provider keeps sessions, codes and grants: in this process, as long as each is good. */
export class ProviderMemory implements Adapter {
  readonly #kind: string;
  constructor(kind: string) {
    this.#kind = kind;
  }

  #key = (id: string) => `${this.#kind}:${id}`;

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
    kept.set(this.#key(id), { payload, until: Date.now() + (expiresIn ?? 3600) * 1000 });
  }

  async find(id: string) {
    const found = kept.get(this.#key(id));
    if (found && found.until > Date.now()) return found.payload;
    kept.delete(this.#key(id));
    return undefined;
  }

  async findByUid(uid: string) {
    for (const [key, { payload }] of kept)
      if (key.startsWith(`${this.#kind}:`) && payload.uid === uid) return payload;
    return undefined;
  }

  async findByUserCode() {
    return undefined;
  }

  async consume(id: string) {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string) {
    kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
  }
}
