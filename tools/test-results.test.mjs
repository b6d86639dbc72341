import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, total } from './test-results.mjs';

const file = (status, ...tests) => ({
  status,
  assertionResults: tests.map((of) => ({ status: of })),
});

describe('the count of unit and feature tests', () => {
  it('counts skipped and unwritten tests as failures', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped'), file('passed', 'todo', 'passed')] };
    expect(countVitest(report, 0)).toEqual({ passed: 2, failed: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(countVitest({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('counts a hook that failed after its tests had passed', () => {
    expect(countVitest({ testResults: [file('failed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a crash as a failure, with or without a report', () => {
    expect(countVitest(undefined, 139)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('does not count an empty run as a success', () => {
    expect(countVitest({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the count of journeys', () => {
  it('counts skipped journeys as failures and retried ones by their final result', () => {
    const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
    expect(countPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 6, failed: 5 });
  });

  it('counts a run that never began as a failure', () => {
    expect(countPlaywright({ stats: { expected: 0 }, errors: [{}] }, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the total', () => {
  it('adds up all runners', () => {
    const counts = [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ];
    expect(total(counts)).toEqual({ passed: 4, failed: 6 });
  });
});
