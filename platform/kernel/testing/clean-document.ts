// Tests of components share a process: each takes away what it showed.
import { cleanup } from '@testing-library/react';

afterEach(cleanup);
