import { isUnvalidated } from '@attestry/contract/features/audit/audit.states.ts';
import { isMuted, type Standing } from './certification.parts.tsx';
import { GradeSeal } from './grade-seal.parts.tsx';

interface AuditSealProps extends Standing {
  grade: string | null;
  large?: true;
  /** Tells whether an Archived record was ever validated. */
  validationDate?: string | null;
}

/** The grade of an audit as a seal: empty until the record is validated, greyed out while its certification is not valid. */
export const AuditSeal = ({ grade, large, validationDate = null, ...standing }: AuditSealProps) => {
  const isClaimed = !isUnvalidated({ recordStatus: standing.recordStatus, validationDate });
  return <GradeSeal grade={isClaimed ? grade : null} muted={isMuted(standing)} {...(large && { large })} />;
};
