import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';
import { FRAME_HEIGHT } from './frame-height.ts';

const code = embedCode({
  address: 'https://ysl.example/embed/table/cup?category=6&theme=dark',
  id: 'table-cup',
  title: 'Table "A" <b> & more',
  height: 480,
});

test('a title and an address cannot leave their attributes', () => {
  expect(code).toContain('title="Table &quot;A&quot; &lt;b> &amp; more"');
  expect(code).toContain('src="https://ysl.example/embed/table/cup?category=6&amp;theme=dark"');
});

test('the height of the frame follows only its own messages, up to a limit', () => {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(code) ?? [];
  const contentWindow = {};
  const frame = { contentWindow, style: { height: '' } };
  const listeners: ((message: object) => void)[] = [];
  const page = { getElementById: (id: string) => (id === 'table-cup' ? frame : null) };
  // Runs the code as a page would.
  runInNewContext(script, {
    document: page,
    addEventListener: (_: string, listen: (message: object) => void) => listeners.push(listen),
  });
  const send = (message: object) => {
    for (const listen of listeners) listen(message);
    return frame.style.height;
  };
  const data = { type: FRAME_HEIGHT, height: 640 };
  expect(send({ origin: 'https://evil.example', source: contentWindow, data })).toBe('');
  expect(send({ origin: 'https://ysl.example', source: {}, data })).toBe('');
  expect(send({ origin: 'https://ysl.example', source: contentWindow, data: { type: 'other', height: 9 } })).toBe('');
  expect(send({ origin: 'https://ysl.example', source: contentWindow, data })).toBe('640px');
  expect(send({ origin: 'https://ysl.example', source: contentWindow, data: { ...data, height: 1e9 } })).toBe(
    '20000px',
  );
});
