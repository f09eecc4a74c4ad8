import { toast } from '../ui/toasts/toast-store.ts';
import { ApiProblem } from './api-problem.ts';

const STATUS_TEXTS: Record<number, string> = {
  0: 'No answer from the server',
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
};

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
  else toast.error(`Status Code: ${error.status}`, STATUS_TEXTS[error.status] ?? 'Unknown Error');
}
