import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { approveOffice, makeOffice, makeOfficeContact } from '../certification-body/certification-body.factory.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const read = (id: string) => directory.visitor.get(`/PublicDirectory/api/PublicDirectory/CertificationBody/${id}`);

type Office = Parameters<typeof makeOffice>[2];

const made = async (main: Office = {}, body: Parameters<typeof makeCertificationBody>[1] = {}) => {
  const { id } = await makeCertificationBody(directory.owner, body);
  const office = await makeOffice(directory.owner, id, { is_main: true, ...main });
  return { id, main: office.id };
};

describe('the public page of a certification body', () => {
  it('shows rating, standards, status, accreditation body, and the contacts of its offices', async () => {
    const accreditation = await directory.owner
      .insertInto('accreditation_body')
      .values({ name: 'Board of Accreditation' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id, main } = await made(
      { name: 'Certa Nordic' },
      { rating: 4, rating_comments: 'Prompt', accreditation_body_id: accreditation.id, suspension_status: 'Limited' },
    );
    const south = await makeOffice(directory.owner, id, { name: 'Certa South' });
    await makeOfficeContact(directory.owner, id, main);
    await approveOffice(directory.owner, id, main, [4]);
    await approveOffice(directory.owner, id, south.id, [3, 4]);
    const { body } = await read(id);
    expect(body).toMatchObject({
      externalId: id,
      name: 'Certa Nordic',
      rating: 4,
      ratingComments: 'Prompt',
      standards: ['ETRS', 'Food'],
      status: 'Probation',
      accreditationBody: 'Board of Accreditation',
      location: { addressLine1: '4 Quay Street', country: { name: 'United Kingdom' } },
      contacts: [{ contactType: 'General', name: 'Olive Reed', email: 'olive@office.example' }],
      otherOffices: [{ name: 'Certa South', isMainOffice: false, contacts: [] }],
    });
  });

  it('says that a rating is pending', async () => {
    expect((await read((await made()).id)).body.rating).toBe('pending');
  });

  it('omits offices that are hidden, archived or in a suppressed country', async () => {
    const { id } = await made();
    await makeOffice(directory.owner, id, { name: 'Hidden', is_public: false });
    await makeOffice(directory.owner, id, { name: 'Gone', status: 'Archived' });
    await makeOffice(directory.owner, id, { name: 'Suppressed', country_id: 643 });
    await makeOffice(directory.owner, id, { name: 'Somewhere', country_id: null });
    const { body } = await read(id);
    expect(body.otherOffices.map(({ name }: { name: string }) => name)).toEqual(['Somewhere']);
  });

  it('is not found if removed, archived, in a suppressed country or unknown', async () => {
    const unpublished = [
      await made({}, { remove_from_public_view: true }),
      await made({ status: 'Archived' }),
      await made({ country_id: 643 }),
      { id: '999999' },
    ];
    const answers = await Promise.all(unpublished.map(({ id }) => read(id)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
  });
});
