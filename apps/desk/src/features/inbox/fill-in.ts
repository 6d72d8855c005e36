import type { InboxConversation } from '@maidan/contract/desk/inbox/inbox';

const NO_PLACE = / ?(?:\b(?:around|at|from|in|near|of|to) )?\{location\}/gi;

/** Fills in a ready answer. An unknown location is left out, with the preposition before it. */
export function fillIn(text: string, { person, location }: Pick<InboxConversation, 'person' | 'location'>): string {
  return text
    .replaceAll('{name}', () => person.name)
    .replaceAll(location ? /\{location\}/g : NO_PLACE, () => location ?? '');
}
