import { useConfiguration } from '../../kernel/configuration.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { TextPage, TextSection } from './text-page.parts.tsx';

export const TrainingCoursesScreen = () => {
  const configuration = useConfiguration();
  const { bodyName = '', productName = '', trainingPartners } = configuration ?? {};
  const link = configuration?.links.training;
  return (
    <TextPage
      title={i18n.t('Training courses')}
      lead={i18n.t('Courses on the {productName} standards, for sites, auditors and those who buy from them.', {
        productName,
      })}
    >
      <TextSection title={i18n.t('Approved training partners')}>
        {trainingPartners !== undefined && (
          <p>
            {i18n.t('{bodyName} has approved over {count} training partners.', {
              count: formatCount(trainingPartners),
              bodyName,
            })}
          </p>
        )}
        {link ? (
          <p>
            <a href={link}>{i18n.t('Find a training course')}</a>
          </p>
        ) : (
          <p>{i18n.t('Ask {bodyName} for a course near you.', { bodyName })}</p>
        )}
      </TextSection>
    </TextPage>
  );
};
