export { knowledgeOf } from './check-user.queries.ts';
export { storedIdOf, titlesOf } from './user.queries.ts';
export { seeUser, userAccess } from './user.scope.ts';
export { createFirstUser, createUser } from './user-creation.commands.ts';
export { narrowedUsers } from './user-list.queries.ts';
