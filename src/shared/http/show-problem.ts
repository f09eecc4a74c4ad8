import { toast, type Words } from '../ui/toasts/toast-store.ts';
import { ApiProblem } from './api-problem.ts';
import { statusTextOf } from './status-text.ts';

let goTo: (path: string) => void = (path) => location.assign(path);

/** The router's navigation, so that a refused page does not reload the app. */
export function navigateWith(navigate: (path: string) => void) {
  goTo = navigate;
}

/** These have told their own story by then, in a message or a dialog. */
const toldElsewhere = ['session.lost', 'auth.second_factor_needed'];

/** The toast of a failed call. */
export function showProblem(error: unknown, options: { quiet?: boolean; [option: string]: unknown } = {}) {
  if (!(error instanceof ApiProblem) || toldElsewhere.includes(error.code)) return;
  if (error.status === 403 && error.result === 'Unauthorized') goTo('/unauthorized');
  if (options.quiet) return;
  if (error.status === 403) toast.error('Login Failed', error.message);
  else toast.error(`Status Code: ${error.status}`, error.statusText || statusTextOf(error.status));
}

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
