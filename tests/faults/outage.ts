import { appendFileSync } from 'node:fs';
import { CallRefused } from '../../mock/http/http-client.ts';
import type { Outage } from '../../scripts/machine/outages.ts';
import type { Cast } from '../support/people/cast.ts';
import type { Server } from '../support/servers/start-server.ts';
import { waitFor } from '../support/servers/wait-for.ts';

const WRITERS = 4;
const READERS = 2;
type Kind = 'reading' | 'writing';

/** People who write drafts with a file and read their list until they are told to stop. */
export class People {
  isCalling = true;
  readonly acknowledged: string[] = [];
  private seen: Record<Kind, Set<string>> = { reading: new Set(), writing: new Set() };
  /** When the latest call that was answered had begun. */
  private good: Record<Kind, number> = { reading: 0, writing: 0 };
  private readonly calling: Promise<unknown>;
  private readonly cast: Cast;
  private readonly server: Server;

  constructor(server: Server, cast: Cast) {
    this.server = server;
    this.cast = cast;
    this.calling = Promise.all([
      ...Array.from({ length: WRITERS }, (_, writer) => this.repeat('writing', (n) => this.write(writer, n))),
      ...Array.from({ length: READERS }, () => this.repeat('reading', () => this.readList(1))),
    ]);
  }

  /** What they see of a fault from its beginning until both reading and writing are answered again. */
  async meet(begin: () => unknown, end?: () => unknown): Promise<Omit<Outage, 'engine' | 'fault' | 'lost'>> {
    await this.goodSince(Date.now());
    this.seen = { reading: new Set(), writing: new Set() };
    const before = this.acknowledged.length;
    let from = Date.now();
    await begin();
    if (end) {
      await waitFor(() => this.seen.writing.size > 1 || !this.seen.writing.has('answered'), {
        what: 'a refusal',
      });
      await waitFor(() => this.seen.writing.size > 0 && this.seen.reading.size > 0, {
        what: 'both to be tried',
      });
      from = Date.now();
      await end();
    }
    await this.goodSince(from);
    const until = Math.max(this.good.reading, this.good.writing);
    return {
      reading: [...this.seen.reading].toSorted().join(', '),
      writing: [...this.seen.writing].toSorted().join(', '),
      seconds: (until - from) / 1000,
      acknowledged: this.acknowledged.length - before,
    };
  }

  async stop() {
    this.isCalling = false;
    await this.calling;
  }

  /** Drafts that were acknowledged and are not there. */
  async lost(): Promise<string[]> {
    const expected = [...this.acknowledged];
    const found = new Set<string>();
    for (let current = 1; ; current += 1) {
      const page = await this.readList(current);
      for (const { legalName } of page.Data) found.add(legalName);
      if (page.Data.length === 0 || current * 200 >= page.total) break;
    }
    return expected.filter((name) => !found.has(name));
  }

  private async goodSince(time: number) {
    const isGood = () => this.good.reading > time && this.good.writing > time;
    await waitFor(isGood, { what: 'reading and writing to go on', everyMs: 10 });
  }

  private async repeat(kind: Kind, call: (n: number) => Promise<unknown>) {
    for (let n = 0; this.isCalling; n += 1) {
      const begun = Date.now();
      const answer = await call(n).then(() => 'answered', refusalOf);
      this.seen[kind].add(answer);
      if (answer === 'answered') this.good[kind] = begun;
      else await waitFor(() => this.isThere(), { what: 'the server to listen again' });
    }
  }

  private async write(writer: number, n: number) {
    const legalName = `Kestrel ${writer} ${n}`;
    const paper = { name: 'licence.txt', content: `Licence of ${legalName}`, type: 'text/plain' };
    const intake = { legalName, entityType: 'organisation' as const };
    await this.cast.client.call('POST /reports/v1.0/requestdetails', { intake }, [paper]);
    this.acknowledged.push(legalName);
  }

  private readList(current: number) {
    return this.cast.client.call('GET /reports/v1.0/requestdetails', { current, pageSize: 200 });
  }

  private async isThere() {
    return fetch(`${this.server.baseUrl}/health/live`).then(
      () => true,
      () => false,
    );
  }
}

const refusalOf = (error: unknown) => (error instanceof CallRefused ? `${error.status}` : 'no answer');

/** For the table; nothing where the tests run without it. */
export function note(outage: Outage) {
  if (process.env.OUTAGES) appendFileSync(process.env.OUTAGES, `${JSON.stringify(outage)}\n`);
}
