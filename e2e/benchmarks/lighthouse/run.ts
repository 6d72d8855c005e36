import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromiumFlags, findWholeChromium } from '../../checks/chromium.ts';
import { startProductWith } from '../../support/start-product.ts';

/**
 * `pnpm bench:lighthouse` runs Lighthouse on six pages of the built product with its demo pack, as on a phone. It exits
 * with 1 unless accessibility, best practices and SEO score 100 on each. Performance depends on the machine and is only
 * printed.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PERFECT = ['accessibility', 'best-practices', 'seo'];
const CATEGORIES = [...PERFECT, 'performance'];

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

async function look(url: string): Promise<Report> {
  const flags = [...chromiumFlags, '--headless=new'].join(' ');
  const wanted = [`--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${flags}`];
  const args = ['dlx', LIGHTHOUSE, url, '--quiet', '--output=json', '--form-factor=mobile', ...wanted];
  const env = { ...process.env, CHROME_PATH: findWholeChromium() };
  const child = spawn('pnpm', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}.`);
  return JSON.parse(printed) as Report;
}

const product = await startProductWith({ DEMO_CONTENT: '1' }, {});
const { feed, league } = product;
let isPerfect = true;
try {
  const tag = await (await fetch(`http://127.0.0.1:${product.ports.feed}/tag/cricket`)).text();
  const [post = ''] = /\/post\/[\w-]+/.exec(tag) ?? [];
  const pages = {
    home: `${feed}/`,
    tag: `${feed}/tag/cricket`,
    post: `${feed}${post}`,
    'league home': `${league}/league/city-fives`,
    fixtures: `${league}/fixture/city-fives`,
    table: `${league}/table/city-fives`,
  };
  console.log(`| page | ${CATEGORIES.join(' | ')} |\n| --- | ${CATEGORIES.map(() => '---').join(' | ')} |`);
  for (const [name, url] of Object.entries(pages)) {
    const { categories, audits } = await look(url);
    const scores = CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100));
    console.log(`| ${name} | ${scores.join(' | ')} |`);
    for (const category of PERFECT.filter((_, index) => scores[index] !== 100)) {
      isPerfect = false;
      const lost = (categories[category]?.auditRefs ?? []).filter(
        ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
      );
      for (const { id } of lost) console.log(`  ${url}, ${category}: ${audits[id]?.title} (${id})`);
    }
  }
} finally {
  await product.stop();
}
process.exit(isPerfect ? 0 : 1);
