// Tests of components share a process: each takes away what it showed. The library says what React is told of tests once a
// process, for its first file.
import { cleanup } from '@testing-library/react';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(cleanup);
