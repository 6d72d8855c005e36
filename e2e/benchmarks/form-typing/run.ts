/**
 * Measures the cost of a key press in a form of 200 fields on ten pages, and in a short form for comparison: `pnpm
 * --filter @maidan/e2e bench:form`, after a build.
 *
 * - at full speed: CPU time of the page's main thread for a key press, including frames. The minimum of several rounds, in
 *   which the forms alternate. Next to it the same form without script, and a single field on an empty page, which show
 *   what the browser itself needs.
 * - four times: the same on a phone whose CPU is four times slower.
 * - to the next frame: from the browser's event timing at a quarter of the speed, in steps of 8 ms. It grows with any
 *   other load on the machine, and so does the CPU time of a throttled page.
 */
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../checks/chromium.ts';
import { basePack } from '../../support/content/base-pack.ts';
import { startProductWith } from '../../support/start-product.ts';
import { printCosts } from './typing.ts';

const LONGEST = 'two-hundred-fields';
const SHORTEST = 'lend-a-hand';

const kinds = [
  { type: 'text' },
  { type: 'textarea' },
  { type: 'radio', options: ['Good', 'Fair', 'Poor'] },
  { type: 'checkbox', options: ['Shade', 'Water', 'Seats'] },
];
/** Every second page depends on an answer on the page before. */
const longForm = {
  slug: LONGEST,
  title: 'Two hundred fields',
  fields: Array.from({ length: 200 }, (_, at) => {
    const shown_if = { match: 'all', rules: [{ field: `field-${at - 20}`, test: 'answered', values: [] }] };
    const page = {
      name: `page-${at}`,
      label: `Page ${at / 20 + 1}`,
      type: 'page',
      ...(at % 40 === 20 && { shown_if }),
    };
    const field = { name: `field-${at}`, label: `Question ${at + 1}`, ...kinds[at % kinds.length] };
    return at % 20 === 0 ? [page, field] : [field];
  }).flat(),
};

const forms = [...(basePack.forms ?? []), longForm];
const product = await startProductWith({}, { ...basePack, forms });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
const addressOf = (form: string) => `${product.league}/form/${form}`;
const places = [LONGEST, SHORTEST].map((form) => ({ name: form, address: addressOf(form), hasScripts: true }));
const withoutScripts = places.map((place) => ({ ...place, name: `${place.name}, no scripts`, hasScripts: false }));
const alone = { name: 'a field alone', address: null, hasScripts: true };
try {
  await printCosts(browser, [...places, ...withoutScripts, alone], Number(process.env['ROUNDS'] ?? 2));
} finally {
  await browser.close();
  await product.stop();
}
