export { exportPerson } from './export-person.queries.ts';
