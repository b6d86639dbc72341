import { sharingOptionNames } from '@attestry/contract/kernel/sharing-options.ts';
import { z } from 'zod';
import { exampleLinks } from './example-pages.ts';
import { isLoopback, list, namesAndLinks, optionalUrl } from './names-and-links.ts';
import { publicOrigin } from './origin.ts';
import { missingPowerBiSettings, powerBiSettings } from './power-bi.ts';

const flag = (fallback: boolean) => z.stringbool().default(fallback);
const areOrigins = (items: string[]) => items.every((item) => URL.canParse(item) && new URL(item).origin === item);
const areCountryCodes = (codes: string[]) => codes.every((code) => /^[A-Z]{2}$/.test(code));

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optionalUrl,
  DATABASE_SERVER_URL: optionalUrl,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(8),
  LONGEST_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(1000),
  PUBLIC_BASE_URL: optionalUrl,
  TRUST_PROXY: flag(false),
  DEMO: z.enum(['off', 'small', 'full']).optional(),
  ...namesAndLinks,
  ...powerBiSettings,
  SUPPRESSED_COUNTRIES: list('RU,BY').refine(
    areCountryCodes,
    'is codes of two capital letters and commas, as in RU,BY',
  ),
  SITE_CODE_MIN_DIGITS: z.coerce.number().int().min(6).max(8).default(6),
  SITE_CODE_MAX_DIGITS: z.coerce.number().int().min(6).max(8).default(8),
  SHARING_OPTION: z.enum(sharingOptionNames).default('CertificateOnly'),
  AUDITOR_CHECK: z.enum(['off', 'warn', 'refuse']).optional(),
  LATE_UPLOAD_DAYS: z.coerce.number().int().min(1).default(49),
  DEFAULT_FAVOURITE_LIMIT: z.coerce.number().int().min(0).max(100_000).default(50),
  FLAG_MEGATRON: z.stringbool().optional(),
  FLAG_COMPANY_TIERS: z.stringbool().optional(),
  FLAG_AUDIT_FEATURE: z.stringbool().optional(),
  FLAG_SELF_SIGN_UP: z.stringbool().optional(),
  FLAG_ANALYTICS_PROOF_OF_CONCEPT: z.stringbool().optional(),
  OIDC_ISSUER: optionalUrl,
  OIDC_ORIGINS: list('').refine(
    areOrigins,
    'is origins and commas, as in https://tokens.example,https://login.example',
  ),
  OIDC_AUDIENCE: z.string().default('urn:attestry:api'),
  OIDC_CLIENT_ID: z.string().default('attestry-web'),
  OIDC_ACCOUNT_CLAIM: z.string().default('email'),
  SMTP_URL: optionalUrl,
  MAIL_FROM: z.string().default('no-reply@attestry.invalid'),
  CLAMD: z.string().optional(),
  REMOVED_DOCUMENT_DAYS: z.coerce.number().int().min(1).default(30),
  UPLOAD_QUOTA_GB: z.coerce.number().positive().default(50),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: optionalUrl,
  S3_REGION: z.string().default('us-east-1'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

type Environment = z.output<typeof environment>;
export type Settings = ReturnType<typeof readSettings>;

/** Behind a proxy the listening address is loopback too; the public one is what counts. */
const isLocalOnly = ({ HOST, PUBLIC_BASE_URL, TRUST_PROXY }: Environment) =>
  !TRUST_PROXY && isLoopback(HOST) && (!PUBLIC_BASE_URL || isLoopback(new URL(PUBLIC_BASE_URL).hostname));

const isProduction = ({ NODE_ENV }: Environment) => NODE_ENV === 'production';
const isReachedByOthers = (env: Environment) => isProduction(env) || !isLocalOnly(env);

interface Problem {
  name: string;
  message: string;
}

const problem = (broken: unknown, name: keyof Environment, message: string): Problem[] =>
  broken ? [{ name, message }] : [];

const shortestPassword = 12;
/** Known default passwords, also when followed only by digits and signs. */
const knownPasswords =
  /^(postgres(ql)?|pass(word|wort)?|p[a4][s5$]{2}w[o0]rd|attestry|database|secret|change-?me|admin(istrator)?|default|letmein|welcome|qwerty|long-and-random)[^a-z]*$/;

const hasWeakPassword = (url: string | undefined) => {
  if (url === undefined) return false;
  const { username, password, pathname } = new URL(url);
  const plain = decodeURIComponent(password).toLowerCase();
  const repeats = new Set(plain).size < 5;
  return (
    plain.length < shortestPassword ||
    repeats ||
    [username, pathname.slice(1)].includes(plain) ||
    knownPasswords.test(plain)
  );
};

const userOf = (url: string | undefined) => url && new URL(url).username;

/** Passwords and tokens would be sent unencrypted. */
const isPlain = (url: string | undefined) => {
  const { protocol, hostname } = new URL(url ?? 'https://none.invalid');
  return protocol !== 'https:' && !isLoopback(hostname);
};

const problemsOf = (env: Environment): Problem[] => [
  ...problem(
    env.PUBLIC_BASE_URL && new URL(env.PUBLIC_BASE_URL).href !== `${new URL(env.PUBLIC_BASE_URL).origin}/`,
    'PUBLIC_BASE_URL',
    'is an origin without a path, as in https://directory.example',
  ),
  ...problem(
    Boolean(env.CHAT_SCRIPT_URL) !== Boolean(env.CHAT_IDENTITY_SECRET),
    'CHAT_IDENTITY_SECRET',
    'and CHAT_SCRIPT_URL are set together or not at all',
  ),
  ...missingPowerBiSettings(env).flatMap((name) =>
    problem(true, name, 'is needed with the other settings of Power BI'),
  ),
  ...problem(
    env.FLAG_ANALYTICS_PROOF_OF_CONCEPT && !env.POWER_BI_CLIENT_ID,
    'FLAG_ANALYTICS_PROOF_OF_CONCEPT',
    'needs the settings of Power BI',
  ),
  ...problem(
    env.SITE_CODE_MIN_DIGITS > env.SITE_CODE_MAX_DIGITS,
    'SITE_CODE_MIN_DIGITS',
    'may not be more than SITE_CODE_MAX_DIGITS',
  ),
  ...problem(
    isReachedByOthers(env) && env.DEMO && env.DEMO !== 'off',
    'DEMO',
    `${env.DEMO} is for this machine alone, because everybody knows the password of its accounts: set DEMO=off, or leave HOST, PUBLIC_BASE_URL and TRUST_PROXY empty`,
  ),
];

const productionProblemsOf = (env: Environment): Problem[] => {
  const { DATABASE_URL, DATABASE_SERVER_URL, PUBLIC_BASE_URL, OIDC_ISSUER } = env;
  const weak = `needs a password that nobody can guess: ${shortestPassword} characters at least, as \`openssl rand -hex 32\` makes them`;
  const plain = 'has to begin with https://';
  return [
    ...problem(!DATABASE_URL, 'DATABASE_URL', 'is needed with NODE_ENV=production'),
    ...problem(hasWeakPassword(DATABASE_URL), 'DATABASE_URL', weak),
    ...problem(hasWeakPassword(DATABASE_SERVER_URL), 'DATABASE_SERVER_URL', weak),
    ...problem(
      DATABASE_SERVER_URL && userOf(DATABASE_SERVER_URL) === userOf(DATABASE_URL),
      'DATABASE_SERVER_URL',
      'may not name the user of DATABASE_URL: as the owner of the database the server could alter the record of changes',
    ),
    ...problem(!PUBLIC_BASE_URL, 'PUBLIC_BASE_URL', 'is needed with NODE_ENV=production'),
    ...problem(isPlain(PUBLIC_BASE_URL), 'PUBLIC_BASE_URL', plain),
    ...problem(isPlain(OIDC_ISSUER), 'OIDC_ISSUER', plain),
  ];
};

/** An unreadable value is one problem; the rest is checked as if that value had been omitted. */
const checked = (given: Record<string, string | undefined>): { env: Environment; problems: Problem[] } => {
  const parsed = environment.safeParse(given);
  const unreadable = (parsed.error?.issues ?? []).map(({ path: [name], message }) => ({
    name: String(name),
    message,
  }));
  const unreadableNames = new Set(unreadable.map(({ name }) => name));
  const readable = Object.entries(given).filter(([name]) => !unreadableNames.has(name));
  const env = environment.parse(Object.fromEntries(readable));
  const found = [...problemsOf(env), ...(isProduction(env) ? productionProblemsOf(env) : [])];
  return { env, problems: [...unreadable, ...found.filter(({ name }) => !unreadableNames.has(name))] };
};

/**
 * Reads the deployment's settings from the environment, once at start. Throws with every problem named. The demo and its
 * conveniences exist only where nobody else can reach them.
 */
export const readSettings = (variables: Record<string, string | undefined> = process.env) => {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { env, problems } = checked(filled);
  if (problems.length) {
    const lines = problems.map(({ name, message }) => `  - ${name}: ${message}`);
    throw new Error(`The settings are not usable:\n${lines.join('\n')}`);
  }
  const production = isProduction(env);
  const reachedByOthers = isReachedByOthers(env);
  const demo = env.DEMO ?? (reachedByOthers || env.DATABASE_URL ? 'off' : 'small');
  const AUDITOR_CHECK = env.AUDITOR_CHECK ?? (demo === 'off' ? 'off' : 'warn');
  const links = demo === 'off' ? {} : exampleLinks(publicOrigin(env));
  const known = Object.keys(environment.shape);
  /** The names of all settings, and of those that the environment sets. */
  const origin = { known, given: known.filter((name) => filled[name] !== undefined) };
  return { ...links, ...env, AUDITOR_CHECK, production, reachedByOthers, demo, demoComforts: demo !== 'off', origin };
};
