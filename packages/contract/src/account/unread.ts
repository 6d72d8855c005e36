/** In a file of its own: every page requests it for a user, without the other calls of conversations. */
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
