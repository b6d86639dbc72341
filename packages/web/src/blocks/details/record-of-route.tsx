import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormLoader, RecordLoader } from './details-screen.tsx';

interface RecordOfRouteProps<R> {
  /** The query for the record with this id. */
  query: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  children: (record: R) => ReactNode;
}

/** The record whose id is `$id` in the address, once loaded. */
export const RecordOfRoute = <R,>({ query, children }: RecordOfRouteProps<R>) => {
  const { id = '' } = useParams({ strict: false });
  return <RecordLoader query={useQuery(query(id))}>{children}</RecordLoader>;
};

interface FormOfRouteProps<R> extends RecordOfRouteProps<R> {
  /** Replaces the form when this record or reader may not have it. */
  refused?: (record: R) => ReactNode;
}

type OnceProps<R> = Omit<FormOfRouteProps<R>, 'query'> & { record: R };

/** Refuses on first render or never: a form being filled in is not taken away. */
export const FormUnlessRefused = <R,>({ record, refused, children }: OnceProps<R>) => {
  const [refusal] = useState(() => refused?.(record));
  return refusal ?? children(record);
};

/** The form to edit the record whose id is `$id` in the address. */
export const FormOfRoute = <R,>({ query, ...parts }: FormOfRouteProps<R>) => {
  const { id = '' } = useParams({ strict: false });
  return (
    <FormLoader query={useQuery(query(id))}>
      {(record) => <FormUnlessRefused key={id} record={record} {...parts} />}
    </FormLoader>
  );
};
