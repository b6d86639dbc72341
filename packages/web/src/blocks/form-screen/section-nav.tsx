import { type FormSection, sectionId } from './form-parts.ts';
import styles from './form-screen.module.css';

interface SectionNavProps {
  label: string;
  sections: readonly FormSection[];
  countErrors: (section: FormSection) => number;
}

/** Links to the sections of a long form, with the number of wrong fields in each. */
export const SectionNav = ({ label, sections, countErrors }: SectionNavProps) => (
  <nav aria-label={label} className={styles.sectionNav}>
    <ol>
      {sections.map((section) => {
        const wrong = countErrors(section);
        return (
          <li key={section.title}>
            <a href={`#${sectionId(section.title)}`} data-wrong={wrong > 0 || undefined}>
              {section.title}
              {wrong > 0 && <span>{wrong}</span>}
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);
