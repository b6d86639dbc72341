import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../../features/audit/audit.factory.ts';
import { makeCompany } from '../../features/company/company.factory.ts';
import { makeRecall } from '../../features/recall/recall.factory.ts';
import { makeSite } from '../../features/site/site.factory.ts';

const sites = '/companydirectory/api/Sites';
const companies = '/companydirectory/api/Companies';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} User' });
});
afterAll(() => directory.close());

const answerOf = async (term: string, more = '') => {
  const answer = await body.get(`${sites}?searchTerm=${encodeURIComponent(term)}${more}`);
  expect(answer.status).toBe(200);
  return answer.body;
};

const namesFor = async (term: string, more = ''): Promise<string[]> =>
  (await answerOf(term, more)).resultList.map((row: { name: string }) => row.name);

const companiesFor = async (term: string): Promise<string[]> => {
  const { body: answer } = await body.get(`${companies}?searchTerm=${encodeURIComponent(term)}`);
  return answer.resultList.map((row: { name: string }) => row.name);
};

describe('a tolerant search', () => {
  const names = [
    'S.T. Screen Co., Ltd',
    'Crème Brûlée Maison',
    'Müller & Söhne Großhandel',
    'O’Brien’s Smokehouse',
    'บริษัท อาหารไทย จำกัด',
    '北京食品有限公司',
    'شركة الأغذية الحديثة',
    'Łódź Młyn',
    'B.W.Granary',
    'Молочный Двор',
    'Ελαιουργία Κρήτης',
    'Pressed Oils',
  ];
  beforeAll(async () => {
    for (const name of names) await makeSite(directory.owner, { name, city: 'Quarterham' });
  });

  it.each([
    ['initials without their points', 'ST Screen', 'S.T. Screen Co., Ltd'],
    ['initials apart', 's t screen', 'S.T. Screen Co., Ltd'],
    ['initials without their points, where a word follows without a blank', 'BW Granary', 'B.W.Granary'],
    ['initials with points and a blank, where there is none', 'B.W. Granary', 'B.W.Granary'],
    ['the word after initials that stand close', 'granary', 'B.W.Granary'],
    ['a word close to its initials, where there is a blank', 'S.T.Screen', 'S.T. Screen Co., Ltd'],
    ['words in another order', 'screen co st', 'S.T. Screen Co., Ltd'],
    ['two letters swapped', 'screne', 'S.T. Screen Co., Ltd'],
    ['a letter too few', 'smokhouse', 'O’Brien’s Smokehouse'],
    ['a letter too many', 'smokkehouse', 'O’Brien’s Smokehouse'],
    ['a wrong letter', 'smokebouse', 'O’Brien’s Smokehouse'],
    ['two wrong letters in a long word', 'smikehause', 'O’Brien’s Smokehouse'],
    ['two letters missing from a long word', 'smokhose', 'O’Brien’s Smokehouse'],
    ['a letter missing and two swapped in a long word', 'smkoehuse', 'O’Brien’s Smokehouse'],
    ['two slips in a long Cyrillic word', 'моллочний', 'Молочный Двор'],
    ['no apostrophe', 'obriens', 'O’Brien’s Smokehouse'],
    ['another apostrophe', "O'Brien's", 'O’Brien’s Smokehouse'],
    ['no accents', 'creme brulee', 'Crème Brûlée Maison'],
    ['capitals', 'CRÈME BRÛLÉE', 'Crème Brûlée Maison'],
    ['an accent typed as two characters', 'Cre\u0300me', 'Crème Brûlée Maison'],
    ['a sharp s written out', 'grosshandel', 'Müller & Söhne Großhandel'],
    ['“and” for “&”', 'muller and sohne', 'Müller & Söhne Großhandel'],
    ['letters with strokes', 'lodz mlyn', 'Łódź Młyn'],
    ['the beginning of words', 'bru mai', 'Crème Brûlée Maison'],
    ['a part of a Thai name', 'อาหาร', 'บริษัท อาหารไทย จำกัด'],
    ['a part of a Chinese name', '食品', '北京食品有限公司'],
    ['the first two characters of a Chinese name', '北京', '北京食品有限公司'],
    ['an Arabic word', 'الأغذية', 'شركة الأغذية الحديثة'],
    ['the name and the city', 'smokehouse quarterham', 'O’Brien’s Smokehouse'],
    ['its legal form written otherwise', 'ST Screen Company Limited', 'S.T. Screen Co., Ltd'],
    ['no blanks', 'stscreencoltd', 'S.T. Screen Co., Ltd'],
    ['two words for one', 'smoke house obriens', 'O’Brien’s Smokehouse'],
    ['one word for two', 'bwgranary', 'B.W.Granary'],
    ['a word that no name has', 'brulee maison depot', 'Crème Brûlée Maison'],
    ['letters swapped in a short word', 'łózd młyn', 'Łódź Młyn'],
    ['the last two letters of a short word swapped', 'olis', 'Pressed Oils'],
    ['the beginning of a Cyrillic word', 'МОЛ', 'Молочный Двор'],
    ['a Cyrillic word with a letter missing', 'молчный', 'Молочный Двор'],
    ['a Greek word without its accent', 'ελαιουργια', 'Ελαιουργία Κρήτης'],
    ['a Greek word in capitals', 'ΚΡΗΤΗΣ', 'Ελαιουργία Κρήτης'],
    ['an Arabic word without its hamza', 'الاغذية', 'شركة الأغذية الحديثة'],
    ['an Arabic word between direction marks', '\u200fالأغذية\u200f', 'شركة الأغذية الحديثة'],
    ['words of which one is in another script', 'pressed 油', 'Pressed Oils'],
    ['a word and an emoji', 'oils 🍞', 'Pressed Oils'],
    ['legal forms alone', 'ltd co', 'S.T. Screen Co., Ltd'],
    ['wildcards of SQL', '%oi_ls%', 'Pressed Oils'],
  ])('finds what it should for %s', async (_what, term, name) => {
    expect(await namesFor(term)).toEqual([name]);
  });

  it('finds companies too, by name and by city', async () => {
    await makeCompany(directory.owner, { name: 'Tidewater Larder', city: 'Bridgwick' });
    for (const term of ['bridgwick', 'bridgewick', 'bridgwcik', 'tidewater bridgwik', 'tidewatr'])
      expect(await companiesFor(term), term).toEqual(['Tidewater Larder']);
  });

  it.each([
    ['ab '.repeat(33)],
    ['and'],
    ["' or 1=1; --"],
    ['.*[a-z]+('],
    ['🍞🥖'],
    ['!!!'],
    ['%'],
    ['_'],
    ["';--"],
    ['\\'],
    [':*'],
    ['a:* & | !('],
    ['🍞'],
    ['x'.repeat(100)],
    ['smikehauze'],
    ['grrinary'],
    ['qwzkjvbhpt'],
    ['\u200f'],
  ])('finds nothing for %j, without failing', async (term) => {
    expect(await answerOf(term)).toEqual({ totalPages: 0, total: 0, totalIsLowerBound: false, resultList: [] });
  });
});

describe('a term that cannot be searched for', () => {
  const answerTo = (encoded: string) => body.get(`${sites}?searchTerm=${encoded}`);

  it.each([
    ['1,000 characters', 'x'.repeat(1000), 'Max 100 characters allowed'],
    ['200 words', Array.from({ length: 200 }, (_, at) => `w${at}`).join('+'), 'Max 100 characters allowed'],
    ['a control character', 'a%00b', 'Line breaks and control characters are not allowed'],
  ])('is refused for %s, with the reason', async (_what, encoded, message) => {
    const { status, body: answer } = await answerTo(encoded);
    expect([status, answer.fields]).toEqual([400, [{ path: 'searchTerm', message }]]);
  });

  it('finds nothing for half a surrogate pair', async () => {
    expect(await answerTo('%ED%A0%80')).toMatchObject({ status: 200, body: { total: 0, resultList: [] } });
  });
});

describe('the order of search results', () => {
  let former: { id: string };

  beforeAll(async () => {
    const ofOne = { company_id: (await makeCompany(directory.owner)).id };
    const named = (name: string) => makeSite(directory.owner, { name, ...ofOne });
    for (const name of ['Old Harbour Mill', 'Harbour Zest', 'Harbor Fish', 'Harbour', 'Harbour Ale', 'A Harbour Mill'])
      await named(name);
    former = await named('Harbour Dairy');
    await directory.owner.updateTable('site').set({ name: 'Aldgate Cheese' }).where('id', '=', former.id).execute();
  });

  const ascending = [
    'Harbour',
    'Harbour Ale',
    'Harbour Zest',
    'A Harbour Mill',
    'Old Harbour Mill',
    'Aldgate Cheese',
    'Harbor Fish',
  ];

  it('orders by exact name, beginning, all words, former name, similar name, and by name within a class', async () => {
    expect(await namesFor('harbour')).toEqual(ascending);
    expect(await namesFor('harbour', '&order=asc')).toEqual(ascending);
  });

  it('is reversed within a class when descending, but not between classes', async () => {
    expect(await namesFor('harbour', '&order=desc')).toEqual([
      'Harbour',
      'Harbour Zest',
      'Harbour Ale',
      'Old Harbour Mill',
      'A Harbour Mill',
      'Aldgate Cheese',
      'Harbor Fish',
    ]);
  });

  it('has the name itself before the names that differ only in blanks or the legal form', async () => {
    for (const name of ['Crake Water', 'Crakewater', 'Crakewater Ltd', 'Crakewater Mill'])
      await makeSite(directory.owner, { name });
    expect(await namesFor('crakewater')).toEqual(['Crakewater', 'Crake Water', 'Crakewater Ltd', 'Crakewater Mill']);
    expect(await namesFor('crake water')).toEqual(['Crake Water', 'Crakewater', 'Crakewater Ltd', 'Crakewater Mill']);
    expect((await namesFor('crakewater', '&order=desc'))[0]).toBe('Crakewater');
  });

  it('has the site code before every name', async () => {
    await makeSite(directory.owner, { name: `Unit ${former.id}` });
    expect(await namesFor(former.id)).toEqual(['Aldgate Cheese', `Unit ${former.id}`]);
  });

  it('is the requested column if there is one', async () => {
    const found = ascending.filter((name) => name !== 'Harbor Fish');
    expect(await namesFor('harbour', '&sortBy=name')).toEqual([...found.sort(), 'Harbor Fish']);
  });

  it('continues over pages without repeating or omitting a site', async () => {
    for (let at = 0; at < 15; at += 1) await makeSite(directory.owner, { name: `Wharf ${at}` });
    const pages = [await namesFor('wharf'), await namesFor('wharf', '&pageNumber=2')];
    expect(pages.map((page) => page.length)).toEqual([10, 5]);
    expect(new Set(pages.flat()).size).toBe(15);
    expect(await answerOf('wharf')).toMatchObject({ total: 15, totalPages: 2, totalIsLowerBound: false });
  });
});

describe('rows that only resemble a term', () => {
  beforeAll(async () => {
    for (const name of ['Tarnbeck Oats', 'Tarnbeck Oats and Barley', 'Tarnback Mill', 'Tarnbecks Ltd'])
      await makeSite(directory.owner, { name, city: name === 'Tarnback Mill' ? 'Aberwen' : 'Zennorby' });
  });

  it('follow those that were found, which alone are counted', async () => {
    const answer = await answerOf('tarnbeck');
    expect(answer).toMatchObject({ total: 3, totalPages: 1, similarFrom: 3 });
    expect(answer.resultList.map(({ name }: { name: string }) => name)).toEqual([
      'Tarnbeck Oats',
      'Tarnbeck Oats and Barley',
      'Tarnbecks Ltd',
      'Tarnback Mill',
    ]);
  });

  it('stay behind them whatever column sorts each part', async () => {
    expect((await namesFor('tarnbeck', '&sortBy=city')).at(-1)).toBe('Tarnback Mill');
    expect((await namesFor('tarnbeck', '&sortBy=name&order=desc')).at(-1)).toBe('Tarnback Mill');
  });

  it('are narrowed by filters as the others are', async () => {
    expect(await namesFor('tarnbeck', '&status=Archived')).toEqual([]);
  });

  it('are not mentioned where there are none, or where enough was found', async () => {
    expect(await answerOf('tarnbeck oats barley')).not.toHaveProperty('similarFrom');
    expect(await answerOf('wharf')).not.toHaveProperty('similarFrom');
  });

  it('are found with all words of the term, however many names have one of them', async () => {
    const { companyId: company_id } = await makeSite(directory.owner, { name: 'Thrushel' });
    const values = Array.from({ length: 2050 }, (_, at) => ({
      name: `Thrushel Unit ${at}`,
      company_id,
      address_line1: '1 Row',
      city: 'Ely',
      country_id: 826,
    }));
    await directory.owner.insertInto('site').values(values).execute();
    await makeSite(directory.owner, { name: 'Thrushel Grebewick' });
    expect((await namesFor('thrushel grebwick'))[0]).toBe('Thrushel Grebewick');
  });

  it('are neither shown nor counted if the reader does not see them', async () => {
    const own = await makeSite(directory.owner, { name: 'Tarnbeck Bakery' });
    const user = await directory.as({ role: 'Site User', organisations: [['Site', own.id]] });
    const { body: answer } = await user.get(`${sites}?searchTerm=tarnbeck`);
    expect(answer).toMatchObject({ total: 1, totalPages: 1 });
    expect(answer).not.toHaveProperty('similarFrom');
  });
});

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
