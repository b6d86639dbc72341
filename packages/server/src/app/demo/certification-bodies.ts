import { demoOrganisations } from './accounts.ts';
import { accreditationBodyNames, certificationBodyNames, personName, streetAddress } from './names.ts';
import { weightedPlaces } from './organisations.ts';
import type { Place } from './places.ts';
import { type RandomStream, randomStream } from './random.ts';

export interface DemoCertificationBody {
  id: number;
  name: string;
  accreditationBodyId: number;
  rating: number | null;
  place: Place;
}

export interface DemoOffice {
  id: number;
  body: DemoCertificationBody;
  name: string;
  isMain: boolean;
  address: string;
  city: string;
  zip: string;
  contact: string;
  standards: readonly number[];
}

/** Certification bodies with problems, by id: one suspended, one on probation, one on hold. */
export const troubledBodies: ReadonlyMap<number, { suspension: string; submissions: string; isRemoved: boolean }> =
  new Map([
    [38, { suspension: 'Full', submissions: 'Prohibit', isRemoved: true }],
    [39, { suspension: 'Limited', submissions: 'Hold', isRemoved: false }],
    [40, { suspension: 'Active', submissions: 'Hold', isRemoved: false }],
  ]);

export const ratingComments = (rating: number | null): string | null =>
  rating === null
    ? null
    : rating >= 4
      ? 'Consistent in all measures of the year.'
      : 'Late submissions in two quarters.';

const signatoryTitles = ['Head of Certification', 'Certification Manager', 'Technical Director'];

/** The signatory of a body's certificates. Uses its own random stream, so that the rest of the demo does not change. */
export const signatoryOf = ({ id, place }: DemoCertificationBody): { name: string; title: string } => ({
  name: personName(randomStream(id), place.script),
  title: signatoryTitles[id % signatoryTitles.length] ?? '',
});

export const makeAccreditationBodies = () => accreditationBodyNames.map((name, at) => ({ id: at + 1, name }));

export const makeCertificationBodies = (random: RandomStream): DemoCertificationBody[] =>
  certificationBodyNames.map((name, at) => ({
    id: at + 1,
    name,
    accreditationBodyId: 1 + (at % accreditationBodyNames.length),
    rating: random.weighted([
      [5, 4],
      [4, 5],
      [3, 2],
      [2, 1],
      [null, 1],
    ] as const),
    place: random.weighted(weightedPlaces),
  }));

const branches = ['', ', North office', ', South office'];
const standardCount = 9;
const food = 4;
/** These certify the demo accounts' own sites for every standard. */
export const homeBodies = 3;

/** Every main office is approved for Food, those of the first bodies for every standard. */
const isCertain = (body: DemoCertificationBody, branch: string, standard: number): boolean =>
  branch === '' && (standard === food || body.id <= homeBodies);

const officeOf = (random: RandomStream, body: DemoCertificationBody, branch: string): Omit<DemoOffice, 'id'> => ({
  body,
  name: `${body.name}${branch}`,
  isMain: branch === '',
  address: streetAddress(random, body.place.script),
  city: random.pick(body.place.cities),
  zip: String(random.between(10_000, 99_999)),
  contact: personName(random, body.place.script),
  standards: Array.from({ length: standardCount }, (_, at) => at + 1).filter(
    (standard) => random.chance(0.6) || isCertain(body, branch, standard),
  ),
});

const branchesOf = (random: RandomStream, { id }: DemoCertificationBody) =>
  id === demoOrganisations.certificationBody ? branches : branches.slice(0, random.between(1, branches.length));

/** A main office for each certification body and up to two sub offices; the demo accounts' body has both. */
export const makeOffices = (random: RandomStream, bodies: readonly DemoCertificationBody[]): DemoOffice[] =>
  bodies
    .flatMap((body) => branchesOf(random, body).map((branch) => officeOf(random, body, branch)))
    .map((office, at) => ({ ...office, id: at + 1 }));

/** The ids of the certification bodies approved for each standard. */
export const approvedBodies = (offices: readonly DemoOffice[]): ReadonlyMap<number, readonly number[]> =>
  new Map(
    Array.from({ length: standardCount }, (_, at) => at + 1).map((standard) => [
      standard,
      [...new Set(offices.flatMap(({ body, standards }) => (standards.includes(standard) ? [body.id] : [])))],
    ]),
  );
