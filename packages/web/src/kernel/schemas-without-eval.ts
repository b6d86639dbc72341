import { config } from 'zod/v4/core';

// By default zod tries to compile its checks, which the pages' security policy forbids and reports.
config({ jitless: true });
