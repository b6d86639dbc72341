import type { PublicPage } from '../../kernel/public-page.ts';

export const publicDirectoryPages = {
  front: { path: '/' },
  site: {
    path: '/site/:id',
    screen: { file: 'public-directory/public-site.detail-screen.tsx', component: 'PublicSiteScreen' },
  },
  certificationBody: {
    path: '/office/:id',
    screen: {
      file: 'public-directory/public-certification-body.detail-screen.tsx',
      component: 'PublicCertificationBodyScreen',
    },
  },
} as const satisfies Record<string, PublicPage>;
