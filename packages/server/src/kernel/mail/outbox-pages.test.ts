import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../http/server.ts';
import { readSettings } from '../settings/settings.ts';
import { mailLayout, paragraph, renderMail } from './mail-layout.ts';
import { openMailTransport } from './mail-transport.ts';
import { listOutbox } from './outbox.ts';
import { outboxPages } from './outbox-pages.ts';

describe('the outbox pages', () => {
  let dataDir = '';
  let app: FastifyInstance;
  const settingsOf = (demo: string) => readSettings({ DATA_DIR: dataDir, DEMO: demo, LOG_LEVEL: 'silent' });
  const start = async (demo = 'small') => {
    const started = await createServer(settingsOf(demo));
    outboxPages(started, settingsOf(demo));
    return started;
  };
  const write = async (subject: string, created_at: Date) => {
    const body = mailLayout({ sender: 'Attestry', title: subject, footer: [] }, paragraph(`About "${subject}"`));
    const { html, text } = await renderMail(body);
    const to = { recipient_name: 'Zoë <b>', recipient_address: 'zoe@example.org' };
    const mail = { dedupe_key: subject, ...to, subject, html, text, created_at, unsubscribe_url: null };
    await openMailTransport(settingsOf('small')).send(mail);
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    app = await start();
  });
  afterEach(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('say that there is no mail yet', async () => {
    const { statusCode, body } = await app.inject('/outbox');
    expect(statusCode).toBe(200);
    expect(body).toContain('No mail has been written yet.');
  });

  it('list mail with the newest first, names and subjects escaped', async () => {
    await write('Older <script>alert(1)</script>', new Date('2026-03-01T08:00:00Z'));
    await write('Newer', new Date('2026-03-02T09:30:00Z'));
    const { body, headers } = await app.inject('/outbox');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body.indexOf('Newer')).toBeGreaterThan(0);
    expect(body.indexOf('Newer')).toBeLessThan(body.indexOf('Older'));
    expect(body).toContain('2026-03-02 09:30 UTC');
    expect(body).not.toContain('<script');
    expect(body).toContain('Zoë &lt;b&gt; &lt;zoe@example.org&gt;');
  });

  it('load their styles from a file, because the directory’s pages may not have inline styles', async () => {
    const { body, headers } = await app.inject('/outbox');
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    expect(body).not.toMatch(/<style|style=/);
    const [, address = ''] = /rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
    const sheet = await app.inject(address);
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('show one mail in a frame without scripts, with its own styles', async () => {
    await write('Report "A"', new Date('2026-03-01T08:00:00Z'));
    const [entry] = await listOutbox(settingsOf('small'));
    const { body } = await app.inject(`/outbox/${entry?.id}`);
    const frame = /<iframe [^>]*>/.exec(body)?.[0] ?? '';
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(frame).not.toMatch(/allow-(scripts|same-origin)/);
    const mail = await app.inject(/ src="([^"]+)"/.exec(frame)?.[1] ?? '');
    expect(mail.body).toContain('About &quot;Report');
    const policy = String(mail.headers['content-security-policy']);
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'/,
    );
    expect(policy).not.toMatch(/allow-(scripts|same-origin)/);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('serve no file but the mails', async () => {
    await writeFile(path.join(dataDir, 'owner-password'), 'secret');
    for (const id of ['nothing', '..%2Fowner-password', '20260301T080000000Z-00000000000000000000000000000000']) {
      for (const address of [`/outbox/${id}`, `/outbox/${id}/mail`]) {
        const { statusCode, body } = await app.inject(address);
        expect([statusCode, body.includes('No such mail')]).toEqual([404, true]);
      }
    }
  });

  it('do not exist without the demo', async () => {
    const real = await start('off');
    expect((await real.inject('/outbox')).statusCode).toBe(404);
    await real.close();
  });
});
