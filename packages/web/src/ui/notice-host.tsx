import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { undoKeys } from './modified-keys.ts';
import styles from './notice-host.module.css';
import { isTypedIn } from './use-shortcuts.ts';

interface CommonNotice {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

interface Banner extends CommonNotice {
  kind: 'banner';
}

interface Snackbar extends CommonNotice {
  kind: 'snackbar';
  /** Milliseconds until it disappears. */
  duration: number;
}

export type ShownNotice = Banner | Snackbar;

interface NoticeHostProps {
  notices: readonly ShownNotice[];
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

/** When a notice that has the focus disappears, moves the focus to where it came from, or else to the page. */
const useFocusBackToPage = () => {
  const going = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = going;
    let from: EventTarget | null = null;
    const noteFrom = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && current?.contains(relatedTarget))) from = relatedTarget;
    };
    current?.addEventListener('focusin', noteFrom);
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const before = from instanceof HTMLElement && from.isConnected ? from : document.querySelector('main');
      before?.focus({ preventScroll: true });
    };
  }, []);
  return going;
};

/**
 * Ctrl Z or ⌘ Z does what a confirmation offers, which is Undo: it leaves before the keyboard reaches its button. In a
 * field the keys undo what was typed.
 */
const useUndoKey = (undo: (() => void) | undefined) => {
  useEffect(() => {
    if (!undo) return;
    const press = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey || event.repeat || isTypedIn(event.target)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo]);
};

interface NoticeProps<N = ShownNotice> extends Omit<NoticeHostProps, 'notices'> {
  notice: N;
}

/** The text of a notice, its action, and the button that dismisses it. */
const NoticeContent = ({
  notice: { id, text, action },
  dismissLabel,
  onDismiss,
  actionClass,
  keys,
}: NoticeProps & { actionClass: string | undefined; keys?: string }) => (
  <>
    <span>{text}</span>
    {action && (
      <button
        type="button"
        className={actionClass}
        {...(keys && { 'aria-keyshortcuts': 'Control+Z Meta+Z' })}
        onClick={action.run}
      >
        {action.label}
        {keys && <span aria-hidden="true">{keys}</span>}
      </button>
    )}
    <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={() => onDismiss(id)}>
      <X size={16} aria-hidden="true" />
    </button>
  </>
);

const SnackbarView = (props: NoticeProps<Snackbar>) => {
  const { notice, onDismiss } = props;
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;
  const going = useFocusBackToPage();
  useUndoKey(notice.action?.run);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => {
      // A busy page may not have noticed yet that somebody is about to press it.
      if (!going.current?.matches(':hover, :focus-within')) onDismiss(notice.id);
    }, notice.duration);
    return () => clearTimeout(timer);
  }, [held, notice, onDismiss, going]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only keep the notice while it is being read
    <div
      ref={going}
      className={styles.snackbar}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <Check size={18} aria-hidden="true" />
      <NoticeContent {...props} actionClass={styles.undo} keys={undoKeys} />
    </div>
  );
};

/** Scrolls by the height of a banner above the page. Further down the page, browsers do so themselves. */
const holdPage = (banner: HTMLElement | null): void => {
  const { documentElement: page } = document;
  if (banner && page.scrollTop === 0) page.scrollTop = banner.getBoundingClientRect().height;
};

const BannerView = (props: NoticeProps) => {
  const going = useFocusBackToPage();
  useLayoutEffect(() => holdPage(going.current), [going]);
  return (
    <div ref={going} className={styles.banner}>
      <CircleAlert size={18} aria-hidden="true" />
      <NoticeContent {...props} actionClass={styles.action} />
    </div>
  );
};

/** Sets an attribute on the root for style sheets. A `:has` rule there would search the whole page on each change. */
const useMarkOnRoot = (name: string, isShown: boolean) =>
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, isShown);
  }, [name, isShown]);

/**
 * Failures above the page, which does not move for them, and confirmations below it. Both live regions always exist, so
 * that notices are announced.
 */
export const NoticeHost = ({ notices, ...rest }: NoticeHostProps) => {
  const banners = notices.filter((notice) => notice.kind === 'banner');
  const snackbars = notices.filter((notice) => notice.kind === 'snackbar');
  useMarkOnRoot('data-failing', banners.length > 0);
  useMarkOnRoot('data-confirming', snackbars.length > 0);
  return (
    <>
      <div className={styles.top} role="alert">
        {banners.map((notice) => (
          <BannerView key={notice.id} notice={notice} {...rest} />
        ))}
      </div>
      <div className={styles.foot} role="status">
        {snackbars.map((notice) => (
          <SnackbarView key={notice.id} notice={notice} {...rest} />
        ))}
      </div>
    </>
  );
};
