import { configure } from '@testing-library/react';

// A test waits for what it wants to see, however busy the machine is: testTimeout ends one that hangs.
configure({ asyncUtilTimeout: 60_000 });
