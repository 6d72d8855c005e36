import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/Dialog.tsx';

// The platform reacts only to real key presses, so these tests run here and not as play functions.

let end: () => void;
afterEach(() => end());

function show(onClose: () => void = () => undefined, stubborn = false) {
  function Page() {
    const [open, setOpen] = useState(false);
    const close = () => {
      onClose();
      setOpen(stubborn);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <button type="button">Behind</button>
        <Dialog open={open} onClose={close} title="Share">
          <input aria-label="Link" />
          <button type="button">Copy</button>
        </Dialog>
      </>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Page />);
  end = () => {
    root.unmount();
    place.remove();
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('Escape closes and returns the focus', async () => {
  const closed = vi.fn<() => void>();
  show(closed);
  await button('Open').click();
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Open')).toHaveFocus();
  expect(closed).toHaveBeenCalledOnce();
});

test('Tab never reaches the page behind the dialog', async () => {
  show();
  await button('Open').click();
  const seen = new Set<string>();
  for (let presses = 0; presses < 8; presses += 1) {
    await userEvent.keyboard('{Tab}');
    seen.add(document.activeElement?.textContent ?? '');
  }
  expect(seen).toContain('Copy');
  expect(seen).not.toContain('Behind');
  expect(seen).not.toContain('Open');
});

test('an owner that keeps it open is notified of every Escape', async () => {
  const closed = vi.fn<() => void>();
  show(closed, true);
  await button('Open').click();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(closed.mock.calls.length).toBeGreaterThanOrEqual(2), 60_000);
});

test('removing it while open makes the page usable again', async () => {
  show();
  await button('Open').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  end();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});
