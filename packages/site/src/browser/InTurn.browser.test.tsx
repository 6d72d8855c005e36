import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startTurns } from './hydration-turns.ts';
import { InTurn } from './InTurn.tsx';

const names = ['one', 'two', 'three'];

function Part({ name, onReady }: { name: string; onReady?: (name: string) => void }) {
  const [taps, setTaps] = useState(0);
  useEffect(() => onReady?.(name), [name, onReady]);
  return <button onClick={() => setTaps(taps + 1)}>{`${name} ${taps}`}</button>;
}

function Marker({ onDone }: { onDone: () => void }) {
  useEffect(() => startTurns(onDone), [onDone]);
  return null;
}

/** The server's markup, which is rendered without turns. */
function openPage(page: ReactNode) {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(
    names.map((name) => (
      <Suspense key={name}>
        <Part name={name} />
      </Suspense>
    )),
  );
  const buttons = [...container.querySelectorAll('button')];
  const errors: unknown[] = [];
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  return {
    buttons,
    errors,
    close() {
      root.unmount();
      container.remove();
    },
  };
}

const page = (onReady: (name: string) => void, onDone: () => void) => (
  <>
    <Marker onDone={onDone} />
    {names.map((name) => (
      <InTurn key={name}>
        <Part name={name} onReady={onReady} />
      </InTurn>
    ))}
  </>
);

test('parts become interactive one after the other', async () => {
  const ready: string[] = [];
  const seen: string[] = [];
  const { buttons, errors, close } = await new Promise<ReturnType<typeof openPage>>((resolve) => {
    const opened = openPage(
      page(
        (name) => {
          ready.push(name);
          queueMicrotask(() => seen.push(ready.join(' ')));
        },
        () => resolve(opened),
      ),
    );
  });
  await expect.poll(() => seen).toEqual(['one', 'one two', 'one two three']);
  expect(errors).toEqual([]);
  expect(buttons.every((button) => button.isConnected)).toBe(true);
  close();
});

test("a tap reaches a part that waits for its turn, on the server's markup", async () => {
  let readyAtTap: string[] | null = null;
  const ready: string[] = [];
  const { buttons, errors, close } = await new Promise<ReturnType<typeof openPage>>((resolve) => {
    const opened = openPage(
      page(
        (name) => {
          ready.push(name);
          if (name !== 'one') return;
          queueMicrotask(() => {
            readyAtTap = [...ready];
            opened.buttons[2]?.click();
          });
        },
        () => resolve(opened),
      ),
    );
  });
  expect(readyAtTap).toEqual(['one']);
  await expect.poll(() => buttons.map(({ textContent }) => textContent)).toEqual(['one 0', 'two 0', 'three 1']);
  expect(errors).toEqual([]);
  expect(buttons.every((button) => button.isConnected)).toBe(true);
  close();
});
