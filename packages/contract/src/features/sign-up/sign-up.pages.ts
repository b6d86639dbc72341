import type { PublicPage } from '../../kernel/public-page.ts';

export const signUpPages = {
  create: {
    path: '/create',
    head: { title: 'Create a Company', description: 'Create a free account for your company and its first user.' },
    flag: 'SelfSignUp',
  },
} as const satisfies Record<string, PublicPage>;
