import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { flagsOf } from './flags.ts';
import { readSettings } from './settings.ts';

const textAt = (place: string): string => readFileSync(new URL(place, import.meta.url), 'utf8');

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://owner:long-and-secret@database.example/attestry',
  PUBLIC_BASE_URL: 'https://directory.example',
};

const refusalOf = (variables: Record<string, string | undefined>): string => {
  try {
    readSettings(variables);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
};

describe('the settings', () => {
  it('name every bad value at once', () => {
    const refusal = refusalOf({ PORT: 'eighty', LOG_LEVEL: 'loud', OIDC_ISSUER: 'login', SITE_CODE_MAX_DIGITS: '9' });
    for (const name of ['PORT', 'LOG_LEVEL', 'OIDC_ISSUER', 'SITE_CODE_MAX_DIGITS']) expect(refusal).toContain(name);
  });

  it('name contradicting values along with unreadable ones', () => {
    const refusal = refusalOf({ PORT: 'eighty', SITE_CODE_MIN_DIGITS: '8', SITE_CODE_MAX_DIGITS: '6' });
    expect(refusal).toContain('PORT');
    expect(refusal).toContain('SITE_CODE_MIN_DIGITS: may not be more than SITE_CODE_MAX_DIGITS');
  });

  it.each(['RUS;BY', 'RUS', 'ru', 'RU;BY', 'R1'])('refuse an unreadable code of a suppressed country: %s', (codes) => {
    expect(refusalOf({ SUPPRESSED_COUNTRIES: codes })).toContain('SUPPRESSED_COUNTRIES');
  });

  it.each(['https://x.example/path', 'https://x.example/?a', 'https://x.example/#a', 'https://ada@x.example'])(
    'refuse a public address with more than an origin: %s',
    (PUBLIC_BASE_URL) => {
      expect(refusalOf({ PUBLIC_BASE_URL })).toContain('PUBLIC_BASE_URL');
      expect(refusalOf({ PUBLIC_BASE_URL: 'https://x.example:8443/' })).toBe('');
    },
  );

  it.each(['https://tokens.example/token', 'tokens.example', "https://x.example; script-src 'unsafe-inline'", '*'])(
    'allow only origins for the pages: %s',
    (OIDC_ORIGINS) => {
      expect(refusalOf({ OIDC_ORIGINS })).toContain('OIDC_ORIGINS');
    },
  );

  it.each(['TERMS_URL', 'CHAT_SCRIPT_URL', 'HELP_URL'])('refuse a link that is not secure: %s', (name) => {
    for (const address of ['http://body.example/terms', 'javascript:alert(1)', 'ftp://body.example'])
      expect(refusalOf({ [name]: address })).toContain(`${name}: has to begin with https://`);
    expect(refusalOf({ TERMS_URL: 'http://127.0.0.1:8088/terms' })).toBe('');
  });

  it('take the settings of Power BI together or not at all, and only origins over https', () => {
    expect(refusalOf({ POWER_BI_TENANT_ID: '8a1f0d52-3c64-4b7e-9a01-5d2e7f60c3b8' })).toContain(
      'POWER_BI_CLIENT_SECRET: is needed',
    );
    for (const POWER_BI_EMBED_ORIGIN of ['http://reports.example', 'https://reports.example/embed', '*'])
      expect(refusalOf({ POWER_BI_EMBED_ORIGIN })).toContain('POWER_BI_EMBED_ORIGIN');
    expect(refusalOf({ FLAG_ANALYTICS_PROOF_OF_CONCEPT: 'true' })).toContain('needs the settings of Power BI');
    expect(refusalOf({})).toBe('');
  });

  it('treat an empty value as not set', () => {
    expect(readSettings({ PORT: '', S3_BUCKET: '', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  it('read on and off as words', () => {
    expect(readSettings({ TRUST_PROXY: 'true' }).TRUST_PROXY).toBe(true);
    expect(readSettings({ TRUST_PROXY: 'false' }).TRUST_PROXY).toBe(false);
    expect(refusalOf({ TRUST_PROXY: 'perhaps' })).toContain('TRUST_PROXY');
  });

  it('read a list with or without spaces', () => {
    expect(readSettings({ SUPPRESSED_COUNTRIES: 'RU, BY ,,KP' }).SUPPRESSED_COUNTRIES).toEqual(['RU', 'BY', 'KP']);
  });
});

describe('production', () => {
  it('starts with only a database and a public address', () => {
    expect(readSettings(production)).toMatchObject({ production: true, demo: 'off', demoComforts: false });
  });

  it('needs a database of its own and a public address', () => {
    const refusal = refusalOf({ NODE_ENV: 'production' });
    expect(refusal).toContain('DATABASE_URL');
    expect(refusal).toContain('PUBLIC_BASE_URL');
  });

  it.each(['small', 'full'])('refuses the demo: %s', (demo) => {
    expect(refusalOf({ ...production, DEMO: demo })).toContain('DEMO');
    expect(readSettings({ ...production, DEMO: 'off' }).demo).toBe('off');
  });

  const guessed = [
    '',
    'postgres',
    'Password',
    'changeme',
    'owner',
    'LONG-AND-RANDOM',
    'owner-of-directory',
    'directory_2026',
  ];
  const madeUp = [
    'elevenchars',
    'postgres123456',
    'Password!2026',
    'P4ssw0rd1234',
    'aaaaaaaaaaaaaaaa',
    'changeme-12345',
  ];
  it.each([...guessed, ...madeUp])('refuses a database password that can be guessed: “%s”', (password) => {
    const url = `postgres://owner-of-directory:${password}@database.example/directory_2026`;
    expect(refusalOf({ ...production, DATABASE_URL: url })).toContain('DATABASE_URL: needs a password');
    expect(refusalOf({ ...production, DATABASE_SERVER_URL: url })).toContain('DATABASE_SERVER_URL: needs a password');
  });

  it('accepts a database password that cannot be guessed', () => {
    for (const password of ['k7Qm2xw9Zr4T', 'plum-velvet-harbour', '9f86d081884c7d659a2feaa0c55ad015'])
      expect(refusalOf({ ...production, DATABASE_URL: `postgres://owner:${password}@db.example/attestry` })).toBe('');
  });

  it('reaches an external provider by https, or on this machine', () => {
    const refusal = (OIDC_ISSUER: string) => refusalOf({ ...production, OIDC_ISSUER });
    expect(refusal('http://login.example/realms/food')).toContain('OIDC_ISSUER: has to begin with https://');
    for (const issuer of ['https://login.example', 'http://localhost:8081/realms/food', 'http://127.0.0.1:8081'])
      expect(refusal(issuer)).toBe('');
    expect(refusalOf({ OIDC_ISSUER: 'http://login.example' })).toBe('');
  });

  it('uses a database user of its own, who does not own the database', () => {
    const urlOf = (user: string) => `postgres://${user}:another-and-secret@database.example/attestry`;
    expect(refusalOf({ ...production, DATABASE_SERVER_URL: urlOf('owner') })).toContain('DATABASE_SERVER_URL: may not');
    expect(refusalOf({ ...production, DATABASE_SERVER_URL: urlOf('directory_app') })).toBe('');
  });

  it.each([
    ['http://directory.example', 'PUBLIC_BASE_URL: has to begin with https://'],
    ['https://directory.example', ''],
    ['http://localhost:8080', ''],
  ])('is reached by https, or on this machine: %s', (PUBLIC_BASE_URL, refusal) => {
    expect(refusalOf({ ...production, PUBLIC_BASE_URL })).toContain(refusal);
    if (!refusal) expect(refusalOf({ ...production, PUBLIC_BASE_URL })).toBe('');
  });

  it('reports all problems at once', () => {
    const unsafe = {
      DATABASE_URL: 'postgres://owner:LONG-AND-RANDOM@database.example/attestry',
      DATABASE_SERVER_URL: 'postgres://owner:password@database.example/attestry',
      PUBLIC_BASE_URL: 'http://x.example/path',
      SUPPRESSED_COUNTRIES: 'RUS;BY',
      SITE_CODE_MIN_DIGITS: '8',
      SITE_CODE_MAX_DIGITS: '6',
      DEMO: 'small',
    };
    const refusal = refusalOf({ ...production, ...unsafe });
    for (const name of Object.keys(unsafe)) expect(refusal).toContain(name);
    expect(refusal.split('\n')).toHaveLength(9);
  });
});

describe('the demo', () => {
  it('is on by default, and off with an external database', () => {
    expect(readSettings({}).demo).toBe('small');
    expect(readSettings({ DATABASE_URL: production.DATABASE_URL }).demo).toBe('off');
  });

  it.each(['127.0.0.1', '::1', 'localhost'])('shows its accounts and mail on %s', (HOST) => {
    expect(readSettings({ HOST }).demoComforts).toBe(true);
  });

  it('leads to example pages where no other links are set, and warns of unknown auditors', () => {
    expect(readSettings({ PORT: '8099', HELP_URL: 'https://body.example/help' })).toMatchObject({
      TERMS_URL: 'http://127.0.0.1:8099/example/terms',
      HELP_URL: 'https://body.example/help',
      AUDITOR_CHECK: 'warn',
    });
    expect(readSettings({ DEMO: 'off' }).TERMS_URL).toBeUndefined();
  });

  const places = [{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.168.1.20' }];
  it.each([...places, { PUBLIC_BASE_URL: 'https://demo.example' }, { TRUST_PROXY: 'true' }])(
    'is off if others can reach the directory, and refused when requested: %o',
    (place) => {
      expect(readSettings(place)).toMatchObject({ demo: 'off', demoComforts: false, reachedByOthers: true });
      expect(readSettings({ ...place, DEMO: 'off' }).demo).toBe('off');
      expect(refusalOf({ ...place, DEMO: 'small' })).toContain('DEMO: small is for this machine alone');
    },
  );
});

describe('the example environment file', () => {
  const example = textAt('../../../../../deploy/environment.example');
  const given = parseEnv(example);
  const shown = parseEnv(example.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''));
  const declared = [
    ...`${textAt('settings.ts')}${textAt('names-and-links.ts')}${textAt('power-bi.ts')}`.matchAll(
      /^ {2}([A-Z][A-Z0-9_]*):/gm,
    ),
  ].map(([, name]) => name ?? '');
  const readByOthers = ['POSTGRES_PASSWORD', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

  it('shows every setting and nothing else', () => {
    expect(declared.length).toBeGreaterThan(30);
    expect(Object.keys(shown).sort()).toEqual([...declared, ...readByOthers].sort());
  });

  it('shows the actual defaults', () => {
    const defaults = readSettings({ DEMO: 'off' });
    const read = readSettings(Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in given))));
    expect({ ...read, ...defaults, origin: read.origin }).toEqual(read);
    expect(flagsOf(read)).toEqual(flagsOf(defaults));
  });

  it('is refused until it is filled in', () => {
    expect(refusalOf(given)).toContain('DATABASE_URL');
    expect(Object.entries(given).filter(([name, value]) => name !== 'NODE_ENV' && value !== '')).toEqual([]);
  });
});
