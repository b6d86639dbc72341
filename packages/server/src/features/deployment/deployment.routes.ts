import { deploymentApi } from '@attestry/contract/features/deployment/deployment.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { signInOf } from '../identity/identity.public.ts';

export const deploymentRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, deploymentApi, {
    configuration: async () => {
      const { settings, flags } = kernel;
      return {
        directoryName: settings.DIRECTORY_NAME,
        bodyName: settings.BODY_NAME,
        productName: settings.PRODUCT_NAME,
        flags,
        signIn: signInOf(settings),
        siteCode: { minDigits: settings.SITE_CODE_MIN_DIGITS, maxDigits: settings.SITE_CODE_MAX_DIGITS },
        supportHours: settings.SUPPORT_HOURS,
        links: {
          accessRequest: settings.ACCESS_REQUEST_URL ?? null,
          terms: settings.TERMS_URL ?? null,
          privacy: settings.PRIVACY_URL ?? null,
          help: settings.HELP_URL ?? null,
          query: settings.QUERY_URL ?? null,
          assistance: settings.ASSISTANCE_URL ?? null,
        },
        demoComforts: settings.demoComforts,
      };
    },
  });
