import type { APIRequestContext } from '@playwright/test';

const demoCodes = Array.from({ length: 100 }, (_, number) => String(1_000_011 + number));

/** A site of the demo that is certificated today, or one whose certificate has ended. */
export const demoSite = async (request: APIRequestContext, certificatedToday: boolean): Promise<string> => {
  for (const code of demoCodes) {
    const answer = await request.get(`/PublicDirectory/api/PublicDirectory/site/${code}`);
    if (answer.ok() && (await answer.json()).certificatedToday === certificatedToday) return code;
  }
  throw new Error('No site of the demo is so');
};
