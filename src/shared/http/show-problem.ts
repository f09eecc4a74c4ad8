import { toast } from '../ui/toasts/toast-store.ts';
import { ApiProblem } from './api-problem.ts';
import { statusTextOf } from './status-text.ts';

let goTo: (path: string) => void = (path) => location.assign(path);

/** The router's navigation, so that a refused page does not reload the app. */
export function navigateWith(navigate: (path: string) => void) {
  goTo = navigate;
}

/** The toast of a failed call; a lost session has told its own story by then. */
export function showProblem(error: unknown, options: { quiet?: boolean; [option: string]: unknown } = {}) {
  if (!(error instanceof ApiProblem) || error.code === 'session.lost') return;
  if (error.status === 403 && error.result === 'Unauthorized') goTo('/unauthorized');
  if (options.quiet) return;
  if (error.status === 403) toast.error('Login Failed', error.message);
  else toast.error(`Status Code: ${error.status}`, error.statusText || statusTextOf(error.status));
}
