import { createHash } from 'node:crypto';
import type { ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { tables, templateFor, templates } from './report-template.public.ts';

/** Superseded versions, with what they asked at the time. */
const closed = { 'ETRS 1.0': 'cb7c2ef458d4098f81890955575b19854d7209360579aa929d39da17afdf60b6' };

const nameOf = ({ code, version }: ReportTemplate) => `${code} ${version}`;
/** Without hints and clause titles, which help to answer but ask nothing. */
const helps = ['hint', 'heading'];
const printOf = (template: ReportTemplate) =>
  createHash('sha256')
    .update(JSON.stringify(template, (key, value) => (helps.includes(key) ? undefined : value)))
    .digest('hex');
const isNewest = (template: ReportTemplate) => templateFor(template.standard) === template;
const versionsOf = (standard: string) => templates.filter((template) => template.standard === standard);

/** The type of each entry and column by xmlTag. A requirement's tag follows its clause and belongs to one version. */
const typesIn = (template: ReportTemplate): ReadonlyMap<string, string> =>
  new Map([
    ...template.sections.flatMap(({ content }) =>
      content.flatMap((each) => (each.kind === 'entry' ? [[each.xmlTag, each.type] as const] : [])),
    ),
    ...[...tables(template).values()].flatMap(({ xmlTag, columns }) => [
      [xmlTag, 'table'] as const,
      ...columns.map((column) => [column.xmlTag, column.type] as const),
    ]),
  ]);

describe.each([...new Set(templates.map(({ standard }) => standard))])(
  'the versions of the template of %s',
  (standard) => {
    it('are listed together, newest first', () => {
      const versions = versionsOf(standard).map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true })));
      const first = templates.findIndex((template) => template.standard === standard);
      expect(templates.slice(first, first + versions.length)).toEqual(versionsOf(standard));
    });

    it('share one code, unique to the standard, and each has its own number', () => {
      const codes = new Set(versionsOf(standard).map(({ code }) => code));
      expect(codes.size).toBe(1);
      expect(templates.filter(({ code }) => codes.has(code))).toEqual(versionsOf(standard));
      expect(new Set(versionsOf(standard).map(nameOf)).size).toBe(versionsOf(standard).length);
    });

    it('never change the type of an answer', () => {
      const [newest, ...older] = versionsOf(standard).map(typesIn);
      for (const former of older)
        for (const [xmlTag, type] of former) expect([xmlTag, newest?.get(xmlTag) ?? type]).toEqual([xmlTag, type]);
    });
  },
);

describe('a superseded version', () => {
  it('is unchanged from when reports used it', () => {
    const former = templates.filter((template) => !isNewest(template));
    expect(Object.fromEntries(former.map((template) => [nameOf(template), printOf(template)]))).toEqual(closed);
  });
});
