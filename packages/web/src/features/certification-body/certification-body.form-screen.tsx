import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import {
  auditSubmissions,
  type CertificationBody,
  certificationBody,
  certificationBodyEditForm,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import type { z } from 'zod';
import { listCrumbs, officeListPath, officePath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import type { SectionsOf } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { versionOf } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import { bodyQuery, quietCalls } from './certification-body.parts.tsx';
import { bodyFields } from './office-form.parts.tsx';

type Values = z.input<typeof certificationBodyEditForm>;

const sections = (): SectionsOf<Values> => [
  {
    title: i18n.t('Certification body'),
    fields: [
      ...bodyFields(),
      {
        kind: 'select',
        name: 'auditSubmissionStatus',
        label: i18n.t('Audit submissions'),
        options: auditSubmissions.map((value) => ({ value, label: i18n.t(value) })),
      },
    ],
  },
];

const valuesOf = ({ accreditationBody, rating, ratingComments, ...body }: CertificationBody): Values => ({
  accreditationBodyId: accreditationBody?.id ?? '',
  rating,
  ratingComments,
  accreditationNumber: body.accreditationNumber,
  signatoryName: body.signatoryName,
  signatoryTitle: body.signatoryTitle,
  removeFromPublicView: body.removeFromPublicView,
  auditSubmissionStatus: body.auditSubmissionStatus,
});

const BodyEdit = ({ record }: { record: CertificationBody }) => {
  const { mainOffice } = record;
  const back = mainOffice ? officePath(mainOffice.id) : officeListPath;
  const saved = useAfterSave(certificationBodyApi.update);
  return (
    <FormScreen
      title={i18n.t('Edit certification body')}
      subtitle={mainOffice?.name ?? ''}
      breadcrumb={[listCrumbs.offices(), ...(mainOffice ? [{ label: mainOffice.name, to: back }] : [])]}
      schema={certificationBodyEditForm}
      values={valuesOf(record)}
      edited={{ version: versionOf(record), valuesOf: (present) => valuesOf(certificationBody.parse(present)) }}
      sections={sections()}
      save={(body, version = '') => quietCalls.update({ params: { id: record.id }, body, version })}
      saveLabel={i18n.t('Save')}
      onSaved={() => saved(i18n.t('Certification body saved'), back)}
      cancelTo={back}
    />
  );
};

export const CertificationBodyEditScreen = () => (
  <FormOfRoute query={bodyQuery}>{(record) => <BodyEdit record={record} />}</FormOfRoute>
);
