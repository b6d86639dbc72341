import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { freshDatabase } from '../testing/cluster.ts';
import { facts, linkButton, mailLayout, paragraph, renderMail } from './mail-layout.ts';
import { enqueueMail, type MailContent, MailRefused, type Recipient } from './send-mail.ts';

const expiring = (site: string): MailContent => ({
  subject: `The certificate of ${site} expires in 30 days`,
  body: mailLayout(
    { sender: 'Attestry', title: 'A certificate expires', footer: ['You follow this site.'] },
    paragraph('Dear reader,'),
    facts([
      ['Site', site],
      ['Standard', 'Food'],
    ]),
    linkButton('Open the report', 'https://directory.example/audits/1?tab=report&from=mail'),
  ),
});

describe('an enqueued mail', () => {
  let database: Database;
  const to: Recipient = { name: 'Zoë Ångström', address: 'zoe@example.org' };
  const ask = (key: string, recipient = to, content = expiring('Südhafen')) =>
    inTransaction(database, { event: 'test' }, (db) => enqueueMail(db, { to: recipient, key, content }));
  const rows = async () => (await database.readPool.query('select * from mail order by id')).rows;

  beforeAll(async () => {
    database = openDatabase((await freshDatabase()).serverUrl, 4);
  });
  afterAll(() => database.close());

  it('is gone when its transaction rolls back', async () => {
    const failed = inTransaction(database, { event: 'test' }, async (db) => {
      await enqueueMail(db, { to, key: 'rolled back', content: expiring('Südhafen') });
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await rows()).toEqual([]);
  });

  it('is written once for each person and event, due at once', async () => {
    await Promise.all([ask('user 1, audit 2'), ask('user 1, audit 2'), ask('user 1, audit 2')]);
    await ask('user 1, audit 2', to, expiring('Nordhafen'));
    expect(await rows()).toMatchObject([
      {
        dedupe_key: 'user 1, audit 2',
        recipient_name: 'Zoë Ångström',
        recipient_address: 'zoe@example.org',
        subject: 'The certificate of Südhafen expires in 30 days',
        attempts: 0,
        sent_at: null,
      },
    ]);
    const [{ created_at, next_attempt_at }] = await rows();
    expect(next_attempt_at).toEqual(created_at);
  });

  it.each([
    { ...to, address: 'victim@example.org\r\nBcc: evil@example.org' },
    { ...to, address: 'victim@example.org, evil@example.org' },
    { ...to, address: 'Zoë <zoe@example.org>' },
    { ...to, address: 'zoe@example.org\n' },
    { ...to, address: '' },
    { ...to, name: 'Zoë\r\nBcc: evil@example.org' },
    { ...to, name: 'Zoë\u2028' },
  ])('is refused for an invalid recipient: %j', async (recipient) => {
    await expect(ask('refused', recipient)).rejects.toBeInstanceOf(MailRefused);
  });

  it('is refused with a subject of two lines, an empty subject, or no key', async () => {
    const { body } = expiring('x');
    await expect(ask('refused', to, { subject: 'a\nBcc: b@c.d', body })).rejects.toBeInstanceOf(MailRefused);
    await expect(ask('refused', to, { subject: ' ', body })).rejects.toBeInstanceOf(MailRefused);
    await expect(ask('')).rejects.toBeInstanceOf(MailRefused);
  });
});

describe('the layout of mail', () => {
  it('shows names unchanged and never as markup', async () => {
    const { html, text } = await renderMail(expiring('<img src=x onerror=alert(1)> & Söhne').body);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Söhne');
    expect(html).not.toContain('<img');
    expect(text).toContain('Site: <img src=x onerror=alert(1)> & Söhne');
  });

  it('has the same content in plain text, with the address of the link', async () => {
    const { text } = await renderMail(expiring('Südhafen').body);
    expect(text).toContain('A certificate expires\n\nDear reader,\n\nSite: Südhafen\nStandard: Food\n\n');
    expect(text).toContain('Open the report https://directory.example/audits/1?tab=report&from=mail');
    expect(text).toContain('You follow this site.');
    expect(text).not.toMatch(/undefined|\[object/);
  });

  it('fits a phone and has a dark colour for each light one', async () => {
    const { html, text } = await renderMail(expiring('Südhafen').body);
    expect(html).toContain('<meta content="width=device-width" name="viewport"/>');
    const coloured = [...html.matchAll(/<[^>]+ style="[^"]*#(?!ffffff[";])[^>]*>/g)].map(([tag]) => tag);
    expect(coloured.length).toBeGreaterThan(5);
    for (const tag of coloured) {
      const [, name = 'none'] = / class="([a-z ]+)"/.exec(tag) ?? [];
      for (const one of name.split(' ')) expect(html, tag).toContain(`  .${one} {`);
    }
    expect(text).not.toContain('color');
  });
});
