/** In its own file: every page of a user requests it, and nothing else of the conversations. */
import { defineEndpoint } from '../core/endpoint.ts';
import { count } from '../core/wire.ts';

export const unreadConversations = defineEndpoint({
  id: 'unreadConversations',
  service: 'main',
  method: 'GET',
  path: 'hasnewconversation',
  auth: 'bearer',
  response: count,
  summary: 'The number of conversations with unread messages',
});
