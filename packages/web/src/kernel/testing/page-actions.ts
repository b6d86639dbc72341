import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The actions of the record on the page: its buttons, then the entries of its Menu, which stays open. */
export const pageActions = async (): Promise<{ buttons: string[]; menu: string[] }> => {
  const header = (await screen.findByRole('heading', { level: 1 })).closest('header');
  if (!header) throw new Error('The page has no header');
  const head = within(header);
  const named = (element: HTMLElement) => element.textContent;
  const isInText = (link: HTMLElement) => link.closest('nav, p') !== null;
  const links = head.queryAllByRole('link').filter((link) => !isInText(link));
  const buttons = [...links, ...head.queryAllByRole('button').filter(named)].toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const opener = head.queryByRole('button', { name: 'Menu' });
  if (!opener) return { buttons: buttons.map(named), menu: [] };
  await userEvent.click(opener);
  return { buttons: buttons.map(named), menu: (await screen.findAllByRole('menuitem')).map(named) };
};
