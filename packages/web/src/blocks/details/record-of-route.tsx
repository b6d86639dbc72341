import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormLoader, RecordLoader } from './details-screen.tsx';

interface RecordOfRouteProps<R> {
  /** The query of the record with this id. */
  query: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  children: (record: R) => ReactNode;
}

/** The record that the address names by `$id`, once it is loaded. */
export const RecordOfRoute = <R,>({ query, children }: RecordOfRouteProps<R>) => {
  const { id = '' } = useParams({ strict: false });
  return <RecordLoader query={useQuery(query(id))}>{children}</RecordLoader>;
};

/** The record that the address names by `$id`, to be edited. */
export const FormOfRoute = <R,>({ query, children }: RecordOfRouteProps<R>) => {
  const { id = '' } = useParams({ strict: false });
  return <FormLoader query={useQuery(query(id))}>{children}</FormLoader>;
};
