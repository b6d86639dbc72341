import type { ComponentProps, MouseEvent } from 'react';

interface KitButtonProps extends ComponentProps<'button'> {
  'data-loading'?: boolean;
}

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * The element of the kit's buttons. A busy button ignores presses and keeps the focus. The kit would disable it, and a
 * disabled element loses the focus to the page.
 */
export const KitButton = ({ 'data-loading': busy, disabled, type = 'button', ...rest }: KitButtonProps) => (
  <button
    {...rest}
    type={type}
    {...(busy ? { 'data-loading': true, 'aria-disabled': true, onClick: ignore } : { disabled })}
  />
);
