import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { startWorker, type TestWorker } from './start-worker.ts';
import type { Answer, Counts, TestOutcome } from './test-worker.ts';

const files = () =>
  globSync(`engine/${folder}/**/*.test.ts`)
    .map((file) => resolve(file))
    .sort();
const folder = process.env.ENGINE_FOLDERS ?? '**';

/** Folders whose code or fixtures keep what they found for the next call. */
const REMEMBERING = ['names'];
/** Milliseconds. What takes longer would run for half of the changes: that is left to the others. */
const SLOW = 2000;
/** The share of Stryker's patience after which a thread is ended: Stryker would end the process, with all it has read. */
const PATIENCE = 0.8;

/** What the first run found, for every process of Stryker: the quick tests in the order of their haste, and `whileReading`. */
type Found = { quickFirst: string[]; fileOf: Record<string, string>; whileReading: Counts };
const FOUND = 'first-run.json';

/**
 * Runs the tests of a folder of the engine in one thread that has read them once; Jest reads everything anew for each
 * change, which takes hours. But a thread remembers: so a test that noticed a change has to pass without it
 * afterwards, and a change that nobody noticed where something is kept is tried again in a fresh thread. So is at once
 * what already takes part in reading the tests, in a fixture say. For the same reason it is counted for each test file in
 * a thread of its own what passes by each change, and all tests of a file have that in common: the first of them
 * fills what the next ones only look up.
 */
class EngineTestRunner implements TestRunner {
  #standing: Promise<TestWorker> | undefined;
  #found: Found | undefined;
  #fresh: TestWorker | undefined;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    const { outcomes } = await (await this.#worker()).ask({});
    const quick = outcomes.filter(({ ms }) => ms < SLOW).sort((a, b) => a.ms - b.ms);
    const fileOf = Object.fromEntries(quick.map(({ id, file }) => [id, file]));
    const [loading, whileReading]: [Counts, Counts] = [{}, {}];
    const perTest: Record<string, Counts> = {};
    for (const [file, tests] of Map.groupBy(quick, (one) => one.file)) {
      const counting = await startWorker({ files: [file], counting: true });
      const { passed } = await counting.ask({ tests: tests.map(({ id }) => id) });
      await counting.end();
      add(loading, counting.loading);
      for (const counts of [counting.loading, counting.preparing]) add(whileReading, counts);
      for (const { id } of tests) perTest[id] = add(add({}, counting.preparing), passed);
    }
    const quickFirst = quick.map(({ id }) => id);
    writeFileSync(FOUND, JSON.stringify({ quickFirst, fileOf, whileReading } satisfies Found));
    const mutantCoverage = { static: loading, perTest };
    return { status: DryRunStatus.Complete, tests: quick.map(testResult), mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const patience = new AbortController();
    const never = setTimeout(options.timeout * PATIENCE, null, { signal: patience.signal });
    const result = await Promise.race([this.#tried(options), never]);
    patience.abort();
    if (result) return result;
    await this.dispose();
    return { status: MutantRunStatus.Timeout, reason: 'It never ends.' };
  }

  async #tried({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    this.#found ??= JSON.parse(readFileSync(FOUND, 'utf8')) as Found;
    const tests = this.#found.quickFirst.filter((id) => testFilter?.includes(id) ?? true);
    const change = { mutant: activeMutant.id, ...(hitLimit === undefined ? {} : { hitLimit }) };
    if (activeMutant.id in this.#found.whileReading) return this.#afresh(change, tests);
    try {
      const worker = await this.#worker();
      const answer = await worker.ask({ ...change, tests });
      const killer = killerOf(answer);
      if (!killer && !REMEMBERING.includes(folder)) return verdict(answer);
      if (killer) {
        const { outcomes } = await worker.ask({ tests: [killer.id] });
        if (outcomes.every(({ failure }) => failure === undefined)) return verdict(answer);
        await this.dispose();
      }
    } catch {
      await this.dispose();
    }
    return this.#afresh(change, tests);
  }

  /** In a thread of its own, changed before it reads anything. */
  async #afresh(change: { mutant: string; hitLimit?: number }, tests: string[]): Promise<MutantRunResult> {
    const files = [...new Set(tests.map((id) => this.#found?.fileOf[id] ?? ''))];
    try {
      this.#fresh = await startWorker({ files, ...change });
      return verdict(await this.#fresh.ask({ ...change, tests }));
    } catch (error) {
      // A file that cannot even be read has noticed.
      const failureMessage = String(error);
      return { status: MutantRunStatus.Killed, killedBy: tests.slice(0, 1), failureMessage, nrOfTests: 0 };
    } finally {
      await this.#fresh?.end();
    }
  }

  #worker() {
    this.#standing ??= startWorker({ files: files() });
    return this.#standing;
  }

  async dispose() {
    const worker = await this.#standing?.catch(() => undefined);
    this.#standing = undefined;
    await worker?.end();
    await this.#fresh?.end();
  }
}

/** The counts of both in the first. */
function add(sum: Counts, counts: Counts): Counts {
  for (const [mutant, times] of Object.entries(counts)) sum[mutant] = (sum[mutant] ?? 0) + times;
  return sum;
}

const killerOf = ({ outcomes }: Answer) => outcomes.find(({ failure }) => failure !== undefined);

function testResult({ id, file, ms, failure }: TestOutcome) {
  const common = { id, name: id, fileName: file, timeSpentMs: ms };
  if (failure === undefined) return { ...common, status: TestStatus.Success as const };
  return { ...common, status: TestStatus.Failed as const, failureMessage: failure };
}

function verdict(answer: Answer): MutantRunResult {
  const killer = killerOf(answer);
  const nrOfTests = answer.outcomes.length;
  if (answer.hitLimitReached) return { status: MutantRunStatus.Timeout, reason: 'It goes round and round.' };
  if (!killer) return { status: MutantRunStatus.Survived, nrOfTests };
  const { id, failure = '' } = killer;
  return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage: failure, nrOfTests };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'engine', EngineTestRunner)];
