import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { openParts } from '../../kernel/workbooks/zip-guard.ts';
import { makeAudit } from '../audit/audit.factory.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory({ PRODUCT_NAME: 'Safe & Sound 安心' });
});
beforeEach(() => setClock(new Date('2026-11-21T12:00:00Z')));
afterEach(() => setClock());
afterAll(() => directory.close());

const made = async (values: Parameters<typeof makeAudit>[1] = {}) => {
  const audit = await makeAudit(directory.owner, { expiry_date: '2027-03-20', ...values });
  const owner = await directory.as({
    role: 'Company User',
    organisations: [['Company', audit.ownerCompanyId]],
  });
  const url = `/audit/api/Audit/${audit.id}/downloadLogos`;
  return { ...audit, url, owner, answer: await owner.get(url) };
};

const unpacked = async (bytes: Buffer): Promise<[string, Buffer][]> => {
  const parts = await openParts(bytes);
  return Promise.all(
    parts.names().map(async (name): Promise<[string, Buffer]> => {
      const chunks: Buffer[] = [];
      for await (const chunk of parts.open(name)) chunks.push(chunk);
      return [name, Buffer.concat(chunks)];
    }),
  );
};

/** The colour at the top of the outer ring. */
const inkOf = async (png: Buffer, width: number) => {
  const at = { left: width / 2, top: Math.round(width / 50), width: 1, height: 1 };
  return [...(await sharp(png).extract(at).raw().toBuffer())];
};

describe('the logos of a certificated company', () => {
  it('are SVG and PNG in two sizes, in colour and mono, named by standard and grade', async () => {
    const { answer, siteId } = await made({ grade: 'AA+' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['content-disposition']).toContain(`Logos-${siteId}.zip`);
    const files = new Map(await unpacked(answer.bytes));
    expect([...files.keys()]).toEqual(
      ['colour', 'mono'].flatMap((ink) =>
        ['.svg', '-600px.png', '-2400px.png'].map((end) => `Logo-Food-AA+-${ink}${end}`),
      ),
    );
    for (const [width, ink, expected] of [
      [600, 'colour', [11, 86, 70, 255]],
      [2400, 'mono', [0, 0, 0, 255]],
    ] as const) {
      const png = files.get(`Logo-Food-AA+-${ink}-${width}px.png`) ?? expect.unreachable();
      expect(await sharp(png).metadata()).toMatchObject({ width, height: width, hasAlpha: true });
      expect(await inkOf(png, width)).toEqual(expected);
    }
  });

  it('look the same without fonts, because every letter is drawn', async () => {
    const svg = (await unpacked((await made()).answer.bytes))[0]?.[1].toString() ?? '';
    expect(svg).toMatch(/^<svg[^>]* viewBox="0 0 200 200"/);
    expect(svg).not.toMatch(/<text|font-family|<script|<image|href="http/);
  });

  it('are drawn for the audit’s standard and grade', async () => {
    const drawn = async (values: Parameters<typeof makeAudit>[1]) =>
      (await unpacked((await made(values)).answer.bytes))[0]?.[1].toString();
    const food = await drawn({ grade: 'A' });
    expect(await drawn({ grade: 'A' })).toBe(food);
    expect(await drawn({ grade: 'B' })).not.toBe(food);
    expect(await drawn({ standard_id: 6, grade: 'A' })).not.toBe(food);
  });

  it.each<[string, Parameters<typeof makeAudit>[1], string]>([
    ['something is excluded', { exclusion: 'Rusks' }, 'certificate.logosExcluded'],
    ['nothing is said of exclusions', { exclusion: null }, 'certificate.logosExcluded'],
    ['the certificate has run out', { expiry_date: '2026-11-20' }, 'certificate.logosUnavailable'],
    ['the certification is suspended', { certification_status: 'Suspended' }, 'certificate.logosUnavailable'],
    ['the record is closed', { record_status: 'Closed' }, 'certificate.logosUnavailable'],
    ['the standard has none', { standard_id: 10 }, 'certificate.logosUnavailable'],
  ])('are refused when %s', async (_, values, code) => {
    const { answer } = await made(values);
    expect([answer.status, answer.body.code]).toEqual([409, code]);
  });

  it('are available only to the owner, and not found by those who do not see the audit', async () => {
    const { url, certificationBodyId, siteId } = await made();
    const others = [
      { role: '{body} Admin' },
      { role: 'CB Full Admin', organisations: [['CertificationBody', certificationBodyId]] },
      { role: 'Site User', organisations: [['Site', siteId]] },
    ] as const;
    for (const person of others) expect((await (await directory.as(person)).get(url)).status).toBe(403);
    const stranger = await made();
    expect((await stranger.owner.get(url)).status).toBe(404);
  });
});
