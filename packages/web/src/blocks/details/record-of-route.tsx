import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormLoader, RecordLoader } from './details-screen.tsx';

export interface RecordOfRouteProps<R> {
  /** The query of the record with this id. */
  query: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  children: (record: R) => ReactNode;
}

/** The record that the address names by `$id`, once it is loaded. */
export const RecordOfRoute = <R,>({ query, children }: RecordOfRouteProps<R>) => {
  const { id = '' } = useParams({ strict: false });
  return <RecordLoader query={useQuery(query(id))}>{children}</RecordLoader>;
};

interface FormOfRouteProps<R> extends RecordOfRouteProps<R> {
  /** What stands in the form's place where there is none for this record and reader. */
  refused?: (record: R) => ReactNode;
}

type OnceProps<R> = Omit<FormOfRouteProps<R>, 'query'> & { record: R };

/** Refuses at once or never: nothing takes away a form that is being filled in. */
export const FormUnlessRefused = <R,>({ record, refused, children }: OnceProps<R>) => {
  const [refusal] = useState(() => refused?.(record));
  return refusal ?? children(record);
};

/** The record that the address names by `$id`, to be edited. */
export const FormOfRoute = <R,>({ query, ...parts }: FormOfRouteProps<R>) => {
  const { id = '' } = useParams({ strict: false });
  return (
    <FormLoader query={useQuery(query(id))}>
      {(record) => <FormUnlessRefused key={id} record={record} {...parts} />}
    </FormLoader>
  );
};
