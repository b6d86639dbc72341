import { createStore } from './store.ts';

/** A button in a notice. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

interface NoticeContent {
  text: string;
  action?: NoticeAction;
}

/** A banner stays until it is dismissed, a snackbar disappears after so many milliseconds. */
type NoticeToShow = NoticeContent & ({ kind: 'banner' } | { kind: 'snackbar'; duration: number });
export type Notice = NoticeToShow & { id: number };

const snackbarLasts = 5000;
const createdLasts = 6000;
const undoLasts = 10_000;

/** The notices shown now. */
export const noticeStore = createStore<readonly Notice[]>([]);
let lastId = 0;

/** Shows only those of the present notices that pass. */
const keep = (stays: (notice: Notice) => boolean) => noticeStore.set(noticeStore.current().filter(stays));

const show = (notice: NoticeToShow): number => {
  lastId += 1;
  const others = noticeStore.current().filter((other) => other.kind !== notice.kind);
  noticeStore.set([...others, { ...notice, id: lastId }]);
  return lastId;
};

/** Reports a failure above the page until the notice of the returned id is dismissed. Only the newest is shown. */
export const showBanner = (text: string, action?: NoticeAction): number =>
  show({ kind: 'banner', text, ...(action && { action }) });

/** Confirms something for five seconds. */
export const showSnackbar = (text: string): void => void show({ kind: 'snackbar', text, duration: snackbarLasts });

/** Confirms something and offers to undo it, for ten seconds and for as long as it is hovered or focused. */
export const showUndoable = (text: string, { label, run }: NoticeAction): number => {
  const undo = () => {
    // At once, because undoing it twice would be refused.
    dismissNotice(id);
    run();
  };
  const id = show({ kind: 'snackbar', text, action: { label, run: undo }, duration: undoLasts });
  return id;
};

/** Confirms that a record was created, for six seconds. */
export const showCreated = (text: string): void => void show({ kind: 'snackbar', text, duration: createdLasts });

export const dismissNotice = (id: number): void => keep((notice) => notice.id !== id);

/** Removes the banner once its message no longer applies. */
export const dismissBanner = (): void => keep(({ kind }) => kind !== 'banner');
