import { Link } from '@tanstack/react-router';
import { auditorPath } from './addresses.ts';

interface AuditorNamedProps {
  name: string | undefined;
  number: string | undefined;
  /** The auditor with this number, if the reader may open the page. */
  id: string | null;
}

/** An auditor as a report names them: a link where the reader may open the auditor's page. */
export const AuditorNamed = ({ name, number, id }: AuditorNamedProps) => {
  const words = <bdi>{[name, number].filter(Boolean).join(' · ')}</bdi>;
  return id === null ? words : <Link to={auditorPath(id)}>{words}</Link>;
};
