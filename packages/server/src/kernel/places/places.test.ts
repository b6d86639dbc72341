import { describe, expect, it } from 'vitest';
import { openPlaces } from './places.ts';

const taken = (place: ReturnType<ReturnType<typeof openPlaces>['take']>) => {
  if ('noPlace' in place) throw new Error(`There was no place: ${place.noPlace}`);
  return place;
};

describe('a place for work', () => {
  it('is limited per person until one of theirs has ended', () => {
    const places = openPlaces({ ofOne: 2, ofAll: 100 });
    const first = taken(places.take({ person: 'ann' }, 1));
    taken(places.take({ person: 'ann' }, 1));
    expect(places.take({ person: 'ann' }, 1)).toEqual({ noPlace: 'own' });
    taken(places.take({ person: 'bea' }, 1));
    first.leave();
    taken(places.take({ person: 'ann' }, 1));
  });

  it('is available while all work together fits into the room', () => {
    const places = openPlaces({ ofOne: 2, ofAll: 100 });
    const first = taken(places.take({ person: 'ann' }, 60));
    taken(places.take({ person: 'bea' }, 40));
    expect(places.take({ person: 'ann' }, 1)).toEqual({ noPlace: 'all' });
    first.leave();
    first.leave();
    taken(places.take({ person: 'ann' }, 60));
    expect(places.take({ person: 'ann' }, 1)).toEqual({ noPlace: 'all' });
  });

  it('is available for streamed work until an organisation has used its share', () => {
    const places = openPlaces({ ofOne: 2, ofOrganisation: 25, ofAll: 60 });
    const of = (person: string, organisation: string) => taken(places.take({ person, organisation }, 0));
    const first = of('ann', 'mill');
    expect([first.grow(20), of('bea', 'mill').grow(6), of('bea', 'mill').grow(5)]).toEqual([
      undefined,
      'organisation',
      undefined,
    ]);
    expect([of('cy', 'dairy').grow(25), of('di', 'bakery').grow(11), of('di', 'bakery').grow(10)]).toEqual([
      undefined,
      'all',
      undefined,
    ]);
    first.leave();
    first.leave();
    expect([of('ed', 'bakery').grow(16), of('ed', 'bakery').grow(15), of('flo', 'mill').grow(6)]).toEqual([
      'organisation',
      undefined,
      'all',
    ]);
  });
});
