import type { Auditor } from '@attestry/contract/features/auditor/auditor.schema.ts';
import type { ModelAuditor } from './entities/auditor.ts';
import type { ModelOf, Viewpoint } from './viewpoint.ts';

/** What only those who keep a profile read of it. */
const ofKeepers =
  /^(auditor\.modification_comment|auditor_qualification\.(rejection_comment|validated_justification)|app_user\.name)$/;

/** What those read with whom it is shared: who it is, and what was last validated. */
const ofOthers = /^(auditor\.(first|last)_name|auditor_validated\.content)$/;

export const modelOfAuditors = ({
  own,
  isBody,
  isCb,
  isAb,
  may,
}: Viewpoint): ModelOf<ModelAuditor, Auditor['visuals']> => {
  const keeps = ({ bodyIds }: ModelAuditor) => isBody || (isCb && bodyIds.some((id) => own.bodies.includes(id)));
  const isOffered = ({ isShared, wasValidated, isArchived }: ModelAuditor) => isShared && wasValidated && !isArchived;
  const isAccredited = ({ bodyIds, status }: ModelAuditor) =>
    status !== 'In Progress' && bodyIds.some((id) => own.accredited.includes(id));
  const sees = (auditor: ModelAuditor) =>
    may('Auditor.View') && (keeps(auditor) || (isCb && isOffered(auditor)) || (isAb && isAccredited(auditor)));
  return {
    sees,
    visuals: (auditor: ModelAuditor) => {
      const mayChange = keeps(auditor) && !auditor.isArchived;
      return {
        isAbleToEdit: may('Auditor.Revise') && mayChange,
        isAbleToValidate: may('Auditor.Verify') && mayChange && auditor.status === 'In Revision',
        isAbleToArchive: may('Auditor.Persist') && keeps(auditor),
        isAbleToSuspendQualifications: may('Auditor.Suspend') && mayChange,
        isAbleToRemoveQualifications: may('Auditor.Remove') && mayChange,
        isAbleToViewChanges: may('Auditor.Changes') && keeps(auditor),
      };
    },
    facts: () => ({}),
    mayShow: (auditor, place) => {
      if (!sees(auditor)) return false;
      if (keeps(auditor)) return true;
      return isAb ? !ofKeepers.test(place) : ofOthers.test(place);
    },
  };
};
