import { i18n } from '../../kernel/texts.ts';
import hidden from '../../ui/hidden.module.css';
import { type FormSection, sectionId } from './form-parts.ts';
import styles from './form-screen.module.css';
import type { SectionCounts } from './form-section.tsx';

interface SectionNavProps {
  sections: readonly FormSection[];
  countsOf: (section: FormSection) => SectionCounts;
  /** Called with the first field of a section that was chosen. */
  onChosen: (name: string) => void;
}

const Count = ({ wrong, missing }: SectionCounts) => {
  if (wrong > 0) return <span>{wrong}</span>;
  if (missing === 0) return null;
  return (
    <span>
      {missing} <span className={hidden.hidden}>{i18n.t('missing')}</span>
    </span>
  );
};

/** Links to the sections of a long form, with the number of fields in each that are wrong or missing. */
export const SectionNav = ({ sections, countsOf, onChosen }: SectionNavProps) => (
  <nav aria-label={i18n.t('Sections')} className={styles.sectionNav}>
    <ol>
      {sections.map((section) => {
        const counts = countsOf(section);
        return (
          <li key={section.title}>
            <a
              href={`#${sectionId(section.title)}`}
              data-wrong={counts.wrong > 0 || undefined}
              onClick={() => section.folds && section.fields[0] && onChosen(section.fields[0].name)}
            >
              {section.title}
              <Count {...counts} />
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);
