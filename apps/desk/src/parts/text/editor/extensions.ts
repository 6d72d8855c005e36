import { StarterKit } from '@tiptap/starter-kit';
import { AddressLinks } from './address-links.ts';

/** What a text may have: all that the server keeps, without pictures and tables. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    trailingNode: false,
    dropcursor: false,
    link: {
      openOnClick: false,
      // Its own rule for addresses links none: `AddressLinks` does. What is left of it keeps spaces out of a link.
      autolink: true,
      shouldAutoLink: () => false,
      linkOnPaste: false,
      // Readers get what the sanitiser writes.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  AddressLinks,
];
