import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { collectTests } from './collect-tests.ts';

/** `counting`: how often each test passes by each mutant. */
export type WorkerData = { files: readonly string[]; counting?: boolean; mutant?: string; hitLimit?: number };
export type Question = { mutant?: string; hitLimit?: number; tests?: readonly string[] };
export type TestOutcome = { id: string; file: string; ms: number; failure?: string };
/** How often something passed by each mutant. */
export type Counts = Record<string, number>;
/**
 * What a thread says once it has read its files. `loading`: what passed by mutants before the body of the first test file
 * began, which only modules do; `preparing`: what that body did, fixtures and tables of cases.
 */
export type Reading = { tests: { id: string; file: string }[]; loading: Counts; preparing: Counts };
export type Answer = {
  outcomes: TestOutcome[];
  hitLimitReached: boolean;
  /** Empty unless the thread counts. */
  passed: Counts;
};

/** What the changed code looks at; see Stryker's instrumenter. */
type Instrumented = {
  activeMutant?: string | undefined;
  count?: (mutants: ArrayLike<string>) => void;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  /** Called where the body of a test file begins: after the modules that it imports. */
  bodyBegins?: () => void;
};

const COUNTING = /function cover\(\) \{/;
const MOST_MUTANTS = 100_000;

const counts = new Float64Array(MOST_MUTANTS);
const state: Instrumented = {
  count: (mutants) => {
    for (let at = 0; at < mutants.length; at++) counts[Number(mutants[at])]! += 1;
  },
};
Object.assign(globalThis, { __stryker__: state });

function activate(mutant = '', hitLimit?: number) {
  state.activeMutant = mutant;
  state.hitLimit = hitLimit;
  state.hitCount = hitLimit === undefined ? undefined : 0;
}

async function failureOf(run: () => unknown): Promise<{ failure?: string }> {
  try {
    await run();
    return {};
  } catch (error) {
    return { failure: String(error) };
  }
}

/** The tests with these names, in their order; all, where the change has renamed one. */
function testsNamed(wanted: readonly string[] = []) {
  const found = wanted.flatMap((id) => tests.find((test) => test.id === id) ?? []);
  return found.length > 0 && found.length === wanted.length ? found : tests;
}

/** Runs these tests, or all; with a mutant it is enough that one fails. */
async function answer({ mutant, hitLimit, tests: wanted }: Question): Promise<Answer> {
  const outcomes: TestOutcome[] = [];
  activate(mutant, hitLimit);
  for (const { id, file, run } of testsNamed(wanted)) {
    const started = performance.now();
    const failure = await failureOf(run);
    outcomes.push({ id, file, ms: performance.now() - started, ...failure });
    if (mutant !== undefined && failure.failure !== undefined) break;
  }
  const hitLimitReached = hitLimit !== undefined && (state.hitCount ?? 0) > hitLimit;
  activate();
  return { outcomes, hitLimitReached, passed: counting ? counted() : {} };
}

/** What was counted since the last time. */
function counted(): Counts {
  const found: Counts = {};
  counts.forEach((times, mutant) => {
    if (times > 0) found[mutant] = times;
  });
  counts.fill(0);
  return found;
}

/** Stryker's own way of counting, a function in every file, takes most of the time of a loop. */
function replaceCounting(instead: string) {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const source = loaded.source?.toString().replace(COUNTING, `$&return ${instead};`);
      if (source === undefined) return loaded;
      return { ...loaded, source: url.endsWith('.test.ts') ? `__stryker__.bodyBegins();${source}` : source };
    },
  });
}

const { files, counting, mutant, hitLimit } = workerData as WorkerData;
replaceCounting(counting ? '__stryker__.count(arguments)' : '');
activate(mutant, hitLimit);
let loading: Counts | undefined;
state.bodyBegins = () => {
  loading ??= counted();
};
const tests = await collectTests(files);
parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question)));
const reading: Reading = {
  tests: tests.map(({ id, file }) => ({ id, file })),
  loading: loading ?? {},
  preparing: counted(),
};
parentPort?.postMessage(reading);
