import { toast, type Words } from '../ui/toasts/toast-store.ts';
import { ApiProblem } from './api-problem.ts';

/** Does what somebody asked for; where that is refused or cannot be reached, it tells them under this title. */
export async function tellFailure<Done>(
  work: () => Promise<Done>,
  title: Words = { text: 'downloads.failed' },
): Promise<Done | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    toast.error(title, error.message);
    return undefined;
  }
}
