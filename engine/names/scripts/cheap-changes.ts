/** Pairs of sound symbols that change into one another cheaply, or symbols that are cheap to leave out, by cost (0–1). */
type CheapChanges = readonly (readonly [number, string])[];

/** How a script writes sounds: which it does not tell apart, and which it leaves out or adds. */
export type ScriptCosts = { changes: CheapChanges; gaps: CheapChanges };
