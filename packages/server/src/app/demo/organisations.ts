import { demoOrganisations } from './accounts.ts';
import { companyName, personName, siteName, streetAddress } from './names.ts';
import { type Place, places } from './places.ts';
import type { RandomStream } from './random.ts';

export interface DemoCompany {
  id: number;
  name: string;
  address: string;
  city: string;
  zip: string;
  place: Place;
  tier: 'Pro' | 'Lite';
  status: string;
  contact: string;
}

export interface DemoSite {
  id: number;
  name: string;
  company: DemoCompany;
  address: string;
  city: string;
  status: string;
  technical: string;
  commercial: string;
  formerName: string | undefined;
}

export const firstCompany = 10_001;
export const firstSite = 1_000_001;

/** Places, weighted by their share of the trade. */
export const weightedPlaces = places.map((place) => [place, place.weight] as const);

const zipOf = (random: RandomStream) => String(random.between(10_000, 99_999));

const buyer = demoOrganisations.buyingCompany - firstCompany;

const companyAt = (random: RandomStream, number: number): DemoCompany => {
  const place = number === 0 ? places[0]! : random.weighted(weightedPlaces);
  const name = number === 0 ? 'Northfield Foods Group' : companyName(random, place.script);
  return {
    id: firstCompany + number,
    name: number === buyer ? 'Westgate Retail' : name,
    address: streetAddress(random, place.script),
    city: random.pick(place.cities),
    zip: zipOf(random),
    place,
    tier: number === 1 ? 'Lite' : number === 0 || random.chance(0.4) || number === buyer ? 'Pro' : 'Lite',
    status: random.chance(0.02) && number > buyer ? 'Archived' : 'Active',
    contact: personName(random, place.script),
  };
};

const siteOf = (random: RandomStream, number: number, company: DemoCompany): DemoSite => {
  const city = random.pick(company.place.cities);
  return {
    id: firstSite + number,
    name: siteName(random, company.place.script, company.name, city),
    company,
    address: streetAddress(random, company.place.script),
    city,
    status: company.status === 'Archived' || (random.chance(0.02) && number > 10) ? 'Archived' : 'Active',
    technical: personName(random, company.place.script),
    commercial: personName(random, company.place.script),
    formerName: random.chance(0.04) ? companyName(random, company.place.script) : undefined,
  };
};

export const makeCompanies = (random: RandomStream, count: number): DemoCompany[] =>
  Array.from({ length: count }, (_, number) => companyAt(random, number));

/** The first sites belong to the first companies, four each, so that every demo account has some. */
export const makeSites = (random: RandomStream, count: number, companies: readonly DemoCompany[]): DemoSite[] =>
  Array.from({ length: count }, (_, number) =>
    siteOf(
      random,
      number,
      number < 40 ? companies[Math.floor(number / 4) % companies.length]! : random.pick(companies),
    ),
  );
