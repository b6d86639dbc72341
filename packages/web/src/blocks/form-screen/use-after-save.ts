import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { useNavigate } from '@tanstack/react-router';
import { showSnackbar } from '../../kernel/notices.ts';
import { refetchAfter } from '../refetch.ts';

/** After a save: refetches what the command changed, shows a notice and opens a page. */
export const useAfterSave = (command: Pick<Endpoint, 'permission'>, show: (text: string) => void = showSnackbar) => {
  const navigate = useNavigate();
  return async (text: string, to: string): Promise<void> => {
    await refetchAfter(command);
    show(text);
    await navigate({ to });
  };
};
