/** How much one person may have under way, and all together in this process. */
interface Room {
  ofOne: number;
  /** In the same unit as the size of a piece of work. */
  ofAll: number;
}

/** Why there is no place: what the same person has under way, or what everybody has. */
export type NoPlace = 'own' | 'all';

export interface Places {
  /** Takes a place for work of so much; whoever takes it leaves it, and leaving again does nothing. */
  take(person: string, size: number): { leave(): void } | { noPlace: NoPlace };
}

/** Places for work that holds memory or a thread while it is under way: so many for each person, and a bounded amount for all. */
export const openPlaces = ({ ofOne, ofAll }: Room): Places => {
  const held = new Map<string, number>();
  let heldByAll = 0;
  return {
    take: (person, size) => {
      const ofPerson = held.get(person) ?? 0;
      if (ofPerson >= ofOne) return { noPlace: 'own' };
      if (heldByAll + size > ofAll) return { noPlace: 'all' };
      held.set(person, ofPerson + 1);
      heldByAll += size;
      let hasLeft = false;
      return {
        leave: () => {
          if (hasLeft) return;
          hasLeft = true;
          const left = (held.get(person) ?? 1) - 1;
          if (left > 0) held.set(person, left);
          else held.delete(person);
          heldByAll -= size;
        },
      };
    },
  };
};

/**
 * An upload lies whole in memory from its first byte until it has been dealt with: in bytes, ten of the largest reports. One
 * person has as many as somebody who uploads a day's reports has open at once.
 */
export const uploadPlaces = openPlaces({ ofOne: 4, ofAll: 200_000_000 });

/** A download is made, or read from a store, until it has been sent. One person has as many as a browser sends at once. */
export const downloadPlaces = openPlaces({ ofOne: 6, ofAll: 100 });

/** A cursor holds a connection for as long as its reader takes: half of the pool is left to all other calls. */
export const cursorPlaces = (poolSize: number): Places =>
  openPlaces({ ofOne: 2, ofAll: Math.max(1, Math.floor(poolSize / 2)) });
