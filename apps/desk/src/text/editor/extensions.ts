import { StarterKit } from '@tiptap/starter-kit';
import { AddressLinks } from './address-links.ts';

/** The formatting a text may have: everything the server keeps, except pictures and tables. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    trailingNode: false,
    dropcursor: false,
    link: {
      openOnClick: false,
      // `AddressLinks` finds addresses. This option only keeps a space typed after a link out of it.
      autolink: true,
      shouldAutoLink: () => false,
      linkOnPaste: false,
      // The sanitiser adds these for readers.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  AddressLinks,
];
