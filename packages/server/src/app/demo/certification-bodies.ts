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
  place: Place;
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

/** Ratings that are rare, by id: every number of stars is some body's. */
const lowRatings: ReadonlyMap<number, number> = new Map([
  [36, 1],
  [37, 0],
]);

const ratingOf = (random: RandomStream, id: number): number | null => {
  const drawn = random.weighted([
    [5, 4],
    [4, 5],
    [3, 2],
    [2, 1],
    [null, 1],
  ] as const);
  return lowRatings.get(id) ?? drawn;
};

export const makeCertificationBodies = (random: RandomStream): DemoCertificationBody[] =>
  certificationBodyNames.map((name, at) => ({
    id: at + 1,
    name,
    accreditationBodyId: 1 + (at % accreditationBodyNames.length),
    rating: ratingOf(random, at + 1),
    place: random.weighted(weightedPlaces),
  }));

const abroad = ', South office';
const branches = ['', ', North office', abroad];
const standardCount = 9;
/** Additions to other standards, which the first bodies alone certify. */
const additions = [10, 11];
const food = 4;
/** These certify the demo accounts' own sites for every standard. */
export const homeBodies = 3;

const isHome = ({ id }: DemoCertificationBody): boolean => id <= homeBodies;

/** Every main office is approved for Food, those of the first bodies for every standard. */
const isCertain = (body: DemoCertificationBody, branch: string, standard: number): boolean =>
  branch === '' && (standard === food || isHome(body));

const locatedIn = (random: RandomStream, place: Place) => ({
  place,
  address: streetAddress(random, place.script),
  city: random.pick(place.cities),
  zip: String(random.between(10_000, 99_999)),
  contact: personName(random, place.script),
});

/** Uses its own random stream, so that the rest of the demo does not change. */
const locatedAbroad = ({ id }: DemoCertificationBody) => {
  const random = randomStream(id);
  return locatedIn(random, random.weighted(weightedPlaces));
};

const officeOf = (random: RandomStream, body: DemoCertificationBody, branch: string): Omit<DemoOffice, 'id'> => ({
  body,
  name: `${body.name}${branch}`,
  isMain: branch === '',
  ...locatedIn(random, body.place),
  ...(branch === abroad && locatedAbroad(body)),
  standards: [
    ...Array.from({ length: standardCount }, (_, at) => at + 1).filter(
      (standard) => random.chance(0.6) || isCertain(body, branch, standard),
    ),
    ...additions.filter(() => branch === '' && isHome(body)),
  ],
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
    Array.from({ length: standardCount + additions.length }, (_, at) => at + 1).map((standard) => [
      standard,
      [...new Set(offices.flatMap(({ body, standards }) => (standards.includes(standard) ? [body.id] : [])))],
    ]),
  );
