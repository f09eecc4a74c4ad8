import { configure } from '@testing-library/react';

// A test waits for what it wants to see, however busy the machine is: testTimeout ends one that hangs.
configure({ asyncUtilTimeout: 60_000 });
// On a busy machine React draws in several turns, some of them while the test waits for nothing, and would complain of each.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});
