import { join } from 'node:path';

/** What the model of a test learns from that is not about how well it judges: a training takes a moment. */
export const FEW_PASSAGES_DIR = join(import.meta.dirname, 'few-passages');
