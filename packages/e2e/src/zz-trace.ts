import { chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { acceptTerms, openAs } from './people/sign-in.ts';
const addresses = process.argv.slice(2);
const rounds = Number(process.env.ROUNDS ?? 7);
const press = (path: string): Promise<Record<string, number>> => new Promise((resolve) => {
  const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`)!;
  const isShown = () => document.querySelector(`main table tbody a[href^="${path}/"]`) !== null;
  performance.mark('zz-start');
  const start = performance.now();
  const watcher = new MutationObserver(() => {
    if (!isShown()) return;
    watcher.disconnect();
    const commit = performance.now() - start;
    requestAnimationFrame(() => (globalThis as any).scheduler.postTask(() => {
      performance.mark('zz-end');
      const total = performance.now() - start;
      const res = performance.getEntriesByType('resource').filter((e) => e.startTime >= start).map((e: any) => `${new URL(e.name).pathname.slice(-40)} ${Math.round(e.startTime - start)}-${Math.round(e.responseEnd - start)}`);
      resolve({ commit, total, res } as any);
    }, { priority: 'user-blocking' }));
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  link.click();
});
const browser = await chromium.launch(config.use?.launchOptions);
const sums: any = {};
for (let round = -1; round < rounds; round++) for (const address of addresses) {
  const context = await browser.newContext({ ...config.use, baseURL: address });
  const page = await context.newPage();
  await openAs(page, 'CB Full Admin', '/private/company');
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
  const rows = page.locator(`main table tbody a[href^="/private/company/"]`).first();
  await rows.or(terms).first().waitFor();
  if (await terms.isVisible()) await acceptTerms(page);
  await rows.waitFor();
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  for (const which of ['fresh', 'away', 'again']) {
    const path = which === 'away' ? '/private/company' : '/private/audit';
    await page.locator(`nav a[href="${path}"]`).hover();
    await page.waitForTimeout(100);
    const events: any[] = [];
    const on = ({ value }: any) => events.push(...value);
    cdp.on('Tracing.dataCollected', on);
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'v8.execute', 'disabled-by-default-v8.compile', 'blink.user_timing', 'disabled-by-default-v8.gc'] } } as any);
    const r: any = await page.evaluate(press, path);
    const done = new Promise((res) => cdp.once('Tracing.tracingComplete', res));
    await cdp.send('Tracing.end'); await done;
    cdp.off('Tracing.dataCollected', on);
    const s = events.find((e) => e.name === 'zz-start'), f = events.find((e) => e.name === 'zz-end');
    const own = events.filter((e) => e.pid === s.pid && e.tid === s.tid && e.ph === 'X' && e.ts >= s.ts - 1 && e.ts <= f.ts).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
    // self time
    const self: Record<string, number> = {}; const stack: any[] = [];
    const tops = own.filter((e: any, i: number) => true); for (const e of own) { while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop(); if (stack.length) self[stack.at(-1).name] = (self[stack.at(-1).name] ?? 0) - (e.tdur ?? e.dur) / 1000; self[e.name] = (self[e.name] ?? 0) + (e.tdur ?? e.dur) / 1000; stack.push(e); }
    if (round >= 0) { const k = `${address} ${which}`; const t = (sums[k] ??= { n: 0, total: [], commit: [], self: {}, res: r.res }); t.n++; t.total.push(r.total); t.commit.push(r.commit); for (const [n, v] of Object.entries(self)) t.self[n] = (t.self[n] ?? 0) + v; t.res = r.res; }
    await page.waitForLoadState('networkidle');
  }
  await context.close();
}
const med = (a: number[]) => Math.round(a.sort((x, y) => x - y)[a.length >> 1]!);
for (const [k, t] of Object.entries<any>(sums)) {
  console.log(`${k}: total ${med(t.total)} commit ${med(t.commit)}`);
  console.log('   ', Object.entries<number>(t.self).map(([n, v]) => [n, v / t.n] as const).filter(([, v]) => v > 0.8).sort((a, b) => b[1] - a[1]).map(([n, v]) => `${n} ${v.toFixed(1)}`).join(', '));
  console.log('   ', t.res.join(' | '));
}
await browser.close();
