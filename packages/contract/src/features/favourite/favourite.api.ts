import { z } from 'zod';
import { feature, get, post } from '../../kernel/endpoint.ts';
import { certificateTrackerErrors } from '../certificate-tracker/certificate-tracker.errors.ts';
import {
  auditId,
  favouriteCount,
  favouriteForm,
  favouriteOutOfSight,
  favouriteSummary,
  favouritesForm,
} from './favourite.schema.ts';

const path = '/verify/api/Verify';
const errors = [certificateTrackerErrors.upgradeNeeded];

export const favouriteApi = feature({
  add: {
    ...post(`${path}/updateFavouriteAudits`, 'Verify.View', 'Add favourite'),
    body: favouriteForm,
    response: favouriteCount,
    errors,
  },
  remove: {
    ...post(`${path}/removeFavouriteAudits`, 'Verify.View', 'Remove favourites'),
    body: favouritesForm,
    response: favouriteCount,
    errors,
  },
  toggle: {
    ...post(`${path}/detailFavouriteUpdate/:id`, 'Verify.View', 'Add or remove favourite'),
    params: auditId,
    response: favouriteCount,
    errors,
  },
  read: {
    ...get(`${path}/GetFavourited/:id`, 'Verify.View', "Tell whether an audit is a favourite of the caller's company"),
    params: auditId,
    response: z.boolean(),
    errors,
  },
  summarise: {
    ...get(`${path}/favourites/summary`, 'Verify.View', "Count the favourites of the caller's company by state"),
    response: favouriteSummary,
    errors,
  },
  listOutOfSight: {
    ...get(
      `${path}/favourites/outOfSight`,
      'Verify.View',
      "List the favourites of the caller's company without a record in sight",
    ),
    response: z.array(favouriteOutOfSight),
    errors,
  },
});
