import { dropFreshDatabasesAtTheEnd } from './cluster.ts';
import { hashQuickly } from './hash-cost.ts';

// Hooks that end a file run in reverse order, so what is registered here, before the file itself, runs last.
dropFreshDatabasesAtTheEnd();

hashQuickly();
