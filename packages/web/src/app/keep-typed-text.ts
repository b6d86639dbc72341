const writeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Remembers the box in which the visitor is typing, before `render` replaces what the server wrote, and gives its text and the
 * focus to the box that takes its place.
 */
export const keepTypedText = (render: () => void): void => {
  const typing = document.activeElement;
  render();
  if (!(typing instanceof HTMLInputElement) || typing.isConnected) return;
  const box = document.getElementById(typing.id);
  if (!(box instanceof HTMLInputElement)) return;
  box.focus();
  writeValue?.call(box, typing.value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
};
