export { mayBePublished, published } from './public-directory.scope.ts';
