import { useQuery } from '@tanstack/react-query';
import { officePath } from '../../blocks/addresses.ts';
import { useCan } from '../../kernel/permissions.ts';
import { bodyQuery } from './certification-body.parts.tsx';

/** The page of a certification body, which is that of its main office; undefined for readers who may not open it. */
export const useBodyPath = (id: string, isInSight = true): string | undefined => {
  const reads = useCan()('CertificationBody.View');
  const { data } = useQuery({ ...bodyQuery(id), enabled: isInSight && reads });
  return data?.mainOffice ? officePath(data.mainOffice.id) : undefined;
};
