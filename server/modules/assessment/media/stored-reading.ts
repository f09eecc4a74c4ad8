import type { MachineReading } from '../../../../contract/analysis/media.ts';

/** As it is shown, the subjects by which passages of one event are found, and the passage as it teaches the model. */
export type StoredReading = MachineReading & { subjects: string[]; masked: string };
