export { published } from './public-directory.scope.ts';
