export {
  besideLevel,
  isShownAt,
  isUntracked,
  level,
  maskAt,
  shownOption,
  trackedAt,
  trackedBeyond,
  trackedByAll,
} from './tracker-level.scope.ts';
