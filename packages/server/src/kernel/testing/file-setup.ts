import { dropFreshDatabasesAtTheEnd } from './cluster.ts';
import { setCheapHashCost } from './hash-cost.ts';

// Hooks at the end of a file run in reverse order, so those registered here, before the file's own, run last.
dropFreshDatabasesAtTheEnd();

setCheapHashCost();
