import { join } from 'node:path';
import type { Volume } from '../../tests/support/volume/volumes.ts';
import type { Cost } from './cost.ts';

/** What the last run with --write measured; docs/scaling.md is computed from it. */
export const figuresFile = join(import.meta.dirname, 'figures.json');

export type Figures = {
  volume: Volume;
  day: string;
  load: number;
  /** Seconds that filling the database took. */
  filled: number;
  schedules: { name: string; runsADay: number; first: Cost; idle: Cost }[];
  operations: { key: string; what: string; role: string; cost: Cost }[];
};
