import type { Conversation } from '@maidan/contract/account/conversations';
import { NO_PLACE } from '@maidan/contract/operations/geocoding';
import { chatDate } from './thread/chat-date.ts';

/** Where a conversation is about; null when that is not known. */
export const placeOf = ({ location }: Conversation): string | null =>
  location === NO_PLACE || location === '' ? null : location;

/** Where a conversation is about, and since when. */
export const conversationFacts = (conversation: Conversation): string =>
  [placeOf(conversation), chatDate(conversation.created_at)].filter(Boolean).join(' · ');
