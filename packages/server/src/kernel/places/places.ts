/** How much one person, one organisation and all together may have in progress in this process. */
interface Room {
  ofOne: number;
  /** In the unit of the work's size; by default the total. */
  ofOrganisation?: number;
  ofAll: number;
}

/** Whose work occupies all places: the person's, the organisation's, or everybody's. */
export type NoPlace = 'own' | 'organisation' | 'all';

export interface Place {
  /** Enlarges the place, or returns why there is no room. */
  grow(size: number): NoPlace | undefined;
  /** Releases the place; further calls do nothing. */
  leave(): void;
}

/** The subject for which work is counted. A person without an organisation counts separately. */
export interface WorkOwner {
  person: string;
  organisation?: string;
}

export interface Places {
  /** Takes a place for an amount of work; the caller must release it. */
  take(owner: WorkOwner, size: number): Place | { noPlace: NoPlace };
}

/** The amount held under each name. */
const tally = () => {
  const held = new Map<string, number>();
  const of = (name: string) => held.get(name) ?? 0;
  const add = (name: string, size: number) => {
    const sum = of(name) + size;
    if (sum > 0) held.set(name, sum);
    else held.delete(name);
  };
  return { of, add };
};

/** Limits work that occupies memory or a thread while in progress: a number per person, and a total amount. */
export const openPlaces = ({ ofOne, ofAll, ofOrganisation = ofAll }: Room): Places => {
  const persons = tally();
  const organisations = tally();
  let heldByAll = 0;
  const placeOf = (person: string, organisation: string): Place => {
    let own = 0;
    let hasLeft = false;
    const add = (size: number) => {
      own += size;
      heldByAll += size;
      organisations.add(organisation, size);
    };
    return {
      grow: (size) => {
        if (organisations.of(organisation) + size > ofOrganisation) return 'organisation';
        if (heldByAll + size > ofAll) return 'all';
        add(size);
        return undefined;
      },
      leave: () => {
        if (hasLeft) return;
        hasLeft = true;
        add(-own);
        persons.add(person, -1);
      },
    };
  };
  return {
    take: ({ person, organisation = person }, size) => {
      if (persons.of(person) >= ofOne) return { noPlace: 'own' };
      const place = placeOf(person, organisation);
      const noPlace = place.grow(size);
      if (noPlace) return { noPlace };
      persons.add(person, 1);
      return place;
    },
  };
};

/**
 * An upload stays in memory as a whole from its first byte until it is processed. Received bytes count, up to ten of
 * the largest reports. One organisation gets a quarter of that, and one person as many uploads as are needed to upload
 * a day's reports.
 */
export const uploadPlaces = openPlaces({ ofOne: 4, ofOrganisation: 50_000_000, ofAll: 200_000_000 });

/**
 * A download is generated, or read from a store, until it has been sent. One person gets as many as a browser opens at
 * once.
 */
export const downloadPlaces = openPlaces({ ofOne: 6, ofAll: 100 });

/**
 * A command occupies a connection while it waits for a lock. One person gets as many as leave room for others: without
 * this, many commands on one record would take every connection that writes.
 */
export const commandPlaces = openPlaces({ ofOne: 6, ofAll: Number.POSITIVE_INFINITY });

/** A cursor occupies a connection for as long as its client reads: half of the pool remains for all other calls. */
export const cursorPlaces = (poolSize: number): Places =>
  openPlaces({ ofOne: 2, ofAll: Math.max(1, Math.floor(poolSize / 2)) });
