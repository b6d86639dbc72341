export {
  besideLevel,
  isShownAt,
  level,
  maskAt,
  shownOption,
  trackedAt,
  trackedByAll,
} from './tracker-level.scope.ts';
