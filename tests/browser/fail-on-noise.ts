// An unexpected console.error fails the test that caused it. A test that provokes one spies on console.error itself.
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    heard.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  if (heard.length > 0) expect(heard).toEqual([]);
});
