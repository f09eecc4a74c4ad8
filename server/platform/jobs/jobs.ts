import type { Rhythm } from './rhythm.ts';

export type WorkStatus = 'queued' | 'running' | 'done' | 'failed';

export type WorkItem = {
  id: string;
  kind: string;
  clientId: string | null;
  requestId: string | null;
  actorId: string | null;
  status: WorkStatus;
  percent: number;
  label: string;
  result: unknown;
  error: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * Does each unit separately, usually in a transaction of its own. One that fails is logged by its id, makes the whole
 * work fail at its end, so that it is tried again, and keeps no other from its turn. A unit that is finished must not
 * be found again by the next try. Answers how many succeeded.
 */
export type Each = <Unit>(units: Iterable<Unit>, work: (unit: Unit) => Promise<unknown>) => Promise<number>;

export type Job<Data> = {
  id: string;
  data: Data;
  /** Shown to whoever waits. Called as often as convenient: it is written at most four times a second. */
  report(percent: number, label: string): Promise<void>;
  each: Each;
};

/** May run again after a crash or an error: doing it twice must come to the same. */
export type Handler<Data> = (job: Job<Data>) => Promise<unknown>;
type Whose = { clientId?: string | null; requestId?: string | null; actorId?: string | null };
export type JobOptions<Data = object> = {
  /** How many at once in this process; 1 unless told. */
  concurrency?: number;
  /** Tries after the first; 2 unless told. Being interrupted is none. */
  retries?: number;
  /** How long it may go without a report or a finished unit before it counts as failed; 120 minutes unless told. */
  silentMinutes?: number;
  /** Once, when it has failed and is not tried again: for whoever is to be told. */
  onFailed?: (data: Data, error: unknown, id: string) => Promise<unknown>;
};

/** One run of what is scheduled. */
export type ScheduledRun = {
  each: Each;
  /** The same for a few units that differ in what is done. */
  steps(steps: Record<string, () => Promise<unknown>>): Promise<number>;
};
export type ScheduledWork = (run: ScheduledRun) => Promise<unknown>;

/** The notices’ texts say what people call it. */
export type Schedule = {
  name: string;
  rhythm: Rhythm;
  /** How long a run may go without a finished unit before it counts as failed; 120 minutes unless told. */
  silentMinutes?: number;
};

/** How the runs of one schedule went. */
export type ScheduleState = Omit<Schedule, 'silentMinutes'> & {
  lastStartedAt: Date | null;
  lastSucceededAt: Date | null;
  /** Of the last run; null where it succeeded. */
  lastError: string | null;
  consecutiveFailures: number;
  nextAt: Date;
  /** Whether it has not succeeded for more than twice its interval. */
  isOverdue: boolean;
  silenceToldAt: Date | null;
};

export interface Jobs {
  /** Before start(). */
  define<Data extends object>(kind: string, handler: Handler<Data>, options?: JobOptions<Data>): void;
  /** Before start(). Runs by the clock, once among all servers; every run is logged and kept in `schedules`. */
  schedule(schedule: Schedule, work: ScheduledWork): void;
  /** One run now, as by the clock; answers what the work answered. Throws where any of it failed. */
  runScheduled(name: string): Promise<unknown>;
  /** Inside tx() of the system: how everything scheduled goes, in the order of the names. */
  scheduleStates(): Promise<ScheduleState[]>;
  /** Inside tx(): queued exactly when the transaction commits. Answers the id to poll. */
  enqueue(kind: string, data: object, whose?: Whose): Promise<string>;
  /** Inside tx(): null when it does not exist or is not the scope's. */
  find(id: string): Promise<WorkItem | null>;
  /** Inside tx() of the system: the one that was queued last. */
  findLast(kind: string): Promise<WorkItem | null>;
  start(): Promise<void>;
  stop(): Promise<void>;
}
