import type { InboxConversation } from '@maidan/contract/desk/inbox';

/** A ready answer with what it leaves open. A place that is not known is left out with the space before it. */
export function fillIn(text: string, { person, location }: Pick<InboxConversation, 'person' | 'location'>): string {
  return text
    .replaceAll('{name}', () => person.name)
    .replaceAll(location ? /\{location\}/g : / ?\{location\}/g, () => location ?? '');
}
