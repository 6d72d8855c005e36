/** Where what was typed is kept; see `useDraft`. */
export const newConversationDraft = (field: 'name' | 'location' | 'message'): string => `new conversation ${field}`;
