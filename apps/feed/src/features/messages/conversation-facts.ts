import type { Conversation } from '@maidan/contract/account/conversations';
import { NO_PLACE } from '@maidan/contract/operations/geocoding';
import { chatDate } from './thread/chat-date.ts';

/** The location that a conversation is about; null if unknown. */
export const placeOf = ({ location }: Conversation): string | null =>
  location === NO_PLACE || location === '' ? null : location;

/** The location and start date of a conversation. */
export const conversationFacts = (conversation: Conversation): string =>
  [placeOf(conversation), chatDate(conversation.created_at)].filter(Boolean).join(' · ');
