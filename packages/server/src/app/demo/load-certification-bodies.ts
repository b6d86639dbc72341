import { copyRows } from '../../kernel/database/copy-rows.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import {
  approvedBodies,
  type DemoCertificationBody,
  type DemoOffice,
  makeAccreditationBodies,
  makeCertificationBodies,
  makeOffices,
  ratingComments,
  signatoryOf,
  troubledBodies,
} from './certification-bodies.ts';
import type { CountryIds } from './place-ids.ts';
import type { RandomStream } from './random.ts';

const loadRatedBodies = (client: OwnerConnection, bodies: readonly DemoCertificationBody[]) =>
  copyRows(
    client,
    `certification_body (id, name, accreditation_body_id, rating, rating_comments, accreditation_number,
      signatory_name, signatory_title, suspension_status, audit_submission_status, remove_from_public_view)`,
    bodies.map((body) => {
      const { id, name, accreditationBodyId, rating } = body;
      const { suspension = 'Active', submissions = 'Allow', isRemoved = false } = troubledBodies.get(id) ?? {};
      const signatory = signatoryOf(body);
      return [id, name, accreditationBodyId, rating, ratingComments(rating), `PC-${1200 + id}`]
        .concat(signatory.name, signatory.title)
        .concat(suspension, submissions, String(isRemoved));
    }),
  );

const loadOffices = async (client: OwnerConnection, offices: readonly DemoOffice[], countries: CountryIds) => {
  await copyRows(
    client,
    'office (id, certification_body_id, name, is_main, address_line1, city, zip_code, country_id)',
    offices.map(({ id, body, name, isMain, place, address, city, zip }) => [
      id,
      body.id,
      name,
      isMain,
      address,
      city,
      zip,
      countries.get(place.country),
    ]),
  );
  await copyRows(
    client,
    'office_contact (office_id, certification_body_id, name, email, phone_number)',
    offices.map(({ id, body, contact }) => [
      id,
      body.id,
      contact,
      `office-${id}@certification.example`,
      `+44 20 ${7_100_000 + id}`,
    ]),
  );
  await copyRows(
    client,
    'office_standard (office_id, certification_body_id, standard_id)',
    offices.flatMap(({ id, body, standards }) => standards.map((standard) => [id, body.id, standard])),
  );
};

/**
 * Loads accreditation bodies, certification bodies and their offices. Returns the bodies approved for each standard.
 */
export const loadBodies = async (client: OwnerConnection, random: RandomStream, countries: CountryIds) => {
  const bodies = makeCertificationBodies(random);
  await copyRows(
    client,
    'accreditation_body (id, name)',
    makeAccreditationBodies().map(({ id, name }) => [id, name]),
  );
  await loadRatedBodies(client, bodies);
  const offices = makeOffices(random, bodies);
  await loadOffices(client, offices, countries);
  return approvedBodies(offices);
};
