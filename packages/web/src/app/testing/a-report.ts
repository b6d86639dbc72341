import type { Report } from '@attestry/contract/features/audit/report.schema.ts';

const limits = { required: false, max: 1000 };
const asked = { ...limits, type: 'text' as const };
const question = { ...asked, editable: true };

const words = (data: string) => ({ xmlTag: '', data, visible: true });

/** The section with the certificate data and the non-conformities. */
const certification: Report['sections'][number] = {
  name: 'Certification',
  sections: [
    {
      id: 'certification',
      name: 'Certification',
      content: [
        {
          ...question,
          id: 'GRADE',
          xmlTag: 'GRADE',
          label: 'Grade',
          key: 'grade',
          type: 'choice',
          data: 'AA+',
          options: ['AA+', 'AA', 'No Grade'],
        },
        {
          ...question,
          id: 'ISSUE_DATE',
          xmlTag: 'ISSUE_DATE',
          label: 'Issue date',
          key: 'issueDate',
          type: 'date',
          data: '2026-09-20',
        },
        {
          ...question,
          id: 'EXPIRY_DATE',
          xmlTag: 'EXPIRY_DATE',
          label: 'Expiry date',
          key: 'expiryDate',
          type: 'date',
          data: '2999-09-20',
        },
        {
          ...question,
          id: 'SCOPE',
          xmlTag: 'SCOPE',
          label: 'Scope',
          key: 'scope',
          type: 'longText',
          data: 'Baking',
          required: true,
        },
      ],
    },
    {
      id: 'raised',
      name: 'Non-conformities',
      content: [
        {
          id: 'NON_CONFORMITIES',
          xmlTag: 'NON_CONFORMITIES',
          label: 'Non-conformities',
          type: 'table',
          columns: [
            { ...asked, xmlTag: 'NC_CLAUSE', label: 'Clause', required: true },
            { ...asked, xmlTag: 'NC_SEVERITY', label: 'Severity', type: 'choice', options: ['Minor', 'Major'] },
          ],
          rows: [],
          mostRows: 3,
          editable: true,
        },
      ],
    },
  ],
};

/** A report with an answer of each type, a table and a clause. */
export const aReport: Report = {
  template: { code: 'FOOD', version: '1.0' },
  sections: [
    {
      name: 'Summary',
      sections: [
        {
          id: 'summary',
          name: 'Summary',
          content: [
            {
              ...question,
              id: 'DECISION',
              xmlTag: 'DECISION',
              label: 'Certification decision',
              key: 'decision',
              type: 'choice',
              data: 'Certificated',
              required: true,
              options: ['Certificated', 'Not Certificated', 'Pending'],
            },
            { ...question, id: 'SHIFTS', xmlTag: 'SHIFTS', label: 'Number of shifts', type: 'number', data: 2 },
            { ...question, id: 'TRADING_AS', xmlTag: 'TRADING_AS', label: 'Trading as', data: null, max: 10 },
            {
              ...question,
              id: 'CATEGORIES',
              xmlTag: 'CATEGORIES',
              label: 'Categories',
              type: 'choices',
              data: ['Bakery'],
              options: ['Bakery', 'Beverages', 'Confectionery'],
            },
          ],
        },
        {
          id: 'people',
          name: 'People present',
          content: [
            {
              id: 'PEOPLE',
              xmlTag: 'PEOPLE',
              label: 'People present',
              type: 'table',
              columns: [
                { ...asked, xmlTag: 'PERSON_NAME', label: 'Name', required: true },
                { ...asked, xmlTag: 'PERSON_TITLE', label: 'Job title' },
              ],
              rows: [
                [
                  { xmlTag: 'PERSON_NAME', data: 'Ada Long', visible: true },
                  { xmlTag: 'PERSON_TITLE', data: null, visible: true },
                ],
              ],
              mostRows: 2,
              editable: true,
            },
          ],
        },
        {
          id: 'clauses',
          name: 'Clause 1.1',
          content: [
            {
              id: 'clause-1.1',
              xmlTag: '',
              label: 'Clause 1.1',
              type: 'accordion',
              columns: [
                ...['Clause', 'Requirement', 'Kind'].map((label) => ({ ...asked, xmlTag: label.toUpperCase(), label })),
                { ...asked, xmlTag: 'RESULT', label: 'Result', type: 'choice', options: ['Conform', 'Minor'] },
                { ...asked, xmlTag: 'NOTE', label: 'Note', type: 'longText' },
              ],
              rows: [
                [
                  ...['1.1.1', 'A policy is signed.', ''].map(words),
                  { xmlTag: 'R_1_1_1', data: 'Conform', visible: true },
                  { xmlTag: 'R_1_1_1_NOTE', data: null, visible: true },
                ],
              ],
              mostRows: 1,
              editable: true,
            },
          ],
        },
      ],
    },
    certification,
  ],
};

const keyAnswers = ['DECISION', 'CATEGORIES', 'GRADE', 'ISSUE_DATE', 'EXPIRY_DATE', 'SCOPE'];

/** The report of a record without a stored report: only key answers. */
export const reportOfKeyAnswers: Report = {
  ...aReport,
  sections: aReport.sections.map((section) => ({
    ...section,
    sections: section.sections.map((part) => ({
      ...part,
      content: part.content.map((one) => ({ ...one, editable: keyAnswers.includes(one.xmlTag) })),
    })),
  })),
};
