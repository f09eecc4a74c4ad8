import { buildIfStale } from '../scripts/build/build-if-stale.ts';

/** Browser tests look at the application as it is built: of what is written now. */
export default async function buildFirst() {
  const built = await buildIfStale();
  if (!built.ok) throw new Error(built.output);
}
