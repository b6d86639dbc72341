export {
  besideLevel,
  isShownAt,
  level,
  maskAt,
  shownOption,
  trackedAt,
  trackedBeyond,
  trackedByAll,
} from './tracker-level.scope.ts';
