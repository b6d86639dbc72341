import { Fragment } from 'react';

/** The parts of a place on one line, each in the direction of its own script, so that their order stays. */
export const PlaceLine = ({ parts }: { parts: readonly (string | null | undefined)[] }) =>
  parts.filter(Boolean).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a town and its county may have the same name
    <Fragment key={at}>
      {at > 0 && ', '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
