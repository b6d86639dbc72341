// Counts the results in the reports of the test runners. A skipped test or a crashed runner counts as failed.

/** The sum of several `{ passed, failed }`. */
export const total = (counts) =>
  counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });

const judged = (counts, code) => {
  const silentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silentFailure ? { ...counts, failed: 1 } : counts;
};

/** `report` is Vitest's JSON report, undefined if it wrote none; `code` its exit code. */
export const countVitest = (report, code) => {
  const files = (report?.testResults ?? []).map((file) => {
    const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
    const failed = file.assertionResults.length - passed;
    // A file that cannot be loaded, or a hook that fails, is reported without a failed test.
    return { passed, failed: file.status === 'failed' ? Math.max(failed, 1) : failed };
  });
  return judged(total(files), code);
};

/** `report` is Playwright's JSON report, undefined if it wrote none; `code` its exit code. */
export const countPlaywright = (report, code) => {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  return judged({ passed: expected + flaky, failed: unexpected + skipped + (report?.errors?.length ?? 0) }, code);
};
