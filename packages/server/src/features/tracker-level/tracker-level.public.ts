export {
  besideLevel,
  isShownAt,
  level,
  maskAt,
  shownOption,
  trackedAt,
} from './tracker-level.scope.ts';
