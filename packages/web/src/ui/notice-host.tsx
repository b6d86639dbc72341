import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './notice-host.module.css';

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

/** When a notice that has the focus disappears, moves the focus to the page. */
const useFocusLeftToPage = () => {
  const going = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = going;
    return () => {
      if (current?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return going;
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
}: NoticeProps & { actionClass: string | undefined }) => (
  <>
    <span>{text}</span>
    {action && (
      <button type="button" className={actionClass} onClick={action.run}>
        {action.label}
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
  const snackbar = useFocusLeftToPage();
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(notice.id), notice.duration);
    return () => clearTimeout(timer);
  }, [held, notice, onDismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only keep the notice while it is being read
    <div
      ref={snackbar}
      className={styles.snackbar}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <Check size={18} aria-hidden="true" />
      <NoticeContent {...props} actionClass={styles.undo} />
    </div>
  );
};

const BannerView = (props: NoticeProps) => {
  const banner = useFocusLeftToPage();
  return (
    <div ref={banner} className={styles.banner}>
      <CircleAlert size={18} aria-hidden="true" />
      <NoticeContent {...props} actionClass={styles.action} />
    </div>
  );
};

/**
 * Failures above the page and confirmations below it. Both live regions always exist, so that notices are announced.
 */
export const NoticeHost = ({ notices, ...rest }: NoticeHostProps) => (
  <>
    <div className={styles.top} role="alert">
      {notices
        .filter((notice) => notice.kind === 'banner')
        .map((notice) => (
          <BannerView key={notice.id} notice={notice} {...rest} />
        ))}
    </div>
    <div className={styles.foot} role="status">
      {notices
        .filter((notice) => notice.kind === 'snackbar')
        .map((notice) => (
          <SnackbarView key={notice.id} notice={notice} {...rest} />
        ))}
    </div>
  </>
);
