/**
 * What a key costs in a form of 200 fields on ten pages, and in a short one for comparison: `pnpm --filter @maidan/e2e
 * bench:form`, after a build.
 *
 * - at full speed: everything the page's main thread did for a key, its frames included, by the processor's time. The
 *   least of several turns, in which the forms take turns. Next to it the same form where no script runs, and a field
 *   alone on an empty page: what the browser itself needs.
 * - four times: what that is on a phone whose processor is four times slower.
 * - to the next frame: as the browser's event timing has it, slowed down four times, in steps of 8 ms. It grows with
 *   whatever else the machine does, and so does the processor's time of a page that is slowed down.
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
/** Every second page depends on an answer of the one before. */
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
