export { storedIdOf } from './user.queries.ts';
export { seeUser, userAccess } from './user.scope.ts';
export { narrowedUsers } from './user-list.queries.ts';
