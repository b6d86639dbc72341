import { chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { acceptTerms, openAs } from './people/sign-in.ts';
const [address] = process.argv.slice(2);
const browser = await chromium.launch(config.use?.launchOptions);
const context = await browser.newContext({ ...config.use, baseURL: address });
const page = await context.newPage();
await openAs(page, 'CB Full Admin', '/private/company');
const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
const rows = page.locator(`main table tbody a[href^="/private/company/"]`).first();
await rows.or(terms).first().waitFor();
if (await terms.isVisible()) await acceptTerms(page);
await rows.waitFor(); await page.waitForLoadState('networkidle');
const cdp = await context.newCDPSession(page);
const sums: Record<string, any> = {}; let elements = 0, n = 0, dur = 0;
for (let i = 0; i < 6; i++) {
  const events: any[] = []; const on = ({ value }: any) => events.push(...value);
  cdp.on('Tracing.dataCollected', on);
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-blink.debug'] } } as any);
  await page.locator(`nav a[href="/private/${i % 2 ? 'company' : 'audit'}"]`).click();
  await page.locator(`main table tbody a[href^="/private/${i % 2 ? 'company' : 'audit'}/"]`).first().waitFor();
  await page.waitForTimeout(300);
  const done = new Promise((res) => cdp.once('Tracing.tracingComplete', res)); await cdp.send('Tracing.end'); await done; cdp.off('Tracing.dataCollected', on);
  if (i % 2) continue;
  n++;
  for (const e of events) {
    if (e.name === 'UpdateLayoutTree') { elements += e.args?.elementCount ?? 0; dur += e.dur / 1000; }
    for (const t of e.args?.selector_stats?.selector_timings ?? []) { const s = (sums[t.selector] ??= { us: 0, att: 0, match: 0 }); s.us += t['elapsed (us)']; s.att += t.match_attempts; s.match += t.match_count; }
  }
}
console.log('per nav: elements', elements / n, 'ms', dur / n, 'selector us', Object.values(sums).reduce((a, s) => a + s.us, 0) / n, 'attempts', Object.values(sums).reduce((a, s) => a + s.att, 0) / n);
for (const [k, s] of Object.entries(sums).sort((a, b) => b[1].us - a[1].us).slice(0, 25)) console.log((s.us / n).toFixed(0).padStart(6), (s.att / n).toFixed(0).padStart(6), (s.match / n).toFixed(0).padStart(5), k.slice(0, 140));
await browser.close();
