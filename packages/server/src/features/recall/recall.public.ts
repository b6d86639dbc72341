export { recalls } from './recall.queries.ts';
