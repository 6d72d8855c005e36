/** In a file of its own: every page of a user asks for it, and needs nothing else of the conversations. */
import { defineEndpoint } from '../core/endpoint.ts';
import { count } from '../core/wire.ts';

export const unreadConversations = defineEndpoint({
  id: 'unreadConversations',
  service: 'main',
  method: 'GET',
  path: 'hasnewconversation',
  auth: 'bearer',
  response: count,
  summary: 'How many conversations have something unread',
});
