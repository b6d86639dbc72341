import { requirementResults } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { foodTemplate } from './food/food.template.ts';
import { gradeOf } from './grade.rules.ts';
import { asked, nonConformitiesOf, tables } from './report-template.rules.ts';

describe('the answers of a report', () => {
  it('include a result and a note for each requirement', () => {
    const all = asked(foodTemplate);
    expect(all.get('R_3_5_2')).toMatchObject({ type: 'choice', required: true, options: requirementResults });
    expect(all.get('R_3_5_2_NOTE')).toMatchObject({ type: 'longText' });
    expect(all.has('NON_CONFORMITIES')).toBe(false);
    expect(tables(foodTemplate).get('NON_CONFORMITIES')?.rows).toBe(60);
  });
});

describe('the non-conformities of a report', () => {
  const reported = (...rows: Record<string, string>[]) =>
    nonConformitiesOf(foodTemplate, { NON_CONFORMITIES: rows }).map(
      ({ requirement: _, saysIntent: __, closedOn: ___, ...each }) => each,
    );

  it('are weighed by the clause they name', () => {
    expect(
      reported(
        { NC_CLAUSE: '3.5.2', NC_SEVERITY: 'Major', NC_AGAINST_INTENT: 'Yes' },
        { NC_CLAUSE: ' 1.2.1 ', NC_SEVERITY: 'Minor', NC_AGAINST_INTENT: 'No' },
        { NC_CLAUSE: '99.1', NC_SEVERITY: 'Minor' },
      ),
    ).toEqual([
      { clause: '3.5.2', severity: 'Major', againstIntent: true, fundamental: true },
      { clause: '1.2.1', severity: 'Minor', againstIntent: false, fundamental: false },
      { clause: '99.1', severity: 'Minor', againstIntent: false, fundamental: false },
    ]);
  });

  it('count against the intent if they name the statement itself', () => {
    const found = reported({ NC_CLAUSE: '3.5', NC_SEVERITY: 'Major' });
    expect(found).toEqual([{ clause: '3.5', severity: 'Major', againstIntent: true, fundamental: true }]);
    expect(gradeOf('Food', found, 'Announced')).toEqual({ grade: 'No Grade', certificated: false });
  });

  it('are none when the table is empty', () => {
    expect(nonConformitiesOf(foodTemplate, {})).toEqual([]);
  });
});
