import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import {
  type Auditor,
  profileRejection,
  type Qualification,
} from '@attestry/contract/features/auditor/auditor.schema.ts';
import { FormDialog } from '../../blocks/form-dialog.tsx';
import { refetchAfter } from '../../blocks/refetch.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { auditorName, quietAuditorCalls } from './auditor.parts.tsx';

const reasonForm = profileRejection.pick({ comment: true });

interface RejectionDialogProps {
  title: string;
  send: (comment: string) => Promise<Auditor>;
  /** The notice afterwards. */
  message: string;
  onClose: () => void;
}

const RejectionDialog = ({ title, send, message, onClose }: RejectionDialogProps) => (
  <FormDialog
    title={title}
    schema={reasonForm}
    values={{ comment: '' }}
    fields={[
      {
        kind: 'area',
        name: 'comment',
        label: i18n.t('Reason'),
        hint: i18n.t('It is shown to those who may mend the profile.'),
      },
    ]}
    save={({ comment }) => send(comment)}
    saveLabel={i18n.t('Reject')}
    onSaved={() => {
      showSnackbar(message);
      onClose();
      void refetchAfter(auditorApi.reject);
    }}
    onClose={onClose}
  />
);

export const RejectAuditor = ({ auditor, onClose }: { auditor: Auditor; onClose: () => void }) => (
  <RejectionDialog
    title={i18n.t('Are you sure you want to reject this auditor?')}
    send={(comment) => quietAuditorCalls.reject({ body: { auditorId: auditor.id, comment } })}
    message={i18n.t('{name} is rejected', { name: auditorName(auditor) })}
    onClose={onClose}
  />
);

interface RejectQualificationProps {
  auditor: Auditor;
  qualification: Qualification;
  onClose: () => void;
}

export const RejectQualification = ({ auditor, qualification, onClose }: RejectQualificationProps) => {
  const { qualificationId, entityName: name } = qualification;
  return (
    <RejectionDialog
      title={i18n.t('Are you sure you want to reject {name}?', { name })}
      send={(comment) =>
        quietAuditorCalls.rejectQualification({ body: { auditorId: auditor.id, qualificationId, comment } })
      }
      message={i18n.t('{name} is rejected', { name })}
      onClose={onClose}
    />
  );
};
