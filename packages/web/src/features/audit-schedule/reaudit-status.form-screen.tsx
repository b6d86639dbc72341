import { type Audit, auditRefusalReasons } from '@attestry/contract/features/audit/audit.schema.ts';
import { expiryReasons, numbered } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { expiryForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import type { z } from 'zod';
import { auditPath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { i18n } from '../../kernel/texts.ts';
import { AuditFormUnavailable, auditHead, auditQuery } from '../audit-record/audit-record.public.ts';
import { reauditTitle, scheduleCalls } from './audit-schedule.parts.tsx';

type Values = z.input<typeof expiryForm>;

const fields = (): FormField<keyof Values>[] => [
  { kind: 'choice', name: 'reasonId', label: i18n.t('Reason'), lookup: 'expiryReason', holds: 'id' },
  { kind: 'day', name: 'assessmentDate', label: i18n.t('Assessment date') },
  { kind: 'area', name: 'expiryComments', label: i18n.t('Comments') },
];

const valuesOf = (audit: Audit): Values => ({
  auditId: audit.id,
  reasonId: numbered(expiryReasons).find(({ name }) => name === audit.expiryReason)?.id ?? '',
  assessmentDate: audit.expiryAssessmentDate ?? '',
  expiryComments: audit.expiryComments ?? '',
});

const ReauditForm = ({ audit }: { audit: Audit }) => {
  const saved = useAfterSave(auditScheduleApi.giveReauditStatus);
  const hint = i18n.t(
    'No renewal audit is planned. If one is scheduled with {certificationBody}, it is called off. The certificate stays valid until its expiry date.',
    { certificationBody: audit.certificationBody.name },
  );
  return (
    <FormScreen
      title={reauditTitle()}
      {...auditHead(audit)}
      schema={expiryForm}
      values={valuesOf(audit)}
      sections={[{ title: i18n.t('Re-audit status'), hint, fields: fields() }]}
      save={(body) => scheduleCalls.giveReauditStatus({ body })}
      saveLabel={i18n.t('Save')}
      onSaved={() => saved(i18n.t('Re-audit status saved'), auditPath(audit.id))}
      cancelTo={auditPath(audit.id)}
    />
  );
};

const refused = (audit: Audit) =>
  audit.visuals.isAbleToGiveReauditStatus ? undefined : (
    <AuditFormUnavailable
      title={reauditTitle()}
      audit={audit}
      message={i18n.t('You cannot set the re-audit status of this audit')}
      hint={byVerbOf(auditRefusalReasons)('giveReauditStatus').refusal(audit)}
    />
  );

export const ReauditStatusScreen = () => (
  <FormOfRoute query={auditQuery} refused={refused}>
    {(audit) => <ReauditForm audit={audit} />}
  </FormOfRoute>
);
