import { busyMessage } from './busy.ts';
import type { Method } from './endpoint.ts';

const banners: Partial<Record<Method, Record<number, string>>> = {
  GET: {
    401: "You don't have access to the selected resource",
    403: "You don't have access to get the selected resource",
  },
  POST: {
    401: "You don't have access to submit the selected resource",
    403: "You don't have access to submit the selected resource",
  },
  PATCH: {
    401: "You don't have access to change the selected resource",
    403: "You don't have access to change the selected resource",
  },
};

/** The banner for a failed call. A status from 400 to 499 with the server's own sentence shows that sentence. */
export const bannerFor = (method: Method | undefined, status: number | undefined): string => {
  if (!method) return 'Your request was unsuccessful.';
  if (!status) return 'Your request was unsuccessful due to a network error!';
  if (status === 503) return busyMessage;
  if (status === 404) return 'Could not get the selected resource';
  const changing = method === 'PUT' || method === 'DELETE' ? 'PATCH' : method;
  return banners[changing]?.[status] ?? 'Server error';
};
