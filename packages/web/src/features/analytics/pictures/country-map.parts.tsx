import type { FiguresOf } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { Link } from '@tanstack/react-router';
import { geoEqualEarth, geoPath } from 'd3-geo';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json?raw';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import type { AddressOf } from '../analytics.parts.tsx';
import { Legend, Picture } from '../picture.parts.tsx';
import styles from './country-map.module.css';

type CountryFigure = FiguresOf<'builtin-certificates-by-country'>[number];

const topology: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(atlas);
const antarctica = '010';
const world: FeatureCollection<Geometry> = {
  type: 'FeatureCollection',
  features: feature(topology, topology.objects.countries).features.filter(({ id }) => id !== antarctica),
};

const classCount = 5;

/** Classes with about equally many countries, from few to many certificates; equal totals are in one class. */
const quantilesOf = (figures: readonly CountryFigure[]): readonly (readonly [least: number, most: number])[] => {
  const totals = figures.map(({ total }) => total).sort((one, other) => one - other);
  const limits = Array.from(
    { length: classCount },
    (_, at) => totals[Math.ceil(((at + 1) * totals.length) / classCount) - 1] ?? 0,
  );
  const most = [...new Set(limits)].filter((limit) => limit > 0);
  return most.map((limit, at) => [totals.find((total) => total > (most[at - 1] ?? 0)) ?? limit, limit]);
};

/** As high as the outlines are in this projection. */
const heightOf = (width: number): number => Math.round(width * 0.44);

const outlinesOf = (width: number) => {
  const projection = geoEqualEarth().fitSize([width, heightOf(width)], world);
  return geoPath(projection).digits(1);
};

const nameOf = ({ country, total }: CountryFigure): string => `${country.name}: ${formatCount(total)}`;

const hasOutline = ({ country }: CountryFigure): boolean =>
  world.features.some(({ id }) => Number(id) === Number(country.id));

interface CountryMapProps {
  figures: readonly CountryFigure[];
  addressOf: AddressOf;
}

interface MapProps extends CountryMapProps {
  width: number;
  markOf: (figure: CountryFigure) => string;
}

const WorldMap = ({ figures, addressOf, width, markOf }: MapProps) => {
  const outline = outlinesOf(width);
  const known = new Map(figures.map((figure) => [Number(figure.country.id), figure]));
  const shapeOf = (country: Feature, at: number) => {
    const figure = country.id === undefined ? undefined : known.get(Number(country.id));
    const d = outline(country) ?? '';
    if (!figure) return <path key={at} d={d} className={styles.land} />;
    return (
      <path key={at} d={d} className={markOf(figure)} data-to={addressOf({ country: figure.country.id })}>
        <title>{nameOf(figure)}</title>
      </path>
    );
  };
  return (
    <svg viewBox={`0 0 ${width} ${heightOf(width)}`} width={width} height={heightOf(width)} aria-hidden="true">
      {world.features.map(shapeOf)}
    </svg>
  );
};

/** Countries that are too small for the map. */
const NotOnMap = ({ figures, addressOf }: CountryMapProps) =>
  figures.length > 0 && (
    <p className={styles.small}>
      {i18n.t('Too small for the map:')}{' '}
      {figures.map((figure, at) => (
        <span key={figure.country.id}>
          {at > 0 && ' · '}
          <Link to={addressOf({ country: figure.country.id })}>
            <bdi>{figure.country.name}</bdi> {formatCount(figure.total)}
          </Link>
        </span>
      ))}
    </p>
  );

/** Certificates by country on a map of the world, in classes of about equally many countries. */
export const CountryMap = ({ figures, addressOf }: CountryMapProps) => {
  const classes = quantilesOf(figures);
  const markOf = (rank: number) => `${styles.country} ${styles[`step${classCount - classes.length + rank + 1}`]}`;
  const rankOf = (total: number) => classes.findIndex(([, most]) => total <= most);
  return (
    <>
      <Legend
        label={i18n.t('Certificates')}
        swatches={classes.map(([least, most], rank) => ({
          name: least === most ? formatCount(least) : `${formatCount(least)}–${formatCount(most)}`,
          mark: markOf(rank),
        }))}
      />
      <Picture label={i18n.t('Map of the world with the certificates of each country')}>
        {(width) => <WorldMap {...{ figures, addressOf, width }} markOf={({ total }) => markOf(rankOf(total))} />}
      </Picture>
      <NotOnMap figures={figures.filter((figure) => !hasOutline(figure))} addressOf={addressOf} />
    </>
  );
};
