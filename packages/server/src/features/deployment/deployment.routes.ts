import { chatApi, deploymentApi } from '@attestry/contract/features/deployment/deployment.api.ts';
import type { Configuration } from '@attestry/contract/features/deployment/deployment.schema.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { signInOf } from '../identity/identity.public.ts';
import { chatHash } from './chat.queries.ts';
import { examplePageRoutes } from './example-pages.routes.ts';

const configurationOf = ({ settings, flags }: Kernel): Configuration => ({
  directoryName: settings.DIRECTORY_NAME,
  bodyName: settings.BODY_NAME,
  productName: settings.PRODUCT_NAME,
  flags,
  signIn: signInOf(settings),
  siteCode: { minDigits: settings.SITE_CODE_MIN_DIGITS, maxDigits: settings.SITE_CODE_MAX_DIGITS },
  supportHours: settings.SUPPORT_HOURS,
  links: {
    accessRequest: settings.ACCESS_REQUEST_URL ?? null,
    dataServices: settings.DATA_SERVICES_URL ?? null,
    training: settings.TRAINING_URL ?? null,
    terms: settings.TERMS_URL ?? null,
    eula: settings.EULA_URL ?? null,
    privacy: settings.PRIVACY_URL ?? null,
    help: settings.HELP_URL ?? null,
    query: settings.QUERY_URL ?? null,
    assistance: settings.ASSISTANCE_URL ?? null,
  },
  termsVersion: settings.TERMS_VERSION,
  socialLinks: settings.SOCIAL_LINKS,
  contact: {
    address: settings.CONTACT_ADDRESS ?? '',
    phone: settings.CONTACT_PHONE ?? '',
    email: settings.CONTACT_EMAIL ?? '',
  },
  trainingPartners: settings.TRAINING_PARTNERS,
  suppressedCountries: settings.SUPPRESSED_COUNTRIES,
  chat: settings.CHAT_SCRIPT_URL ? { script: settings.CHAT_SCRIPT_URL, appId: settings.CHAT_APP_ID ?? '' } : null,
  demoComforts: settings.demoComforts,
});

/** Addresses of the directory that lead to the body's own pages. Without a setting, a page says who publishes them. */
const redirect = (app: FastifyInstance, { settings }: Kernel): void => {
  const targets = { terms: settings.TERMS_URL, eula: settings.EULA_URL, privacy: settings.PRIVACY_URL };
  for (const [path, target] of Object.entries(targets))
    if (target) app.get(`/${path}`, async (_request, reply) => reply.redirect(target));
};

export const deploymentRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  implement(app, kernel, deploymentApi, { configuration: async () => configurationOf(kernel) });
  implement(app, kernel, chatApi, { generateHash: async (ctx, { query }) => chatHash(ctx, query.email) });
  redirect(app, kernel);
  examplePageRoutes(app, kernel);
};
