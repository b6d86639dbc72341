/** The number of open dialogs and drawers: a question may be above another dialog. */
let standing = 0;

/** Whether a dialog or drawer is open. */
export const isDialogOpen = (): boolean => standing > 0;

/** Notes that one has opened; the style sheet reads the mark. Returns what notes its end. */
export const noteDialog = (): (() => void) => {
  standing += 1;
  document.body.setAttribute('data-dialog-open', '');
  return () => {
    standing -= 1;
    if (standing === 0) document.body.removeAttribute('data-dialog-open');
  };
};
