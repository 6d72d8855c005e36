import type { Meta, StoryObj } from '@storybook/react-vite';
import { act, createElement, Fragment } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { DocumentHtmlContext } from '../../html/document-html.ts';
import { forbiddenNodes } from '../../html/hostile/forbidden-nodes.ts';
import { generatedVectors } from '../../html/hostile/generated.ts';
import { vectors } from '../../html/hostile/vectors.ts';
import { loadPurifier } from '../../html/sanitise.ts';
import { armSandbox, watchForFire, withoutNativeSanitiser } from '../../html/hostile/hostile-run.ts';
import { HtmlContent } from './HtmlContent.tsx';

const article = `<h2>House rules</h2><p>Over the <b>blue gate</b> is six and out. <a href="/tag/gully">You</a> also
<a href="https://example.org/rules">fetch it</a>.</p><ul><li>Chalk stumps</li><li>Taped ball</li></ul>
<blockquote>No play after the streetlight goes.</blockquote>
<table><tr><th scope="row">Overs</th><td>6</td></tr><tr><th scope="row">Players</th><td>8</td></tr></table>`;

const meta = { component: HtmlContent, args: { html: article } } satisfies Meta<typeof HtmlContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'You' })).toHaveAttribute('href', '/tag/gully');
    await expect(canvas.getByRole('link', { name: 'You' })).not.toHaveAttribute('target');
    const outside = canvas.getByRole('link', { name: 'fetch it' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer ugc');
  },
};

export const Empty: Story = { args: { html: '' } };
export const UnbrokenWordAndWideTableAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    html: `<p>${'aghost'.repeat(60)}</p><table><tr>${'<td>Jayanagar</td>'.repeat(12)}</tr></table>`,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeftTextInside: Story = {
  args: { html: '<p>کرکٹ کے اصول: نیلے دروازے کے اوپر چھ اور آؤٹ۔</p>' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/کرکٹ/)).direction).toBe('rtl');
  },
};

export const BidiAndZalgoStayInTheBox: Story = {
  args: { html: `<p>\u202Eslaog owt\u202E \u2066${'Z\u0351\u036B\u0343\u036A\u0302'.repeat(30)}</p>` },
  render: (args) => (
    <>
      <HtmlContent {...args} />
      <p>Neighbour</p>
    </>
  ),
};

/** The unsanitised corpus in a frame of its own: proof that its attacks work. */
export const ControlRunFires: Story = {
  args: { html: '<p>The control run is in the frame next to this.</p>' },
  play: async ({ canvasElement }) => {
    const { count, insertRaw, remove } = armSandbox(canvasElement);
    for (const vector of vectors) insertRaw(vector);
    await waitFor(() => expect(count()).toBeGreaterThan(40), { timeout: 8_000 });
    remove();
  },
};

/** Renders the pieces and waits until the purifier, if used, has handled them. */
async function show(root: Root, pieces: readonly string[]) {
  await act(async () => {
    root.render(createElement(Fragment, null, ...pieces.map((html) => createElement(HtmlContent, { html }))));
  });
  await loadPurifier();
  await new Promise(requestAnimationFrame);
}

/** For both sanitisers: no attack runs, though all run in the control frame; nothing forbidden stays; a second pass changes nothing. */
async function survives(canvasElement: HTMLElement) {
  const place = canvasElement.appendChild(document.createElement('div'));
  const watch = watchForFire();
  const chrome = canvasElement.ownerDocument.querySelectorAll('body, head, #storybook-root').length;
  const pieces = [...vectors, ...generatedVectors()];
  const root = createRoot(place);
  await show(root, pieces);
  const boxes = [...place.children].map((frame) => frame.firstElementChild as HTMLElement);
  await expect(boxes).toHaveLength(pieces.length);
  await expect(boxes.flatMap((box) => forbiddenNodes(box))).toEqual([]);

  // Once the same attacks have fired in the control frame, they would have fired here, too.
  const control = armSandbox(canvasElement);
  for (const vector of vectors) control.insertRaw(vector);
  await waitFor(() => expect(control.count()).toBeGreaterThan(40), { timeout: 8_000 });
  control.remove();
  await expect(watch.fired()).toBe(0);
  await expect(typeof document.getElementById).toBe('function');
  await expect(canvasElement.ownerDocument.querySelectorAll('body, head, #storybook-root')).toHaveLength(chrome);

  const once = boxes.map((box) => box.innerHTML);
  await show(root, once);
  await expect(boxes.map((box) => box.innerHTML)).toEqual(once);
  root.unmount();
  place.remove();
  watch.stop();
}

export const HostileCorpus: Story = {
  args: { html: '<p>The hostile corpus has gone through here.</p>' },
  play: async ({ canvasElement }) => survives(canvasElement),
};

export const HostileCorpusWithoutSetHtml: Story = {
  args: { html: '<p>The hostile corpus has gone through here, by way of the purifier.</p>' },
  play: async ({ canvasElement }) => withoutNativeSanitiser(() => survives(canvasElement)),
};

/** Correct server nodes stay, incomplete links are completed, and React has nothing to repair. */
export const TakesOverTheServersDocument: Story = {
  play: async ({ canvasElement }) => {
    const right = '<p>As it was <b>stored</b>.</p>';
    for (const { html, sanitiser, keeps } of [
      { html: right, sanitiser: asStored, keeps: true },
      { html: article, sanitiser: asStored, keeps: false },
      { html: right, sanitiser: undefined, keeps: false },
    ]) {
      const place = canvasElement.appendChild(document.createElement('div'));
      const content = <HtmlContent html={html} />;
      const printed = renderToString(
        sanitiser ? <DocumentHtmlContext value={sanitiser}>{content}</DocumentHtmlContext> : content,
      );
      // Without a sanitiser, a server renders plain text, never any of the markup.
      await expect(printed.includes(html)).toBe(sanitiser === asStored);
      place.append(document.createRange().createContextualFragment(printed));
      const before = place.querySelector('p');
      const repaired: unknown[] = [];
      await act(async () => {
        hydrateRoot(place, content, { onRecoverableError: (error) => repaired.push(error) });
      });
      await expect(repaired).toEqual([]);
      await expect(place.querySelector('p')).not.toBeNull();
      await expect(place.querySelector('p') === before).toBe(keeps);
      await expect(forbiddenNodes(place.firstElementChild?.firstElementChild ?? place)).toEqual([]);
      for (const link of place.querySelectorAll('a[href^="https:"]')) await expect(link).toHaveAttribute('rel');
      place.remove();
    }
  },
};

/** A server whose own sanitiser finds nothing to remove. */
function asStored(html: string): string {
  return html;
}
