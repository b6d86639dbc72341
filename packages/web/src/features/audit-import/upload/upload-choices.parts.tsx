import { requiredText } from '@attestry/contract/kernel/fields.ts';
import { z } from 'zod';
import { ChoiceField } from '../../../blocks/fields/choice-field.tsx';
import { LookupField } from '../../../blocks/fields/lookup-field.tsx';
import { i18n } from '../../../kernel/texts.ts';
import styles from './upload-report.module.css';

/** The fields that this reader fills in along with the file. */
export interface UploadFields {
  owner: boolean;
  /**
   * Any certification body, or one of the reader's own; `ownOrElse` names the primary one, which applies if none is
   * chosen.
   */
  certificationBody: 'any' | 'none' | { ownOrElse: string };
}

export const hasChoices = ({ owner, certificationBody }: UploadFields): boolean =>
  owner || certificationBody !== 'none';

interface SubmissionForm {
  /** The keys of the uploads to send. */
  reports: number[];
  owner: string;
  certificationBodyId: string;
}

export const blankForm: SubmissionForm = { reports: [], owner: '', certificationBodyId: '' };

/** A reader who may name any certification body must name one. */
export const formAsking = ({ certificationBody }: UploadFields): z.ZodType<SubmissionForm, SubmissionForm> =>
  z.object({
    reports: z.array(z.number()).min(1, { error: () => i18n.t('Choose the report to upload') }),
    owner: z.string(),
    certificationBodyId: certificationBody === 'any' ? requiredText() : z.string(),
  });

export const Choices = ({ asks, lockedBecause }: { asks: UploadFields; lockedBecause: string | undefined }) => (
  <div className={styles.choices}>
    {asks.certificationBody === 'any' && (
      <LookupField
        name="certificationBodyId"
        label={i18n.t('Certification body')}
        lookup="certificationBody"
        holds="id"
        required
        lockedBecause={lockedBecause}
      />
    )}
    {typeof asks.certificationBody === 'object' && (
      <ChoiceField
        name="certificationBodyId"
        label={i18n.t('Certification body')}
        hint={i18n.t('The report is recorded for {name}, unless you choose another of yours.', {
          name: asks.certificationBody.ownOrElse,
        })}
        lookup="ownCertificationBody"
        holds="id"
        required={false}
        lockedBecause={lockedBecause}
      />
    )}
    {asks.owner && (
      <LookupField
        name="owner"
        label={i18n.t('Alternative audit owner')}
        hint={i18n.t('The company that owns the audit, if it is not the company of the site.')}
        lookup="company"
        holds="id"
        required={false}
        lockedBecause={lockedBecause}
      />
    )}
  </div>
);
