import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf, body, directory, namesFor, sites, withSearches } from '../../app/testing/with-searches.ts';
import { makeCompany } from '../../features/company/company.factory.ts';
import { makeSite } from '../../features/site/site.factory.ts';

withSearches();

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
  ])('finds the right site, and no other, for %s', async (_what, term, name) => {
    expect(await namesFor(term)).toEqual([name]);
  });

  it('finds companies too, by name and by city', async () => {
    await makeCompany(directory.owner, { name: 'Tidewater Larder', city: 'Bridgwick' });
    for (const searchTerm of ['bridgwick', 'bridgewick', 'bridgwcik', 'tidewater bridgwik', 'tidewatr']) {
      const { body: answer } = await body.get(`/companydirectory/api/Companies?${new URLSearchParams({ searchTerm })}`);
      expect(answer.resultList, searchTerm).toMatchObject([{ name: 'Tidewater Larder' }]);
    }
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
