/** Runs in browsers other than that of the stories: reports problems of their sanitisers to the server of this page. */
import { loadPurifier, sanitiseNatively } from '../sanitise.ts';
import { forbiddenNodes } from './forbidden-nodes.ts';
import { generatedVectors } from './generated.ts';
import { armSandbox, watchForFire } from './hostile-run.ts';
import { vectors } from './vectors.ts';

/** How long attacks may take to fire, in milliseconds, and how many must fire in the control run. */
const LONGEST = 20_000;
const SURE = 40;

// Not frames: a headless browser may draw none.
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

async function check() {
  const native = 'setHTML' in Element.prototype ? [sanitiseNatively] : [];
  const watch = watchForFire();
  const issues: unknown[] = [];
  for (const sanitiser of [...native, await loadPurifier()]) {
    for (const given of [...vectors, ...generatedVectors()]) {
      const host = document.body.appendChild(document.createElement('div'));
      host.append(sanitiser(given));
      // The result of another parser for the printed nodes.
      const again = document.body.appendChild(document.createElement('div'));
      again.append(document.createRange().createContextualFragment(host.innerHTML));
      const forbidden = [...forbiddenNodes(host), ...forbiddenNodes(again)];
      if (forbidden.length > 0) issues.push({ given, forbidden });
    }
  }
  // Once the same attacks have fired in the control frame, they would have fired here, too.
  const control = armSandbox(document.body);
  for (const vector of vectors) control.insertRaw(vector);
  for (const end = performance.now() + LONGEST; control.count() <= SURE && performance.now() < end;) await soon();
  return { sanitisers: native.length + 1, issues, fired: watch.fired(), controls: control.count() > SURE };
}

const report = await check().catch((error: unknown) => ({ error: String(error) }));
await fetch('/report', { method: 'POST', body: JSON.stringify(report) });
