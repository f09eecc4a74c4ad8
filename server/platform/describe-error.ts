type Shown = Record<string, unknown>;

const plain = ['severity', 'schema', 'table', 'column', 'constraint', 'syscall', 'address', 'port', 'status'];
const deepest = 4;

/**
 * What the log shows of an error, field by field. Parameters of statements, `detail` of PostgreSQL, headers and
 * whatever else hangs on an error hold personal data, salts or tokens and never reach the log.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!isErrorLike(error) || depth > deepest) return typeof error === 'string' ? error : undefined;
  const code = codeOf(error);
  const shown: Shown = {
    type: error.name ?? 'Error',
    ...(code && { code }),
    message: messageOf(error),
  };
  for (const field of plain)
    if (['string', 'number'].includes(typeof error[field])) shown[field] = error[field];
  shown.stack = framesOf(error);
  if (error.cause !== undefined) shown.cause = describeError(error.cause, depth + 1);
  if (Array.isArray(error.errors))
    shown.errors = error.errors.slice(0, 5).map((one) => describeError(one, depth + 1));
  return shown;
}

type ErrorLike = Shown & { message: string; name?: string; stack?: string };
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof (error as ErrorLike | null | undefined)?.message === 'string';

/** Such as 57P01, ENOSPC or request.stale; the code of an authenticator is six digits and none of these. */
function codeOf({ code }: Shown): string | undefined {
  return typeof code === 'string' && /^(?!\d{6,}$)[\w.]{2,60}$/.test(code) ? code : undefined;
}

/** Drizzle appends the parameters, and PostgreSQL quotes the value that it could not convert (class 22). */
export function messageOf({ message, code }: { message: string; code?: unknown }) {
  const [statement = ''] = message.split('\nparams:');
  return typeof code === 'string' && code.startsWith('22')
    ? statement.replace(/"[\s\S]*"/, '"…"')
    : statement;
}

/** Without the message that the stack begins with. */
function framesOf({ stack = '', message }: ErrorLike) {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length).trimStart();
}
