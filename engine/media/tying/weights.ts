export const BIAS = 0;
export const WEIGHTS: Readonly<Record<string, number>> = {};
