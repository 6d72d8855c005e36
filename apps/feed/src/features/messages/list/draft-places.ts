/** Names of drafts; see `useDraft`. */
export const newConversationDraft = (field: 'name' | 'location' | 'message'): string => `new conversation ${field}`;
