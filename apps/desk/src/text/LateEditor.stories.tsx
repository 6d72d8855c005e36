import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { RichTextField } from './RichTextField.tsx';

function Stage() {
  const [value, setValue] = useState('');
  return <RichTextField label="Text" value={value} onChange={setValue} />;
}

/** In a file of its own, where no other story has loaded the editor. */
const meta = { title: 'Parts/Late editor', component: Stage } satisfies Meta<typeof Stage>;
export default meta;

/** Plain fields that had the focus. */
const written: Element[] = [];

/** Someone who reaches the plain field just as the editor arrives must not type into a field that is about to go. */
export const TakesNoFieldFromItsWriter: StoryObj<typeof meta> = {
  beforeEach() {
    written.length = 0;
    const { contains } = Node.prototype;
    Node.prototype.contains = function (this: Node, other) {
      const plain = this instanceof Element && this.querySelector('textarea');
      // Right after the field has looked whether someone is writing in it.
      if (plain) {
        queueMicrotask(() => {
          plain.focus();
          if (document.activeElement === plain) written.push(plain);
        });
      }
      return contains.call(this, other);
    };
    return () => {
      Node.prototype.contains = contains;
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveAttribute('contenteditable'));
    await expect(written.filter((plain) => !plain.isConnected)).toEqual([]);
  },
};
