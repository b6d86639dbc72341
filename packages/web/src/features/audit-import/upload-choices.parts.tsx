import { requiredText } from '@attestry/contract/kernel/fields.ts';
import { z } from 'zod';
import { ChoiceField } from '../../blocks/fields/choice-field.tsx';
import { LookupField } from '../../blocks/fields/lookup-field.tsx';
import { i18n } from '../../kernel/texts.ts';
import styles from './upload-report.module.css';

/** What this reader is asked beside the file. */
export interface Asks {
  owner: boolean;
  /** Any certification body, or one of the reader's own; without a choice it is the primary one, which is named. */
  certificationBody: 'any' | 'none' | { ownOrElse: string };
}

export const blankChoices = { owner: '', certificationBodyId: '' };

/** A certification body is required of those who may name any. */
export const choicesFor = ({ certificationBody }: Asks) =>
  z.object({ owner: z.string(), certificationBodyId: certificationBody === 'any' ? requiredText() : z.string() });

export const Choices = ({ asks, locked }: { asks: Asks; locked: boolean }) => (
  <div className={styles.choices}>
    {asks.certificationBody === 'any' && (
      <LookupField
        name="certificationBodyId"
        label={i18n.t('Certification body')}
        lookup="certificationBody"
        holds="id"
        required
        locked={locked}
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
        locked={locked}
      />
    )}
    {asks.owner && (
      <LookupField
        name="owner"
        label={i18n.t('Alternative audit owner')}
        hint={i18n.t("The company that owns the audit, where it is not the site's own.")}
        lookup="company"
        holds="id"
        required={false}
        locked={locked}
      />
    )}
  </div>
);
