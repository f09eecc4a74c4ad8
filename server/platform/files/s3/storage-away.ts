import { Problem, problem } from '../../errors.ts';

/** Whatever the storage did not do is no fault of the caller's: 503, and the cause in the log. */
export async function orStorageAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const text = 'The file storage does not answer. Try again in a moment.';
    throw problem('server.busy', text, { retryAfter: 10 }, error);
  }
}
