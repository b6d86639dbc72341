import { describe, expect, it } from 'vitest';
import { answerOf, body, directory, namesFor, withSearches } from '../../app/testing/with-searches.ts';
import { makeAudit } from '../../features/audit/audit.factory.ts';
import { makeRecall } from '../../features/recall/recall.factory.ts';
import { makeSite } from '../../features/site/site.factory.ts';

withSearches();

describe('a search by number', () => {
  it('finds a site by its code and by the number of another register, however they are written', async () => {
    const { id } = await makeSite(directory.owner, {
      name: 'Numbered Farm',
      external_source: 'A register',
      external_reference: 'UK 4711-B',
    });
    for (const term of ['uk4711b', 'UK 4711 B', 'uk-4711-b', id, `${id.slice(0, 3)} ${id.slice(3)}`])
      expect(await namesFor(term), term).toEqual(['Numbered Farm']);
  });

  it('finds a site by its code in full-width digits, with a minus sign, and between direction marks', async () => {
    const { id } = await makeSite(directory.owner, { name: 'Wide Farm' });
    const wide = String.fromCodePoint(...[...id].map((digit) => 0xff10 + Number(digit)));
    for (const term of [wide, `${id.slice(0, 3)}\u2212${id.slice(3)}`, `\u200f${id}\u200f`])
      expect(await namesFor(term), term).toEqual(['Wide Farm']);
  });

  it.each([
    ['Arabic', 0x660],
    ['Persian', 0x6f0],
    ['Devanagari', 0x966],
    ['Thai', 0xe50],
    ['Khmer', 0x17e0],
  ])('finds a site by its code and by a number in its name in %s digits', async (script, zero) => {
    const ofScript = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    const name = `${script} Depot ${zero}`;
    const { id } = await makeSite(directory.owner, { name });
    for (const term of [ofScript(id), `${script} ${ofScript(String(zero))}`])
      expect(await namesFor(term), term).toEqual([name]);
    const native = await makeSite(directory.owner, { name: `Native ${ofScript(`${zero}7`)}` });
    expect(await namesFor(`native ${zero}7`)).toEqual([`Native ${ofScript(`${zero}7`)}`]);
    expect(await namesFor(`${native.id} native`)).toEqual([`Native ${ofScript(`${zero}7`)}`]);
  });

  it('finds a record by its code together with words of its name, and none by those of another', async () => {
    const site = await makeSite(directory.owner, { name: 'Gantry Provisions', city: 'Holmewick' });
    const other = await makeSite(directory.owner, { name: 'Gantry Wholesale' });
    const audit = await makeAudit(directory.owner, { site_id: site.id });
    const recall = await makeRecall(directory.owner, { audit_id: audit.id });
    for (const term of [`${site.id} gantry`, `Gantry Provisions Ltd ${site.id}`, `provis ${site.id} holmewick`])
      expect(await namesFor(term), term).toEqual(['Gantry Provisions']);
    expect((await answerOf(`${other.id} provisions`)).total).toBe(0);
    const found = async (list: string, searchTerm: string) =>
      (await body.get(`${list}?${new URLSearchParams({ searchTerm })}`)).body;
    for (const code of [audit.id, site.id])
      expect(await found('/audit/api/Audit', `${code} gantry`)).toMatchObject({
        total: 1,
        resultsList: [{ id: audit.id }],
      });
    for (const code of [recall.id, site.id, `${site.id} gantry`])
      expect(await found('/recall/api/Recall', code)).toMatchObject({ total: 1, resultsList: [{ id: recall.id }] });
  });
});
