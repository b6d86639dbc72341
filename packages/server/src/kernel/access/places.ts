/** How much one person may have under way, one organisation's people together, and all together in this process. */
interface Room {
  ofOne: number;
  /** In the same unit as the size of a piece of work; as much as all where absent. */
  ofOrganisation?: number;
  ofAll: number;
}

/** Whose work takes all places: the same person's, their organisation's, or everybody's. */
export type NoPlace = 'own' | 'organisation' | 'all';

export interface Place {
  /** Enlarges the place by an amount, or answers why there is no room for it. */
  grow(size: number): NoPlace | undefined;
  /** Gives all of it back; leaving again does nothing. */
  leave(): void;
}

/** For whom work is counted. Without an organisation a person stands for themselves. */
export interface WorkOwner {
  person: string;
  organisation?: string;
}

export interface Places {
  /** Takes a place for an amount of work; the caller must release it. */
  take(owner: WorkOwner, size: number): Place | { noPlace: NoPlace };
}

/** How much is held under each name. */
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

/** Places for work that holds memory or a thread while it is under way: so many for each person, and a bounded amount for all. */
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
 * An upload lies whole in memory from its first byte until it has been dealt with: in bytes that have come, ten of the
 * largest reports. One organisation has a quarter of them, and one person as many uploads as somebody who uploads a day's
 * reports has open at once.
 */
export const uploadPlaces = openPlaces({ ofOne: 4, ofOrganisation: 50_000_000, ofAll: 200_000_000 });

/** A download is made, or read from a store, until it has been sent. One person has as many as a browser sends at once. */
export const downloadPlaces = openPlaces({ ofOne: 6, ofAll: 100 });

/** A cursor holds a connection for as long as its reader takes: half of the pool is left to all other calls. */
export const cursorPlaces = (poolSize: number): Places =>
  openPlaces({ ofOne: 2, ofAll: Math.max(1, Math.floor(poolSize / 2)) });
