import { useElementSize } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import styles from './analytics.module.css';

interface PictureProps {
  label: string;
  children: (width: number) => ReactNode;
}

/**
 * A picture as wide as its place. A press on a part with an address leads there. For keyboards and screen readers the table
 * beside it has the same figures and links.
 */
export const Picture = ({ label, children }: PictureProps) => {
  const { ref, width } = useElementSize();
  const navigate = useNavigate();
  const open = ({ target }: MouseEvent) => {
    const to = target instanceof Element ? target.closest<SVGElement>('[data-to]')?.dataset.to : undefined;
    if (to !== undefined) void navigate({ to });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table beside it has the same links
    <div ref={ref} role="img" aria-label={label} dir="ltr" className={styles.picture} onClick={open}>
      {width > 0 && children(Math.floor(width))}
    </div>
  );
};

interface Swatch {
  name: string;
  /** The class of the mark, which a picture gives its parts as well. */
  mark: string;
}

/** What the marks of a picture mean. */
export const Legend = ({ label, swatches }: { label: string; swatches: readonly Swatch[] }) => (
  <ul className={styles.legend} aria-label={label}>
    {swatches.map(({ name, mark }) => (
      <li key={name}>
        <svg width="14" height="14" aria-hidden="true">
          <rect className={mark} x="0.5" y="0.5" width="13" height="13" rx="2" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
