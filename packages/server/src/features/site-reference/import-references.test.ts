import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { importReferences, sourceNamed } from './import-references.commands.ts';

let directory: TestDirectory;
let body: Caller;
let buyer: { id: string };
let [first, second]: [string, string] = ['', ''];

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
  buyer = await makeCompany(directory.owner);
  first = (await makeAudit(directory.owner)).siteId;
  second = (await makeAudit(directory.owner)).siteId;
});
afterAll(() => directory.close());

const load = (source: string, lines: readonly string[], dryRun = false) =>
  importReferences(directory.database, { text: lines.join('\r\n'), source: sourceNamed(source), dryRun });
const changesIn = async (caller: Caller, address: string): Promise<string[]> =>
  (await caller.get(`${address}/changeLog`)).body.resultsList.flatMap(
    ({ fieldsChanged }: { fieldsChanged: { fieldName: string; newValue: string | null }[] }) =>
      fieldsChanged.map(({ fieldName, newValue }) => `${fieldName} ${newValue}`),
  );

describe('numbers of sites', () => {
  it('are stored, changed and removed as a file has them, and bad rows are refused', async () => {
    const file = ['Number;Site code;Town', `H-1;${first};Ely`, `H-2;${second}`, `H-3;${first}`, 'H-4;9999999', 'H-5;x'];
    const refused = [
      { line: 4, reason: `Site code: ${first} is already on line 2` },
      { line: 5, reason: 'Site code: no site has the code 9999999' },
      { line: 6, reason: 'Site code: “x” is not a site code' },
    ];
    const added = { refused, added: 2, changed: 0, removed: 0, unchanged: 0 };
    expect(await load('havi', file, true)).toEqual(added);
    expect(await load('HAVI', file)).toEqual(added);
    const next = ['site code,number', `${first},H-9`, `${second},`];
    expect(await load('HAVI', next)).toMatchObject({ refused: [], changed: 1, removed: 1 });
    expect(await load('HAVI', next)).toMatchObject({ refused: [], changed: 0, removed: 0, unchanged: 2 });
    expect(await load('ASDA', [next[0]!, `${first},${'9'.repeat(51)}`])).toMatchObject({
      refused: [{ line: 2, reason: 'Number: Max 50 characters allowed' }],
    });
  });

  it('are refused as a whole if the file or whose they are is unknown', async () => {
    await expect(load('HAVI', ['Code,Number', '1,2'])).rejects.toThrow('no column “Site code”. Its columns are: Code');
    await expect(load('HAVI', [''])).rejects.toThrow('Its columns are: none');
    await expect(load('77', ['Site code,Number'])).rejects.toThrow('No company has the id 77');
    expect(() => sourceNamed('TESCO')).toThrow(
      '“TESCO” is no source of numbers: say HAVI, ASDA or the id of a company',
    );
  });

  it('are in the record of changes, shown only to those who see the numbers', async () => {
    await load(buyer.id, ['Site code,Number', `${first},S-204`]);
    const asBuyer = await directory.as({ role: 'Company BI S User', organisations: [['Company', buyer.id]] });
    const change = `Supplier ID number Site ${first}: S-204`;
    const company = `/companydirectory/api/Companies/${buyer.id}`;
    expect(await changesIn(body, company)).toContain(change);
    expect(await changesIn(asBuyer, company)).toContain(change);
    const site = `/companydirectory/api/Sites/${first}`;
    expect(await changesIn(body, site)).toContain('HAVI supplier ID number H-9');
    const atSite = await directory.as({ role: 'Site User', organisations: [['Site', first]] });
    expect((await changesIn(atSite, site)).join()).not.toContain('H-9');
  });

  it('find the audits of suppliers of HAVI', async () => {
    const read = async (query: string) =>
      (await body.get(`/report/api/Report/HaviGqs/preview?${query}`)).body.resultsList.map(
        ({ supplierNumber, siteCode }: Record<string, string>) => [supplierNumber, siteCode],
      );
    expect(await read('recordStatus=Current')).toEqual([['H-9', first]]);
    expect(await read('supplierNumber=H-9')).toHaveLength(1);
    expect(await read('supplierNumber=H')).toEqual([]);
  });
});
