/** Computes a part of a list once for each viewer: a page asks for it several times. `of` must not change. */
export const perViewer = <O extends object, V extends object, T>(compute: (of: O, viewer: V) => T) => {
  const known = new WeakMap<V, Map<O, T>>();
  return (of: O, viewer: V): T => {
    const parts = known.get(viewer) ?? new Map<O, T>();
    known.set(viewer, parts);
    const part = parts.get(of) ?? compute(of, viewer);
    parts.set(of, part);
    return part;
  };
};
