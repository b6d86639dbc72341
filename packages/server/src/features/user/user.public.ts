export { storedIdOf } from './user.queries.ts';
export { initialiseUser, seeUser } from './user.scope.ts';
