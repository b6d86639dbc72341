import { configure } from '@testing-library/react';

// A busy machine may be slow; a test that something does not happen waits for a time of its own.
configure({ asyncUtilTimeout: 8000 });
