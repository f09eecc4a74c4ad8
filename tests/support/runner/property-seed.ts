import { configureGlobal } from 'fast-check';

/** Property tests try the same cases in every run, so that a failing run is about the change; SEED tries others. */
configureGlobal({ seed: Number(process.env.SEED ?? 20_261_122) });
