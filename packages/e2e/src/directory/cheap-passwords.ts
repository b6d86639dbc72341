// Runs the real directory with passwords that cost next to nothing: journeys sign in dozens of times.
import { setCheapHashCost } from '../../../server/src/kernel/testing/hash-cost.ts';

setCheapHashCost();
await import('../../../server/src/app/main.ts');
