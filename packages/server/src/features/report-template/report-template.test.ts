import { readFileSync } from 'node:fs';
import {
  keyAnswers,
  noteTag,
  type ReportTemplate,
  type Requirement,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import {
  asked,
  entryFor,
  ranksBetter,
  requirements,
  tables,
  templateByCode,
  templateFor,
  templates,
} from './report-template.public.ts';

const contentOf = (template: ReportTemplate) => template.sections.flatMap((section) => section.content);
const clausesOf = (template: ReportTemplate): Requirement[] =>
  contentOf(template).flatMap((each) => (each.kind === 'requirement' ? [each] : []));
const tagsOf = (template: ReportTemplate): string[] =>
  contentOf(template).flatMap((each) => {
    if (each.kind === 'requirement') return [each.xmlTag, noteTag(each.xmlTag)];
    return each.kind === 'table' ? [each.xmlTag, ...each.columns.map((column) => column.xmlTag)] : [each.xmlTag];
  });
const questionsOf = (template: ReportTemplate) => [
  ...asked(template).values(),
  ...[...tables(template).values()].flatMap((table) => table.columns),
];
const repeated = (values: readonly string[]) => values.filter((value, position) => values.indexOf(value) !== position);
const plain = (label: string) => label.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const orderOf = (clause: string) =>
  clause.split('.').reduce((sum, part, level) => sum + Number(part) / 1000 ** level, 0);

const shipped = readFileSync(new URL('../../../migrations/0003_lookup.sql', import.meta.url), 'utf8');
/** The names in the directory's lookup, by the id of their owner. */
const lookupRows = (table: string) => {
  const statement = shipped.match(new RegExp(`insert into ${table} [^;]+;`))?.[0] ?? expect.unreachable(`no ${table}`);
  return [...statement.matchAll(/\((\d+), (?:(\d+), \d+, )?'([^']+)'\)/g)].map(([, id, of, name]) => ({
    id,
    of,
    name,
  }));
};

/** The minimum number of requirements of each standard, including statements of intent. */
const minRequirements: Record<string, number> = {
  Food: 270,
  'Packaging Materials': 120,
  'Storage and Distribution': 120,
  'Consumer Products': 120,
  'Agents and Brokers': 40,
  ETRS: 40,
  'Gluten-Free': 40,
  'Plant Based': 40,
  'START!': 40,
};

const fillers = new Set(
  'a all also an and are as at be been before but by can do each for from has have if in into is it its no not of on one or so such than that the their them they this to under what when where which who with'.split(
    ' ',
  ),
);
const wordsOf = (label: string) => {
  const words = (plain(label).match(/[a-z]+/g) ?? []).map((word) => word.replace(/s$/, ''));
  return new Set(words.filter((word) => !fillers.has(word)));
};
/** Pairs that are too similar: the longer shares over four fifths of the shorter's words, ignoring plurals and filler words. */
const tooAlike = (labels: readonly string[]) => {
  const worded = labels
    .map((label) => ({ label, words: wordsOf(label) }))
    .toSorted((one, other) => one.words.size - other.words.size);
  return worded.flatMap(({ label, words: shorter }, at) => {
    const list = [...shorter];
    // Sharing over four fifths of the words means sharing one of any fifth of them, which rules out most pairs quickly.
    const fifth = list.slice(0, Math.ceil(list.length / 5));
    return worded
      .slice(at + 1)
      .filter(({ words }) => fifth.some((word) => words.has(word)))
      .filter(({ words }) => list.filter((word) => words.has(word)).length > 0.8 * list.length)
      .map((longer) => [label, longer.label]);
  });
};

const food = templateFor('Food') ?? expect.unreachable('Food ships a template');

describe.each(templates.map((template) => [`${template.standard} ${template.version}`, template] as const))(
  'the template of %s',
  (_, template) => {
    it('gives every answer its own tag', () => {
      const tags = tagsOf(template);
      expect(repeated(tags)).toEqual([]);
      expect(tags.filter((tag) => !/^[A-Z][A-Z0-9_]{0,39}$/.test(tag))).toEqual([]);
    });

    it('lists its clauses in ascending order', () => {
      const orders = clausesOf(template).map((requirement) => orderOf(requirement.clause));
      expect(orders.length).toBeGreaterThanOrEqual(15);
      expect(orders.every((order, position) => position === 0 || order > (orders[position - 1] ?? 0))).toBe(true);
    });

    it('gives each clause its own number and short title', () => {
      const headings = new Map(clausesOf(template).map(({ heading }) => [heading.number, heading.title]));
      for (const { clause, heading } of clausesOf(template)) {
        expect(`${clause}.`.startsWith(`${heading.number}.`)).toBe(true);
        expect(heading.title).toBe(headings.get(heading.number));
      }
      const titles = [...headings.values()];
      expect(new Set(titles).size).toBe(titles.length);
      for (const title of titles) expect(title).toMatch(/^[A-Z][^.]{3,45}$/);
    });

    it('words each requirement differently, in one or two sentences', () => {
      const labels = clausesOf(template).map((requirement) => plain(requirement.label));
      expect(repeated(labels)).toEqual([]);
      expect(labels.filter((label) => label.length < 60 || label.length > 320)).toEqual([]);
      expect(clausesOf(template).filter(({ label }) => !/^[A-Z].*\.$/.test(label) || /\s{2}/.test(label))).toEqual([]);
    });

    it('names neither bodies nor schemes in its labels', () => {
      const tradeWords = /\b(HACCP|X-ray)\b/g;
      const labels = [...clausesOf(template), ...questionsOf(template)].map(({ label }) =>
        label.replaceAll(tradeWords, ''),
      );
      expect(labels.filter((label) => /[®™©]|\b[A-Z]{2,}\b/.test(label))).toEqual([]);
      expect(labels.filter((label) => /[^.?!:] [A-Z]/.test(label))).toEqual([]);
    });

    it('opens each fundamental clause with its statement of intent', () => {
      const known = requirements(template);
      const fundamental = clausesOf(template).filter((requirement) => requirement.fundamental);
      const heads = new Set(fundamental.map(({ clause }) => clause.split('.').slice(0, 2).join('.')));
      for (const head of heads) expect(known.get(head)).toMatchObject({ statementOfIntent: true, fundamental: true });
      expect(clausesOf(template).filter(({ statementOfIntent }) => statementOfIntent)).toHaveLength(heads.size);
    });

    it('declares no key answer twice', () => {
      const keys = contentOf(template).flatMap((each) => (each.kind === 'entry' && each.key ? [each.key] : []));
      expect(repeated(keys)).toEqual([]);
    });

    it('requires every answer that a certificate needs', () => {
      const needed = [
        'siteCode',
        'siteName',
        'addressLine1',
        'city',
        'country',
        'scope',
        'categories',
        'startDate',
        'endDate',
        'auditorName',
        'auditorNumber',
        'auditProgramme',
        'decision',
      ] as const;
      expect(needed.filter((key) => entryFor(template, key)?.required !== true)).toEqual([]);
    });

    it('offers distinct options, and only for choices', () => {
      for (const { xmlTag, type, options } of questionsOf(template)) {
        expect([xmlTag, options !== undefined]).toEqual([xmlTag, type === 'choice' || type === 'choices']);
        expect([xmlTag, options?.length]).not.toEqual([xmlTag, 0]);
        expect([xmlTag, ...repeated(options ?? [])]).toEqual([xmlTag]);
        expect([xmlTag, (options ?? []).filter((option) => /[;\n]|^\s|\s$/.test(option))]).toEqual([xmlTag, []]);
      }
    });

    it('offers the categories and modules of the directory', () => {
      const standard = lookupRows('standard').find(({ name }) => name === template.standard);
      const categories = lookupRows('category').filter(({ of }) => of === standard?.id);
      expect(entryFor(template, 'categories')?.options).toEqual(categories.map(({ name }) => name));
      expect(entryFor(template, 'modules')?.options).toEqual(lookupRows('module').map(({ name }) => name));
    });

    it('offers only ranked grades', () => {
      const offered = entryFor(template, 'grade')?.options ?? [];
      expect(offered.filter((grade) => ranksBetter(grade, 'No Grade') === undefined)).toEqual([]);
    });

    it('has sections that fit workbook sheets', () => {
      const names = template.sections.map((section) => section.name);
      expect(names.filter((name) => name.length > 31 || /[[\]:*?/\\]|^'|'$|^\s|\s$|^History$/i.test(name))).toEqual([]);
      expect(repeated(names.map(plain))).toEqual([]);
      expect(repeated(template.sections.map((section) => section.id))).toEqual([]);
      expect(template.sections.filter((section) => section.content.length === 0)).toEqual([]);
    });

    it('is found by the stamp of its workbook', () => {
      expect(templateByCode(template.code, template.version)).toBe(template);
      expect(templateByCode(template.code, '0.0')).toBeUndefined();
      expect(template.code).toMatch(/^[A-Z]{2,12}$/);
    });
  },
);

describe.each(Object.entries(minRequirements))('the template of %s', (standard, least) => {
  it(`asks at least ${least} requirements`, () => {
    expect(clausesOf(templateFor(standard) ?? expect.unreachable(standard)).length).toBeGreaterThanOrEqual(least);
  });
});

describe('the template of START!', () => {
  it('asks for the audited level, and can certify either level', () => {
    const start = templateFor('START!') ?? expect.unreachable('START! ships a template');
    expect(asked(start).get('LEVEL_AUDITED')).toMatchObject({ required: true, options: ['Basic', 'Intermediate'] });
    expect(entryFor(start, 'decision')?.options).toEqual(
      expect.arrayContaining(['Start! Basic', 'Start! Intermediate']),
    );
  });
});

describe('the Food template', () => {
  it('asks its requirements under nine headings, with twelve fundamental clauses', () => {
    const clauses = clausesOf(food);
    expect(new Set(clauses.map(({ clause }) => clause.split('.')[0])).size).toBe(9);
    expect(clauses.filter(({ statementOfIntent }) => statementOfIntent)).toHaveLength(12);
  });

  it('has every key answer', () => {
    expect(keyAnswers.filter((key) => entryFor(food, key) === undefined)).toEqual([]);
  });

  it('offers eighteen categories and ten modules', () => {
    expect(entryFor(food, 'categories')?.options).toHaveLength(18);
    expect(entryFor(food, 'modules')?.options).toHaveLength(10);
  });
});

describe('the templates together', () => {
  it('cover every standard of the directory and no other', () => {
    const served = new Set(templates.map(({ standard }) => standard));
    expect([...served]).toEqual(lookupRows('standard').map(({ name }) => name));
    expect(templateFor('Feed')).toBeUndefined();
  });

  it('never word two requirements the same', () => {
    const [one = ''] = clausesOf(food).map(({ label }) => label);
    expect(tooAlike([one, `${one} Records of it are kept.`])).toHaveLength(1);
    expect(tooAlike(templates.flatMap(clausesOf).map(({ label }) => label))).toEqual([]);
  });
});
