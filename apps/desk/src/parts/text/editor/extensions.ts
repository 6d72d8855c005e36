import { StarterKit } from '@tiptap/starter-kit';

/** What a text may have: all that the server keeps, without pictures and tables. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    trailingNode: false,
    dropcursor: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // Readers get what the sanitiser writes.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];
