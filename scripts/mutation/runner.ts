import { globSync } from 'node:fs';
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
import type { Answer, TestOutcome } from './test-worker.ts';

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

/**
 * Runs the tests of a folder of the engine in one thread that has read them once; Jest reads everything anew for each
 * change, which takes hours. But a thread remembers: so a test that noticed a change has to pass without it
 * afterwards, and a change that nobody noticed where something is kept is tried again in a fresh thread. So is at once
 * what already takes part in reading the tests, in a fixture say.
 */
class EngineTestRunner implements TestRunner {
  #standing: Promise<TestWorker> | undefined;
  #fileOf = new Map<string, string>();
  #quickFirst: string[] = [];
  #whileReading: Record<string, number> = {};
  #counting: TestWorker | undefined;
  #fresh: TestWorker | undefined;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#counting = await startWorker({ files: files(), counting: true });
    const { tests, whileReading } = this.#counting;
    this.#fileOf = new Map(tests.map(({ id, file }) => [id, file]));
    this.#whileReading = whileReading;
  }

  async dryRun(): Promise<DryRunResult> {
    const { outcomes } = await (await this.#worker()).ask({});
    const quick = outcomes.filter(({ ms }) => ms < SLOW).sort((a, b) => a.ms - b.ms);
    this.#quickFirst = quick.map(({ id }) => id);
    const counted = await this.#counting?.ask({ tests: this.#quickFirst });
    const mutantCoverage = { static: this.#whileReading, perTest: counted?.perTest ?? {} };
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
    const tests = this.#quickFirst.filter((id) => testFilter?.includes(id) ?? true);
    const change = { mutant: activeMutant.id, ...(hitLimit === undefined ? {} : { hitLimit }) };
    await this.#counting?.end();
    this.#counting = undefined;
    if (activeMutant.id in this.#whileReading) return this.#afresh(change, tests);
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
    const files = [...new Set(tests.map((id) => this.#fileOf.get(id) ?? ''))];
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
