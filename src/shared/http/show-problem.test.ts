import { toastStore } from '../ui/toasts/toast-store.ts';
import { ApiProblem, toProblem } from './api-problem.ts';
import { navigateWith, showProblem } from './show-problem.ts';

const gone: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  gone.length = 0;
  navigateWith((path) => gone.push(path));
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});
const shown = () => toastStore.read().map(({ type, title, message }) => [type, title, message]);

test('a 403 says Login Failed with the server’s message', () => {
  showProblem(new ApiProblem(403, { Result: 'Failed', Data: 'Invalid username or password.' }));
  expect(shown()).toEqual([['error', 'Login Failed', 'Invalid username or password.']]);
  expect(gone).toEqual([]);
});

test('a 403 with Result Unauthorized goes to the unauthorized page', () => {
  showProblem(new ApiProblem(403, { Result: 'Unauthorized', Data: 'Not your role.' }));
  expect(gone).toEqual(['/unauthorized']);
});

test('any other failure says its status code and status text', () => {
  showProblem(new ApiProblem(503, { Data: 'Busy.' }));
  expect(shown()).toEqual([['error', 'Status Code: 503', 'Service Unavailable']]);
});

test('the text of a status is the one that the server sent', () => {
  showProblem(new ApiProblem(422, {}, 'Unprocessable Entity'));
  expect(shown()).toEqual([['error', 'Status Code: 422', 'Unprocessable Entity']]);
});

test.each([
  [400, 'Bad Request'],
  [404, 'Not Found'],
  [413, 'Content Too Large'],
  [415, 'Unsupported Media Type'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [503, 'Service Unavailable'],
  [507, 'Insufficient Storage'],
  [405, 'Method Not Allowed'],
  [408, 'Request Timeout'],
  [410, 'Gone'],
  [411, 'Length Required'],
  [421, 'Misdirected Request'],
  [431, 'Request Header Fields Too Large'],
  [451, 'Unavailable For Legal Reasons'],
  [501, 'Not Implemented'],
  [505, 'HTTP Version Not Supported'],
  [511, 'Network Authentication Required'],
  // Unknown: treated as the first of its class.
  [499, 'Bad Request'],
  [599, 'Internal Server Error'],
])('over HTTP/2, which sends no text, the status %d is called %s', (status, text) => {
  showProblem(new ApiProblem(status, {}));
  expect(shown()).toEqual([['error', `Status Code: ${status}`, text]]);
});

test('a lost session and a quiet call show nothing', () => {
  showProblem(new ApiProblem(401, { code: 'session.lost' }));
  showProblem(new ApiProblem(500, {}), { quiet: true });
  expect(shown()).toEqual([]);
});

test('a failure with an empty body is rethrown with the catalogue’s sentence', async () => {
  expect((await toProblem(500, undefined)).message).toBe('server error: api call failed');
  expect((await toProblem(502, '')).message).toBe('server error: api call failed');
});

test('a failure keeps its code, fields and the newer state', async () => {
  const body = {
    Result: 'Failed',
    Data: 'Stale.',
    code: 'request.stale',
    id: '7',
    fields: { a: 'b' },
    current: { v: 2 },
  };
  expect(await toProblem(409, body)).toMatchObject({
    status: 409,
    message: 'Stale.',
    code: 'request.stale',
    fields: { a: 'b' },
    current: { v: 2 },
  });
});
