import { useRouter, useRouterState } from '@tanstack/react-router';

/** The address of the present page, for paper. */
export const usePageAddress = (): string => {
  const href = useRouterState({ select: ({ location }) => location.href });
  return `${useRouter().origin ?? ''}${href}`;
};
