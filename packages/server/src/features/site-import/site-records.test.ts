import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.rules.ts';
import { readSiteMap } from './site-map.rules.ts';
import { readSiteTable } from './site-records.rules.ts';

const columns = {
  reference: 'No',
  name: 'Name',
  addressLines: ['Street'],
  town: 'Town',
  postcode: 'Code',
  country: 'Land',
};
const map = readSiteMap(JSON.stringify({ source: 'A register', columns }));
const header = 'No,Name,Street,Town,Code,Land';

const windows1252 = (text: string) =>
  Uint8Array.from([...text].map((letter) => (letter === '’' ? 0x92 : letter === '€' ? 0x80 : letter.charCodeAt(0))));
const utf16 = (text: string, order: 'little' | 'big') => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'little' ? bytes : bytes.swap16();
};

describe('the encoding of a register', () => {
  const text = 'Pellow’s Café, 5 €';

  it.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), 'UTF-8'],
    ['UTF-8 without a mark', Buffer.from(text), 'UTF-8'],
    ['Windows-1252', windows1252(text), 'Windows-1252'],
    ['UTF-16, little endian', utf16(text, 'little'), 'UTF-16, little endian'],
    ['UTF-16, big endian', utf16(text, 'big'), 'UTF-16, big endian'],
  ])('is detected: %s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding });
  });

  it('is refused when the mark is wrong or the file is not text', () => {
    expect(() => decodeText(Buffer.from([0xef, 0xbb, 0xbf, 0x92]))).toThrow('says it is UTF-8, and is not');
    expect(() => decodeText(Buffer.from('PK\u0003\u0004\0\0'))).toThrow('not text');
  });
});

describe('the records of a register', () => {
  it.each([
    [',', 'comma'],
    [';', 'semicolon'],
    ['\t', 'tab'],
    ['|', 'bar'],
  ])('are split at the delimiter that yields the required columns: %j', (delimiter) => {
    const table = readSiteTable(`${header}\n1,Mill,2 Row,Hull,,GB\n`.replaceAll(',', delimiter), map);
    expect(table.delimiter).toBe(delimiter);
    expect(table.records).toEqual([{ line: 2, cells: ['1', 'Mill', '2 Row', 'Hull', '', 'GB'] }]);
  });

  it('are split at the map’s delimiter if it has one', () => {
    const delimited = { ...map, delimiter: '~' };
    expect(readSiteTable(header.replaceAll(',', '~'), delimited).header).toHaveLength(6);
  });

  it.each(['\n', '\r\n', '\r'])(
    'have the line on which they start, across empty lines and line breaks within quotes: %j',
    (end) => {
      const lines = [
        header,
        '1,"Mill',
        '',
        'Bakery",2 Row,Hull,,GB',
        '',
        ',,,,,',
        '2,Joe "The Fish" Ltd,3 Row,Hull,,GB',
      ];
      const { records } = readSiteTable(lines.join(end), map);
      expect(records.map(({ line, cells }) => [line, cells[1]])).toEqual([
        [2, 'Mill\n\nBakery'],
        [7, 'Joe "The Fish" Ltd'],
      ]);
    },
  );

  it('are refused without a column of the map', () => {
    expect(() => readSiteTable('No,Name,Street,Place,Code,Land\n', map)).toThrow('The file has no column “Town”.');
    expect(() => readSiteTable('', map)).toThrow('“No”, “Name”');
    expect(() => readSiteTable(`${header},Town\n`, map)).toThrow('more than one column “Town”');
  });

  it('are refused with an unclosed quote', () => {
    expect(() =>
      readSiteTable(`${header}\n1,Mill,2 Row,Hull,,GB\n2,"Fen,3 Row,Hull,,GB\n3,Moor,4 Row,Hull,,GB\n`, map),
    ).toThrow('cannot be read below line 2: Quote Not Closed');
  });
});

describe('a map', () => {
  it('lists all its errors', () => {
    const text = JSON.stringify({ source: ' ', columns: { ...columns, addressLines: [], street: 'X' } });
    expect(() => readSiteMap(text)).toThrow(/source[\s\S]*addressLines[\s\S]*street/);
    expect(() => readSiteMap('source: x')).toThrow('not JSON');
  });
});
