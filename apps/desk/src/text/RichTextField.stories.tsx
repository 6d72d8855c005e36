import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RichTextField } from './RichTextField.tsx';

function Stage({ value: given = '', error, other }: { value?: string; error?: string; other?: string }) {
  const [value, setValue] = useState(given);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, maxWidth: 760 }}>
      <RichTextField label="Text" hint="At the top of its page" value={value} onChange={setValue} error={error} />
      <output aria-label="HTML">{value}</output>
      {other !== undefined && (
        <button type="button" onClick={() => setValue(other)}>
          Take over theirs
        </button>
      )}
    </div>
  );
}

const meta = { title: 'Parts/Text editor', component: Stage } satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const html = (canvas: Canvas) => canvas.getByRole('status', { name: 'HTML' }).textContent;

/** The editor, once it has been fetched. */
async function findEditor(canvas: Canvas): Promise<HTMLElement> {
  await canvas.findByRole('toolbar', { name: 'Formatting for Text' });
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveAttribute('contenteditable', 'true'));
  return canvas.getByRole('textbox', { name: 'Text' });
}

function pasteInto(target: HTMLElement, parts: Readonly<Record<string, string>>) {
  const data = new DataTransfer();
  for (const [type, text] of Object.entries(parts)) data.setData(type, text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

const article =
  '<h2>Trials</h2><p>On <strong>Sunday</strong>, at the <a href="/tag/play">turf</a></p><ul><li>Shoes</li><li>Water</li></ul>';

const namesWhenEditable: (string | null)[] = [];

/** The field has its name from the start. */
export const NamedFromTheFirstMoment: Story = {
  beforeEach: () => {
    namesWhenEditable.length = 0;
    const observer = new MutationObserver(() => {
      const text = document.querySelector('.tiptap');
      if (text) namesWhenEditable.push(text.getAttribute('aria-labelledby'));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
  },
  play: async ({ canvas }) => {
    await findEditor(canvas);
    await expect(namesWhenEditable.length).toBeGreaterThan(0);
    await expect(namesWhenEditable).not.toContain(null);
  },
};

export const ByKeyboard: Story = {
  args: { value: article },
  play: async ({ canvas }) => {
    const text = await findEditor(canvas);
    await expect(within(text).getByRole('heading', { name: 'Trials' })).toBeVisible();
    await expect(text).toHaveAccessibleDescription('At the top of its page');
    // What was only opened stays as it was.
    await expect(html(canvas)).toBe(article);
    const bold = canvas.getByRole('button', { name: 'Bold' });
    bold.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
    await expect(bold).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Home}');
    await expect(bold).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Undo typing' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const text = await findEditor(canvas);
    text.focus();
    pasteInto(text, {
      'text/html':
        '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h2 style="color:red">Kit</h2>' +
        '<p class="x" onclick="steal()">Red <i>shirt</i><script>steal()</script></p>' +
        '<p><a href="javascript:steal()">here</a> and <a href="https://maidan.example/kit">there</a></p></b>',
      'text/plain': 'Kit',
    });
    await waitFor(() => expect(html(canvas)).toContain('Kit'));
    await expect(html(canvas)).toBe(
      '<h2>Kit</h2><p>Red <em>shirt</em></p><p>here and ' +
        '<a href="https://maidan.example/kit" target="_blank" rel="noopener noreferrer ugc">there</a></p>',
    );
    await expect(canvas.getByRole('button', { name: 'Undo typing' })).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo typing' }));
    await waitFor(() => expect(html(canvas)).toBe(''));
    pasteInto(text, { 'text/plain': 'One\n\nTwo' });
    await waitFor(() => expect(html(canvas)).toBe('<p>One</p><p>Two</p>'));
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await waitFor(() => expect(html(canvas)).toBe('<p>One</p><ul><li>Two</li></ul>'));
  },
};

export const WithALink: Story = {
  play: async ({ canvas }) => {
    await findEditor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = canvas.getByRole('textbox', { name: 'Link address' });
    await userEvent.type(address, 'javascript:steal()');
    await userEvent.click(canvas.getByRole('button', { name: 'Set link' }));
    await expect(address).toBeInvalid();
    await userEvent.clear(address);
    await userEvent.type(address, 'maidan.example/kit{Enter}');
    await waitFor(() =>
      expect(html(canvas)).toBe(
        '<p><a href="https://maidan.example/kit" target="_blank" rel="noopener noreferrer ugc">https://maidan.example/kit</a></p>',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Link', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(html(canvas)).toBe('<p>https://maidan.example/kit</p>'));
  },
};

const linkTo = (href: string, text = href) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer ugc">${text}</a>`;

/** Addresses end where they end in messages. */
export const AddressesBecomeLinks: Story = {
  play: async ({ canvas, canvasElement }) => {
    const text = await findEditor(canvas);
    text.focus();
    canvasElement.ownerDocument.execCommand('insertText', false, 'At www.example.net.');
    await waitFor(() => expect(html(canvas)).toBe('<p>At www.example.net.</p>'));
    await userEvent.keyboard('{Enter}');
    const first = `<p>At ${linkTo('https://www.example.net/', 'www.example.net')}.</p>`;
    await waitFor(() => expect(html(canvas)).toBe(first));
    pasteInto(text, { 'text/plain': '(https://example.org/a_(b))' });
    const second = `${first}<p>(${linkTo('https://example.org/a_(b)')})`;
    await waitFor(() => expect(html(canvas)).toBe(`${second}</p>`));
    pasteInto(text, { 'text/html': '<p>and</p><p>https://example.org/x...</p>' });
    await waitFor(() => expect(html(canvas)).toContain(linkTo('https://example.org/x')));
  },
};

/** An address pasted over words is where they lead. */
export const AddressOverWords: Story = {
  args: { value: '<p>Kit</p>' },
  play: async ({ canvas }) => {
    const text = await findEditor(canvas);
    text.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    pasteInto(text, { 'text/plain': 'https://example.org/kit' });
    await waitFor(() => expect(html(canvas)).toBe(`<p>${linkTo('https://example.org/kit', 'Kit')}</p>`));
  },
};

/** Another editor's text replaces this one, without a change event. */
export const TakenOver: Story = {
  args: { value: '<p>Mine</p>', other: article },
  play: async ({ canvas }) => {
    const text = await findEditor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Take over theirs' }));
    await expect(await within(text).findByRole('heading', { name: 'Trials' })).toBeVisible();
    await expect(html(canvas)).toBe(article);
  },
};

/** What the editor would lose is edited as HTML. */
export const WithATable: Story = {
  args: { value: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue(
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
    );
    await expect(canvas.getByText(/^Shown as HTML/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { error: 'Please write a text.' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await findEditor(canvas)).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription(/Please write a text/);
  },
};

export const OnAPhone: Story = { ...ByKeyboard, globals: { viewport: { value: 'narrow' } } };
