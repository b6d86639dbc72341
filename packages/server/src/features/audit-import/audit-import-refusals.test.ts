import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { largestWorkbook } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { eicar, startClamd, type TestClamd } from '../../kernel/testing/clamd.ts';
import { plainParts, unzipped, type ZipEntry, zipOf, zipped } from '../../kernel/workbooks/workbook.factory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook, sheetNameOf } from '../report-template/report-workbook.public.ts';
import { filledAnswers, siteToAudit, uploadFile, uploadReport, uploadRequest } from './audit-import.factory.ts';
import { parseReport } from './reading/parse-report.queries.ts';

const food = templateFor('Food') ?? expect.unreachable();

let clamd: TestClamd;
let directory: TestDirectory;
let cb: Caller;
/** The parts of a report that would be stored as it is. */
let good: Record<string, string>;
let placeOf: Readonly<Record<string, { sheet: string; cell: string }>>;

const cbOf = async (where: TestDirectory) => {
  const { id } = await makeCertificationBody(where.owner);
  return where.as({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] });
};

beforeAll(async () => {
  clamd = await startClamd();
  directory = await testDirectory({ CLAMD: clamd.address });
  cb = await cbOf(directory);
  const site = await siteToAudit(directory.owner);
  const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
  good = await unzipped(bytes);
  const parsed = await parseReport(bytes);
  placeOf = parsed.outcome === 'read' ? parsed.places : expect.unreachable();
});
afterAll(async () => {
  await directory.close();
  await clamd.stop();
});

/** Rows of every table, and files of the store: what must be as before when nothing was stored. */
const everythingStored = async (where = directory) => {
  const { rows: names } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(where.owner);
  const counts = await Promise.all(
    names.map(async ({ name }) => {
      const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(where.owner);
      return [name, rows[0]?.count] as const;
    }),
  );
  const store = path.join(where.settings.DATA_DIR, 'files');
  return {
    rows: Object.fromEntries(counts),
    files: (await readdir(store, { recursive: true }).catch(() => [])).sort(),
  };
};

let listening: Promise<string> | undefined;
const portOf = async ({ app }: TestDirectory): Promise<number> => {
  listening ??= app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(await listening).port);
};

const refused = async (bytes: Uint8Array, caller = cb, where = directory) => {
  const before = await everythingStored(where);
  const result = await uploadFile(caller, bytes);
  expect(await everythingStored(where)).toEqual(before);
  expect(result.auditExternalId).toBeUndefined();
  return result;
};

const withPart = (name: string, content: string | Buffer, more: Partial<ZipEntry> = {}) => {
  const entries: ZipEntry[] = Object.entries(good).map(([each, text]) => ({ name: each, content: text }));
  return zipOf([...entries.filter((entry) => entry.name !== name), { name, content, ...more }]);
};
/** The guide is the first sheet, the sections follow in their order. */
const partOf = (xmlTag: string) =>
  `xl/worksheets/sheet${food.sections.findIndex((each) => sheetNameOf(each) === placeOf[xmlTag]?.sheet) + 2}.xml`;
/** The good report with one cell replaced; `content` is what stands between the tags of the cell. */
const withCell = (xmlTag: string, content: string, type = '') => {
  const part = partOf(xmlTag);
  const { cell } = placeOf[xmlTag] ?? expect.unreachable(xmlTag);
  const xml = good[part] ?? '';
  const pattern = new RegExp(`<c r="${cell}"[^>]*?(/>|>.*?</c>)`, 's');
  expect(xml).toMatch(pattern);
  return zipped({ ...good, [part]: xml.replace(pattern, () => `<c r="${cell}"${type}>${content}</c>`) });
};
const typed = (xmlTag: string, text: string) =>
  withCell(xmlTag, `<is><t xml:space="preserve">${text}</t></is>`, ' t="inlineStr"');

const ole = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(1024),
  ]);
const sheet1 = 'xl/worksheets/sheet1.xml';

describe('a file that is no readable report', () => {
  it.each<[string, () => Uint8Array, RegExp]>([
    ['not a workbook', () => Buffer.from('%PDF-1.7 …'), /is not an Excel workbook/],
    ['noise', () => randomBytes(50_000), /is not an Excel workbook/],
    ['empty', () => Buffer.alloc(0), /is empty/],
    ['a zip of something else', () => zipOf([{ name: 'readme.txt', content: 'Hello' }]), /is not an Excel workbook/],
    ['an old .xls', () => ole('Workbook'), /old Excel workbook/],
    ['encrypted', () => ole('EncryptedPackage'), /protected with a password/],
    ['with macros', () => withPart('xl/vbaProject.bin', 'Sub Auto_Open()'), /holds macros/],
    [
      'with links to another file',
      () => withPart('xl/externalLinks/externalLink1.xml', '<externalLink/>'),
      /links to another file/,
    ],
    [
      'with a document type',
      () => withPart(sheet1, `<!DOCTYPE x [<!ENTITY a "b">]>${good[sheet1]}`),
      /document type declaration/,
    ],
    ['a bomb', () => withPart('xl/media/image1.png', Buffer.alloc(50 * 2 ** 20)), /far larger unpacked/],
    [
      'of false sizes',
      () => withPart(sheet1, `${good[sheet1]}${' '.repeat(5000)}`, { declared: { size: 1000 } }),
      /sizes .* not true/,
    ],
    ['cut off', () => zipped(good).subarray(0, 9000), /is damaged/],
    ['a workbook without a template', () => zipOf(plainParts()), /is not a report template/],
  ])('is refused: %s', async (_, make, says) => {
    const result = await refused(make());
    expect(result).toMatchObject({ status: 'Validation', messages: [{ message: expect.stringMatching(says) }] });
  });

  it('is refused: made from another version of the template', async () => {
    const custom = 'docProps/custom.xml';
    const older = withPart(custom, good[custom]?.replace('>1.0<', '>0.9<') ?? '');
    expect((await refused(older)).messages).toEqual([
      { message: 'The workbook is made from version 0.9 of the template FOOD; accepted is version 1.0.' },
    ]);
  });
});

describe('a report with an answer that cannot be', () => {
  it.each<[string, string, () => Uint8Array, RegExp]>([
    ['a formula', 'EMPLOYEES', () => withCell('EMPLOYEES', '<f>1+1</f><v>2</v>'), /formulas are not accepted/],
    [
      'an error of the spreadsheet',
      'EMPLOYEES',
      () => withCell('EMPLOYEES', '<v>#REF!</v>', ' t="e"'),
      /holds the error #REF!/,
    ],
    ['the thirtieth of February', 'START_DATE', () => typed('START_DATE', '2026-02-30'), /"2026-02-30" is not a date/],
    ['a date of another order', 'START_DATE', () => typed('START_DATE', '03/04/2026'), /is not a date/],
    ['a date before its time', 'START_DATE', () => withCell('START_DATE', '<v>1</v>'), /is not between 2000 and 2100/],
    ['a number far too large for a date', 'START_DATE', () => withCell('START_DATE', '<v>1e300</v>'), /is not a date/],
    ['a missing answer', 'AUDITOR_NAME', () => withCell('AUDITOR_NAME', ''), /Field is required/],
    ['a text too long', 'SITE_NAME', () => typed('SITE_NAME', 'x'.repeat(1001)), /Max 1000 characters/],
    ['a choice that is none', 'GRADE', () => typed('GRADE', 'AAA'), /"AAA" is not one of/],
  ])('is refused: %s', async (_, xmlTag, make, says) => {
    const { sheet, cell } = placeOf[xmlTag] ?? expect.unreachable();
    const result = await refused(make());
    expect(result.status).toBe('Validation');
    expect(result.messages).toEqual([
      { xmlTag, sheet, cell, label: expect.any(String), message: expect.stringMatching(says) },
    ]);
  });

  it('is stored with a warning when its xmlTag is unknown', async () => {
    const strings = 'xl/sharedStrings.xml';
    expect(good[strings]).toContain('>INTERPRETER<');
    const unknown = zipped({ ...good, [strings]: good[strings]?.replace('>INTERPRETER<', '>WEATHER<') ?? '' });
    // The row of a known question is then missing, which is refused; one more row is only ignored.
    expect((await refused(unknown)).messages).toEqual([
      expect.objectContaining({ xmlTag: 'INTERPRETER', message: expect.stringContaining('its row was removed') }),
    ]);
    const part = partOf('INTERPRETER');
    const rows =
      good[part]?.replace(
        '</sheetData>',
        '<row r="900"><c r="A900" t="inlineStr"><is><t>WEATHER</t></is></c></row></sheetData>',
      ) ?? '';
    const result = await uploadFile(cb, zipped({ ...good, [part]: rows }));
    expect(result).toMatchObject({
      status: 'SuccessWithWarnings',
      messages: [{ xmlTag: 'WEATHER', cell: 'A900', message: expect.stringContaining('unknown xmlTag, ignored') }],
    });
  });

  it.each(['Viet Nam', 'VN', 'vietnam'])('is stored with a country in any of its names: %s', async (country) => {
    const site = await siteToAudit(directory.owner, { country_id: 704 });
    const result = await uploadReport(cb, food, filledAnswers(food, { ...site.keys, country }));
    expect(result).toMatchObject({ status: 'Success', messages: [] });
  });

  it('is refused with a country nobody knows', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, filledAnswers(food, { ...site.keys, country: 'Atlantis' }));
    expect((await refused(bytes)).messages).toEqual([
      expect.objectContaining({ xmlTag: 'COUNTRY', message: expect.stringContaining('"Atlantis" is not a country') }),
    ]);
  });

  it('is stored without the signs no database takes', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(
      food,
      filledAnswers(food, { ...site.keys, scope: 'Bread_x0000_ and_xD800_ rolls' }),
    );
    good = await unzipped(bytes);
    const raw = typed('SCOPE', 'Bread_x0000_ and_xD800_ rolls');
    const result = await uploadFile(cb, raw, {}, 're\u0000port.xlsx');
    expect(result).toMatchObject({ status: 'Success', messages: [] });
    const { body } = await cb.get(`/audit/api/Audit/${result.auditExternalId}`);
    expect(body.scope).toBe('Bread and rolls');
  });
});

describe('a fifth upload of the same person', () => {
  /** Sends the first bytes of an upload. */
  const begin = async (port: number) => {
    const { headers, payload } = await uploadRequest(Buffer.alloc(1_000, 'PK'));
    const request = http.request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/audit/api/Audit/ImportReport',
      headers: { ...headers, authorization: `Bearer ${cb.token}` },
    });
    request.on('error', () => undefined);
    const arrived = once(directory.app.server, 'request');
    request.write(payload.subarray(0, 500));
    await arrived;
    return { request, rest: payload.subarray(500) };
  };
  const answer = async () => (await uploadFile(cb, Buffer.from('%PDF'))).messages;
  const busy = [{ message: 'Other reports of yours are being read just now. Please try again when they have ended.' }];

  const read = [{ message: 'The file is not an Excel workbook (.xlsx).' }];

  /** An upload that is being read, as another one finds: that may have come first, and so be in its way. */
  const underWay = (port: number) =>
    vi.waitFor(async () => {
      const begun = await begin(port);
      await wait(50);
      const found = await answer();
      if (JSON.stringify(found) !== JSON.stringify(busy)) begun.request.destroy();
      expect(found).toEqual(busy);
      return begun;
    }, 10_000);

  it('is not read before one of the others has ended, or was cut off', async () => {
    const port = await portOf(directory);
    const others = [await begin(port), await begin(port), await begin(port)];
    const { request, rest } = await underWay(port);
    const ended = once(request, 'response');
    request.end(rest);
    (await ended)[0].resume();
    expect(await answer()).toEqual(read);
    const cut = await underWay(port);
    cut.request.destroy();
    await vi.waitFor(async () => expect(await answer()).toEqual(read));
    for (const other of others) other.request.destroy();
  });

  it('may come five minutes after one whose connection died without a word', () => {
    expect(directory.app.server.requestTimeout).toBe(300_000);
  });
});

describe('the virus scan', () => {
  it('lets nothing infected in, before anything looks into it', async () => {
    const before = await refused(eicar);
    expect(before).toEqual({ status: 'Virus', messages: [{ message: expect.stringContaining('found something') }] });
    const hidden = withPart('xl/media/image1.png', eicar, { stored: true });
    expect((await refused(hidden)).status).toBe('Virus');
  });

  it('accepts nothing that it could not look into', async () => {
    const result = await refused(randomBytes(1_500_000));
    expect(result).toEqual({
      status: 'Error',
      messages: [{ message: expect.stringContaining('could not look into') }],
    });
  });

  it('is noted as clean with the report', async () => {
    const site = await siteToAudit(directory.owner);
    const { auditExternalId = '' } = await uploadFile(cb, await blankWorkbook(food, filledAnswers(food, site.keys)));
    const report = await directory.owner
      .selectFrom('audit_report')
      .select('scan')
      .where('audit_id', '=', auditExternalId)
      .executeTakeFirst();
    expect(report?.scan).toBe('clean');
  });

  it('accepts nothing while it does not answer', async () => {
    const down = await testDirectory({ CLAMD: '127.0.0.1:9', LOG_LEVEL: 'silent' });
    const caller = await cbOf(down);
    const site = await siteToAudit(down.owner);
    const result = await refused(await blankWorkbook(food, filledAnswers(food, site.keys)), caller, down);
    expect(result).toEqual({ status: 'Error', messages: [{ message: expect.stringContaining('does not answer') }] });
    await down.close();
  });
});

describe('what goes wrong on our side', () => {
  it('answers Error and stores nothing', async () => {
    const broken = await testDirectory({ LOG_LEVEL: 'silent' });
    const caller = await cbOf(broken);
    const site = await siteToAudit(broken.owner);
    await sql`alter table certificate add constraint nothing_fits check (false)`.execute(broken.owner);
    const before = (await everythingStored(broken)).rows;
    const result = await uploadFile(caller, await blankWorkbook(food, filledAnswers(food, site.keys)));
    expect(result).toEqual({ status: 'Error', messages: [{ message: 'An unknown error has occurred' }] });
    expect((await everythingStored(broken)).rows).toEqual(before);
    await broken.close();
  });
});

describe('a file over 20 MB', () => {
  it('is refused', async () => {
    const result = await refused(Buffer.alloc(largestWorkbook + 1, 'PK'));
    expect(result).toEqual({ status: 'Validation', messages: [{ message: 'The file is larger than 20 MB.' }] });
  });

  /** Sends a body of `megabytes` through a real connection, as it comes, and reads the answer. */
  const stream = async (agent: http.Agent, port: number, megabytes: number) => {
    const { headers } = await uploadRequest(Buffer.alloc(0));
    const boundary = headers['content-type'].split('boundary=')[1] ?? '';
    const request = http.request({
      agent,
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/audit/api/Audit/ImportReport',
      headers: { ...headers, authorization: `Bearer ${cb.token}` },
    });
    const answered = once(request, 'response');
    const piece = Buffer.alloc(2 ** 20, 7);
    request.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="r.xlsx"\r\n\r\n`);
    for (let at = 0; at < megabytes; at += 1) if (!request.write(piece)) await once(request, 'drain');
    request.end(`\r\n--${boundary}--\r\n`);
    const [response] = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return {
      status: response.statusCode,
      reused: request.reusedSocket,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    };
  };

  it('is refused in few words however large it is, in bounded memory, and the connection goes on', async ({
    annotate,
  }) => {
    const port = await portOf(directory);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 5);
    const first = await stream(agent, port, 300);
    clearInterval(watch);
    const second = await stream(agent, port, 25);
    agent.destroy();
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'Validation', messages: [{ message: 'The file is larger than 20 MB.' }] },
    });
    expect(second).toMatchObject({ status: 200, reused: true, body: { status: 'Validation' } });
    const grown = Math.round((highest - before) / 2 ** 20);
    await annotate(`300 MB sent, memory grew by ${grown} MB`);
    expect(grown).toBeLessThan(150);
  });
});
