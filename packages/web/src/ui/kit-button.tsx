import type { ComponentProps, MouseEvent } from 'react';

interface KitButtonProps extends ComponentProps<'button'> {
  'data-loading'?: boolean;
}

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * The element of the kit's buttons. While one is busy it cannot be pressed, but keeps the focus; the kit would disable
 * it, and a disabled element loses the focus to the page.
 */
export const KitButton = ({ 'data-loading': busy, disabled, type = 'button', ...rest }: KitButtonProps) => (
  <button
    {...rest}
    type={type}
    {...(busy ? { 'data-loading': true, 'aria-disabled': true, onClick: ignore } : { disabled })}
  />
);
