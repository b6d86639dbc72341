import { type Auditor, auditorRefusalReasons } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { BadgeCheck, ListChecks, UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askFirst } from '../../blocks/asking/ask-first.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { i18n } from '../../kernel/texts.ts';
import { RejectAuditor } from './rejection.parts.tsx';
import { ValidateAll, validatableOf } from './validate-all.parts.tsx';
import { profileQuestion } from './validation-questions.parts.tsx';

const byVerb = byVerbOf(auditorRefusalReasons);

type Dialog = 'validateAll' | 'reject';

/** What may be decided about a submitted profile, and the dialog of what is being decided. */
export const useDecisions = (auditor: Auditor): { actions: RowAction<Auditor>[]; dialog: ReactNode } => {
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const actions: RowAction<Auditor>[] = [
    {
      label: i18n.t('Validate All'),
      icon: ListChecks,
      group: i18n.t('Validation'),
      leads: 'first',
      offered: (record) => validatableOf(record).length > 0,
      run: () => setDialog('validateAll'),
    },
    {
      label: i18n.t('Validate'),
      icon: BadgeCheck,
      group: i18n.t('Validation'),
      leads: true,
      ...byVerb('validate'),
      run: (record) => askFirst(Promise.resolve(profileQuestion(record))),
    },
    {
      label: i18n.t('Reject'),
      icon: UserRoundX,
      group: i18n.t('Validation'),
      leads: true,
      ...byVerb('validate'),
      run: () => setDialog('reject'),
    },
  ];
  return {
    actions,
    dialog: (
      <>
        {dialog === 'validateAll' && <ValidateAll auditor={auditor} onClose={close} />}
        {dialog === 'reject' && <RejectAuditor auditor={auditor} onClose={close} />}
      </>
    ),
  };
};
