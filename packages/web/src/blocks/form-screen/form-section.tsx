import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { FieldMarks } from './field-marks.tsx';
import { FormFieldView } from './form-field.tsx';
import { type FormField, type FormSection, sectionId } from './form-parts.ts';
import styles from './form-screen.module.css';
import { useOnRevealed } from './places.tsx';
import { RowsField } from './rows-field.tsx';
import { isWithin } from './wrong-fields.ts';

/** How many fields of a section are wrong or missing, and how many rows and choices it has, if it is made of lists. */
export interface SectionCounts {
  wrong: number;
  missing: number;
  items?: number | undefined;
}

interface SectionProps {
  section: FormSection;
  marks: (field: FormField) => { required: boolean; lockedBecause: string | undefined };
  counts: SectionCounts;
}

const isWide = ({ wide, kind }: FormField) => wide || kind === 'area' || kind === 'rows' || undefined;

const Fields = ({ section, marks }: Omit<SectionProps, 'counts'>) => (
  <>
    {section.hint && <div className={styles.hint}>{section.hint}</div>}
    <div className={styles.fields}>
      {section.fields.map((field) => (
        <div key={field.name} data-wide={isWide(field)} data-field={field.name}>
          {field.kind === 'rows' ? <RowsField {...field} /> : <FormFieldView field={field} {...marks(field)} />}
        </div>
      ))}
    </div>
  </>
);

const itemsText = (count: number) =>
  i18n.t('{count, plural, one {# item} other {{shown} items}}', { count, shown: formatCount(count) });

/** A section whose fields are rendered only while it is open or printed. */
const FoldedSection = ({ section, marks, counts: { items, ...counts } }: SectionProps) => {
  const [opened, setOpened] = useState(false);
  const printing = usePrinting();
  const ids = { heading: useId(), fields: useId() };
  useOnRevealed((path) => {
    if (section.fields.some(({ name }) => isWithin(path, name))) setOpened(true);
  });
  return (
    <section id={sectionId(section.title)} aria-labelledby={ids.heading} className={styles.section} data-folds>
      <h2>
        <button
          type="button"
          id={ids.heading}
          className={styles.fold}
          aria-expanded={opened}
          {...(opened && { 'aria-controls': ids.fields })}
          onClick={() => setOpened(!opened)}
        >
          <ChevronDown size={18} aria-hidden="true" />
          {section.title}
        </button>
        <span className={styles.counts}>
          {section.mark}
          {items !== undefined && items > 0 && <span className={styles.items}>{itemsText(items)}</span>}
          <FieldMarks {...counts} />
        </span>
      </h2>
      {(opened || printing) && (
        <div id={ids.fields}>
          <Fields section={section} marks={marks} />
        </div>
      )}
    </section>
  );
};

const OpenSection = ({ section, marks }: SectionProps) => {
  const headingId = useId();
  return (
    <section id={sectionId(section.title)} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{section.title}</h2>
      <Fields section={section} marks={marks} />
    </section>
  );
};

export const Section = (props: SectionProps): ReactNode =>
  props.section.folds ? <FoldedSection {...props} /> : <OpenSection {...props} />;
