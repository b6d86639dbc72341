import type { PublicPage } from '../../kernel/public-page.ts';

const elsewhere = 'deployment/published-elsewhere.detail-screen.tsx';

/** What the directory is, whom to ask, and where the body's own texts are. */
export const deploymentPages = {
  about: {
    path: '/about',
    screen: { file: 'deployment/about.detail-screen.tsx', component: 'AboutScreen' },
    head: {
      title: 'About the Directory',
      description: 'What is listed in the directory, what is not, and what account holders find in it.',
    },
  },
  contact: {
    path: '/contact',
    screen: { file: 'deployment/contact.detail-screen.tsx', component: 'ContactScreen' },
    head: { title: 'Contact', description: 'How to ask for access, for a logo, and for help with the directory.' },
  },
  trainingCourses: {
    path: '/training-courses',
    screen: { file: 'deployment/training-courses.detail-screen.tsx', component: 'TrainingCoursesScreen' },
    head: {
      title: 'Training courses',
      description: 'Courses on the standards, by approved training partners, for sites, auditors and their customers.',
    },
  },
  terms: {
    path: '/terms',
    screen: { file: elsewhere, component: 'TermsScreen' },
    head: { title: 'Terms of use', description: 'Who publishes the terms of use of the directory.' },
  },
  licence: {
    path: '/eula',
    screen: { file: elsewhere, component: 'LicenceScreen' },
    head: { title: 'Licence agreement', description: 'Who publishes the licence agreement of the directory.' },
  },
  privacy: {
    path: '/privacy',
    screen: { file: elsewhere, component: 'PrivacyScreen' },
    head: { title: 'Privacy notice', description: 'Who publishes the privacy notice of the directory.' },
  },
} as const satisfies Record<string, PublicPage>;
