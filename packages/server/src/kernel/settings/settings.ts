import { z } from 'zod';

const flag = (fallback: boolean) => z.stringbool().default(fallback);
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    );
const optionalUrl = z.url().optional();

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optionalUrl,
  DATABASE_SERVER_URL: optionalUrl,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(8),
  PUBLIC_BASE_URL: optionalUrl,
  TRUST_PROXY: flag(false),
  DEMO: z.enum(['off', 'small', 'full']).optional(),
  BODY_NAME: z.string().min(1).default('GFA'),
  PRODUCT_NAME: z.string().min(1).default('GFA'),
  DIRECTORY_NAME: z.string().min(1).default('Attestry'),
  SUPPORT_HOURS: z.string().default('Monday to Friday, 09:00-17:00 GMT'),
  ACCESS_REQUEST_URL: optionalUrl,
  TERMS_URL: optionalUrl,
  PRIVACY_URL: optionalUrl,
  SUPPRESSED_COUNTRIES: list('RU,BY'),
  SITE_CODE_MIN_DIGITS: z.coerce.number().int().min(6).max(8).default(6),
  SITE_CODE_MAX_DIGITS: z.coerce.number().int().min(6).max(8).default(8),
  LATE_UPLOAD_DAYS: z.coerce.number().int().min(1).default(49),
  FLAG_MEGATRON: z.stringbool().optional(),
  FLAG_COMPANY_TIERS: z.stringbool().optional(),
  FLAG_AUDIT_FEATURE: z.stringbool().optional(),
  OIDC_ISSUER: optionalUrl,
  OIDC_AUDIENCE: z.string().default('urn:attestry:api'),
  OIDC_CLIENT_ID: z.string().default('attestry-web'),
  OIDC_ACCOUNT_CLAIM: z.string().default('email'),
  SMTP_URL: optionalUrl,
  MAIL_FROM: z.string().default('no-reply@attestry.invalid'),
  CLAMD: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: optionalUrl,
  S3_REGION: z.string().default('us-east-1'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

type Environment = z.output<typeof environment>;
export type Settings = ReturnType<typeof readSettings>;

const isLoopback = (host: string) => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);

/** Behind a proxy the address is loopback, too: what people see is the public one. */
const staysHere = ({ HOST, PUBLIC_BASE_URL }: Environment) =>
  isLoopback(HOST) && (!PUBLIC_BASE_URL || isLoopback(new URL(PUBLIC_BASE_URL).hostname));

const lacksPassword = (url: string) =>
  ['', 'postgres', 'password', 'attestry', 'secret', 'changeme', 'long-and-random'].includes(
    decodeURIComponent(new URL(url).password).toLowerCase(),
  );

const refuse = (problems: string[]): never => {
  throw new Error(`The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
};

const productionProblems = (env: Environment): string[] => [
  ...(env.DATABASE_URL ? [] : ['NODE_ENV=production needs DATABASE_URL']),
  ...(env.PUBLIC_BASE_URL ? [] : ['NODE_ENV=production needs PUBLIC_BASE_URL']),
  ...(env.DATABASE_URL && lacksPassword(env.DATABASE_URL) ? ['DATABASE_URL has no password or a default one'] : []),
];

const demoProblem = ({ DEMO }: Environment): string[] =>
  DEMO && DEMO !== 'off'
    ? [
        `DEMO=${DEMO} is for this machine alone, because everybody knows the password of its accounts: set DEMO=off, or leave HOST and PUBLIC_BASE_URL empty`,
      ]
    : [];

/**
 * The deployment's settings, from the environment, checked once at start. Throws with every problem named.
 * The demo, and with it its comforts, exists only where nobody else can reach it.
 */
export const readSettings = (variables: Record<string, string | undefined> = process.env) => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) return refuse(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const reachedByOthers = production || !staysHere(env);
  const problems = [...(production ? productionProblems(env) : []), ...(reachedByOthers ? demoProblem(env) : [])];
  if (problems.length) return refuse(problems);
  const demo = env.DEMO ?? (reachedByOthers || env.DATABASE_URL ? 'off' : 'small');
  return { ...env, production, reachedByOthers, demo, demoComforts: demo !== 'off' };
};
