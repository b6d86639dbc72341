import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ofTheDay } from '../../kernel/queries.ts';
import { FormLoader, RecordLoader } from './details-screen.tsx';

interface RecordOfRouteProps<R> {
  /** The query for the record with this id. */
  query: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  children: (record: R) => ReactNode;
}

/** Loads the record whose id is `$id` in the address. */
export const RecordOfRoute = <R,>({ query, children }: RecordOfRouteProps<R>) => {
  const { id = '' } = useParams({ strict: false });
  return <RecordLoader query={useQuery({ ...query(id), ...ofTheDay })}>{children}</RecordLoader>;
};

interface FormOfRouteProps<R> extends RecordOfRouteProps<R> {
  /** Shown in place of the form if this reader may not use it for this record. */
  refused?: (record: R) => ReactNode;
}

type OnceProps<R> = Omit<FormOfRouteProps<R>, 'query'> & { record: R };

/** Decides on the first render only, so that a form already being filled in is not taken away. */
export const FormUnlessRefused = <R,>({ record, refused, children }: OnceProps<R>) => {
  const [refusal] = useState(() => refused?.(record));
  return refusal ?? children(record);
};

/** Loads the form that edits the record whose id is `$id` in the address. */
export const FormOfRoute = <R,>({ query, ...parts }: FormOfRouteProps<R>) => {
  const { id = '' } = useParams({ strict: false });
  return (
    <FormLoader query={useQuery(query(id))}>
      {(record) => <FormUnlessRefused key={id} record={record} {...parts} />}
    </FormLoader>
  );
};
