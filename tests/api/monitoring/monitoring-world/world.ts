import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import type { Disposition } from '../../../../contract/words.ts';
import { NAME_METHOD_VERSION } from '../../../../engine/names/index.ts';
import { compareMonitored, type Work } from '../../../../server/modules/monitoring/compare-monitored.ts';
import { watchedParties } from '../../../../server/modules/monitoring/tables.ts';
import { createNameIndex, type NameIndex } from '../../../../server/modules/name-index/name-index.ts';
import { type NameSearch, startNameSearch } from '../../../../server/modules/name-index/name-search.ts';
import { requests as requestTable } from '../../../../server/modules/requests/tables.ts';
import { runScreening } from '../../../../server/modules/screening/runs/run-screening.ts';
import { subjectsHash, subjectsOf } from '../../../../server/modules/screening/subjects.ts';
import { matches, screeningRuns } from '../../../../server/modules/screening/tables.ts';
import { saveThirdParty } from '../../../../server/modules/third-parties/save-third-party.ts';
import { alerts, thirdParties as thirdPartyTable } from '../../../../server/modules/third-parties/tables.ts';
import { watchlists, watchlistVersions } from '../../../../server/modules/watchlists/tables.ts';
import { db } from '../../../../server/platform/index.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import { storeActiveVersion } from './store-version.ts';

export const SPELLINGS = [
  'Dmitri Volkhov',
  'Dmitry Volkhow',
  'Dmitri Arkadievich Volkhov',
  'Arkadi Volkhov',
  'Ingrid Brantley',
  'Ingrid Brantly',
  'Zarqun Petrochemical Trading',
  'Zarkun Petrochem Trading FZE',
  'Zarqun Shipping',
];
export const THRESHOLDS = [0.6, 0.74, 0.85, 0.95];

type Party = { id: string; requests: string[]; isGone: boolean };
type List = { id: string; key: string };

const job: Work = {
  report: async () => {},
  async each(units, work) {
    const all = [...units];
    for (const unit of all) await work(unit);
    return all.length;
  },
};

/** A small world of lists and third parties, on the tables of one server; every change is one that the product makes. */
export class World {
  readonly clientId = randomUUID();
  readonly lists: List[] = [];
  readonly parties: Party[] = [];
  readonly #office: ScreeningApp;
  readonly #names: NameSearch;
  #index: NameIndex;

  constructor(office: ScreeningApp, names = startNameSearch()) {
    this.#office = office;
    this.#names = names;
    this.#index = createNameIndex(office.platform.database, names);
  }

  system<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#office.platform.database.tx({ kind: 'identity' }, work);
  }

  now = () => this.#office.platform.clock.now();
  pass(seconds: number) {
    this.#office.platform.clock.advance(seconds * 1000);
  }

  /** The server starts anew: nothing of the index is held. */
  restart() {
    this.#index = createNameIndex(this.#office.platform.database, this.#names);
  }

  async begin(lists: number, parties: number) {
    await this.system(async () => {
      await db().update(watchlistVersions).set({ status: 'superseded' });
      await db().update(thirdPartyTable).set({ monitored: false });
    });
    for (let at = 0; at < lists; at++) {
      const key = randomUUID();
      const row = { key, name: `List ${at}`, format: 'plain_csv' as const, createdAt: this.now() };
      const [made] = await this.system(() => db().insert(watchlists).values(row).returning());
      this.lists.push({ id: made!.id, key });
    }
    for (let at = 0; at < parties; at++) {
      const party: Party = { id: '', requests: [], isGone: false };
      this.parties.push(party);
      const id = randomUUID();
      await this.system(async () => {
        const [row] = await db()
          .insert(thirdPartyTable)
          .values({
            ...{ clientId: this.clientId, name: `Party ${at}`, entityType: 'organisation', identity: id },
            ...{ lastRequestId: id, createdAt: this.now(), monitored: true },
            // Of two that are merged the facts of the one rated last count.
            ...{ rating: 'low' as const, ratedAt: new Date(this.now().getTime() + at) },
          })
          .returning();
        party.id = row!.id;
      });
      await this.ask(at, [SPELLINGS[at]!]);
    }
    for (let at = 0; at < lists; at++) await this.activate(at, [at, at + 1, at + 4]);
  }

  /** A version of a list becomes active: entries are numbers of spellings by their id, or absent. */
  async activate(list: number, entries: (number | null)[]) {
    const { id: watchlistId } = this.lists[list]!;
    const rows = entries.flatMap((spelling, at) =>
      spelling === null ? [] : [{ entryId: `E${at}`, name: SPELLINGS[spelling]! }],
    );
    if (rows.length === 0) return;
    await this.system(() => storeActiveVersion(watchlistId, rows, this.now()));
  }

  setThreshold(list: number, threshold: number) {
    return this.system(() =>
      db().update(watchlists).set({ threshold }).where(eq(watchlists.id, this.lists[list]!.id)),
    );
  }

  /** Another request about a third party. */
  async ask(party: number, names: string[]) {
    const one = this.parties[party]!;
    const now = this.now();
    const intake = intakeOf(names);
    await this.system(async () => {
      const [request] = await db()
        .insert(requestTable)
        .values({
          ...{ number: randomUUID(), clientId: this.clientId, authorId: randomUUID(), thirdPartyId: one.id },
          ...{ status: 'in_analysis', legalName: names[0]!, entityType: 'organisation', intake },
          ...{ statusSince: now, createdAt: now, updatedAt: now },
        })
        .returning();
      one.requests.push(request!.id);
      await db()
        .update(thirdPartyTable)
        .set({ lastRequestId: request!.id })
        .where(eq(thirdPartyTable.id, one.id));
    });
  }

  /** The facts of its newest request change. */
  amend(party: number, names: string[]) {
    const set = { intake: intakeOf(names), updatedAt: this.now() };
    return this.system(() =>
      db()
        .update(requestTable)
        .set(set)
        .where(eq(requestTable.id, this.parties[party]!.requests.at(-1)!)),
    );
  }

  cancel(party: number, which: number) {
    const { requests } = this.parties[party]!;
    return this.system(() =>
      db()
        .update(requestTable)
        .set({ status: 'cancelled', updatedAt: this.now() })
        .where(eq(requestTable.id, requests[which % requests.length]!)),
    );
  }

  /** One of its requests is screened, by the same job as in the product. */
  async screen(party: number, which: number) {
    const { requests } = this.parties[party]!;
    const requestId = requests[which % requests.length]!;
    const run = await this.system(async () => {
      const [request] = await db().select().from(requestTable).where(eq(requestTable.id, requestId));
      const subjects = subjectsOf(request!.intake);
      const [made] = await db()
        .insert(screeningRuns)
        .values({
          ...{ clientId: this.clientId, requestId, status: 'queued', intakeHash: subjectsHash(subjects) },
          ...{ methodVersion: NAME_METHOD_VERSION, lists: [], subjects, createdAt: this.now() },
        })
        .returning();
      return made!.id;
    });
    const { platform } = this.#office;
    await runScreening({ platform, lists: this.#index, names: this.#names, onRunFinished: async () => {} }, {
      ...job,
      data: { runId: run },
    } as never);
  }

  /** Somebody decides on a match that the newest screening of a request shows. */
  async decide(which: number, disposition: Disposition, days: number | null, isConfirmed: boolean) {
    const now = this.now();
    await this.system(async () => {
      const runs = await db()
        .selectDistinctOn([screeningRuns.requestId], { id: screeningRuns.id })
        .from(screeningRuns)
        .where(and(eq(screeningRuns.clientId, this.clientId), eq(screeningRuns.status, 'done')))
        .orderBy(screeningRuns.requestId, desc(screeningRuns.seq));
      if (runs.length === 0) return;
      const rows = await db()
        .select({ id: matches.id })
        .from(matches)
        .where(
          inArray(
            matches.runId,
            runs.map(({ id }) => id),
          ),
        )
        .orderBy(matches.requestId, matches.watchlistId, matches.entryId, matches.subjectFingerprint);
      const match = rows[which % Math.max(1, rows.length)];
      if (!match) return;
      const expiresAt = days === null ? null : new Date(now.getTime() + days * 86_400_000);
      await db()
        .update(matches)
        .set({
          ...{ disposition, disposedAt: now, disposedBy: randomUUID(), expiresAt, carriedOver: false },
          confirmedBy: isConfirmed ? randomUUID() : null,
        })
        .where(eq(matches.id, match.id));
    });
  }

  monitor(party: number, monitored: boolean) {
    return this.system(() =>
      db().update(thirdPartyTable).set({ monitored }).where(eq(thirdPartyTable.id, this.parties[party]!.id)),
    );
  }

  /** As if the method before had found nothing. */
  forgetAlerts() {
    const { raw } = this.#office.platform.database;
    return raw.executeSql('delete from third_party_alerts where client_id = $1', [this.clientId]);
  }

  /** As an older method left it. */
  forgetMethod() {
    return this.system(async () => {
      const mine = eq(watchedParties.clientId, this.clientId);
      await db().update(watchedParties).set({ methodVersion: 'names-0' }).where(mine);
      const runs = eq(screeningRuns.clientId, this.clientId);
      await db().update(screeningRuns).set({ methodVersion: 'names-0' }).where(runs);
    });
  }

  /** Two third parties turn out to be one; answers whether they did. */
  async merge(gone: number, kept: number): Promise<boolean> {
    const [one, other] = [this.parties[gone]!, this.parties[kept]!];
    if (one === other || one.isGone || other.isGone) return false;
    const [row] = await this.system(() =>
      db().select().from(thirdPartyTable).where(eq(thirdPartyTable.id, one.id)),
    );
    const { platform, cast } = this.#office;
    const actor = { ...cast.client.actor, clientId: this.clientId };
    const ports = {
      thirdPartyMerged: async () => {},
      listedPartiesOf: async () => [],
      recommendationOf: async () => null,
    };
    const input = { action: 'merge' as const, id: one.id, version: row!.version, into: other.id };
    await saveThirdParty(platform, ports, { ...input, reason: 'One company.' }, actor);
    one.isGone = true;
    const [stays] = await this.system(() =>
      db().select().from(thirdPartyTable).where(eq(thirdPartyTable.id, other.id)),
    );
    const all = [...one.requests, ...other.requests].filter((id) => id !== stays!.lastRequestId);
    other.requests = [...all, stays!.lastRequestId];
    return true;
  }

  /** The jobs of monitoring run. */
  compare() {
    return compareMonitored({ platform: this.#office.platform, lists: this.#index }, job);
  }

  /** What was raised for a third party, by pairing. */
  async raised(party: number): Promise<string[]> {
    const rows = await this.system(() =>
      db().select().from(alerts).where(eq(alerts.thirdPartyId, this.parties[party]!.id)),
    );
    return rows.flatMap((alert) => alert.matches.map(({ pairing }) => pairing)).sort();
  }
}

const intakeOf = ([legalName, ...aliases]: string[]): DraftIntake => ({
  entityType: 'organisation',
  ...(legalName ? { legalName } : {}),
  aliases,
});
