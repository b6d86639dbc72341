import { describe, expect, it } from 'vitest';
import { openPlaces } from './places.ts';

const taken = (place: ReturnType<ReturnType<typeof openPlaces>['take']>) => {
  if ('noPlace' in place) throw new Error(`There was no place: ${place.noPlace}`);
  return place;
};

describe('a place for work', () => {
  it('is there for so many of each person until one of them has ended', () => {
    const places = openPlaces({ ofOne: 2, ofAll: 100 });
    const first = taken(places.take('ann', 1));
    taken(places.take('ann', 1));
    expect(places.take('ann', 1)).toEqual({ noPlace: 'own' });
    taken(places.take('bea', 1));
    first.leave();
    taken(places.take('ann', 1));
  });

  it('is there as long as all work together is no larger than the room', () => {
    const places = openPlaces({ ofOne: 2, ofAll: 100 });
    const first = taken(places.take('ann', 60));
    taken(places.take('bea', 40));
    expect(places.take('ann', 1)).toEqual({ noPlace: 'all' });
    first.leave();
    first.leave();
    taken(places.take('ann', 60));
    expect(places.take('ann', 1)).toEqual({ noPlace: 'all' });
  });
});
