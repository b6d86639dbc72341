/** What the reader can do about a notice, as a button in it. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

export interface Notice {
  id: number;
  kind: 'banner' | 'snackbar';
  text: string;
  action?: NoticeAction;
  /** Milliseconds until it goes by itself; a banner stays until dismissed. */
  duration?: number;
}

const snackbarLasts = 5000;
const createdLasts = 6000;
const undoLasts = 10_000;

let shown: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Notice[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

const show = (notice: Omit<Notice, 'id'>): number => {
  lastId += 1;
  const others = shown.filter((other) => other.kind !== notice.kind);
  change([...others, { ...notice, id: lastId }]);
  return lastId;
};

/** Says that something failed, above the page, until the notice of the returned id is dismissed. One at a time: the newest. */
export const showBanner = (text: string, action?: NoticeAction): number =>
  show({ kind: 'banner', text, ...(action && { action }) });

/** Confirms something for five seconds. */
export const showSnackbar = (text: string): void => void show({ kind: 'snackbar', text, duration: snackbarLasts });

/** Confirms something and offers the way back, for ten seconds and as long as it is pointed at or has the focus. */
export const showUndoable = (text: string, undo: NoticeAction): number =>
  show({ kind: 'snackbar', text, action: undo, duration: undoLasts });

/** Confirms that a record was created, for six seconds. */
export const showCreated = (text: string): void => void show({ kind: 'snackbar', text, duration: createdLasts });

export const dismissNotice = (id: number): void => change(shown.filter((notice) => notice.id !== id));

/** Takes the banner away, when what it says is over. */
export const dismissBanner = (): void => change(shown.filter(({ kind }) => kind !== 'banner'));

/** What is shown now, as a store that React subscribes to. */
export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: (): readonly Notice[] => shown,
};
