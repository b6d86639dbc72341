export { loadResults, PublicSearchScreen } from './public-search.list-screen.tsx';
