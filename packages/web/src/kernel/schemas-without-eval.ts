import { config } from 'zod/v4/core';

// By default zod compiles its checks with eval, which the pages' security policy forbids and reports.
config({ jitless: true });
