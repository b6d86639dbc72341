import { z } from 'zod';
import { feature, get, post } from '../../kernel/endpoint.ts';

export const firstStepKeys = [
  'upload',
  'plan',
  'share',
  'favourite',
  'request',
  'colleague',
  'alerts',
  'saveView',
  'shareView',
  'watchOffices',
] as const;
export type FirstStepKey = (typeof firstStepKeys)[number];

/** At most three, in order; none once all are done or the caller has hidden them. */
const firstSteps = z.array(z.object({ key: z.literal(firstStepKeys), isDone: z.boolean() }));
export type FirstStep = z.output<typeof firstSteps>[number];

const path = '/user/api/FirstSteps';

export const firstStepsApi = feature({
  read: { ...get(path, 'signedIn', "Read the caller's first steps"), response: firstSteps },
  hide: { ...post(`${path}/Hide`, 'signedIn', "Hide the caller's first steps for good"), response: firstSteps },
});
