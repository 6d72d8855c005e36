/** A call that concerns only its caller: what to send, and the expected status for every user. */
interface OwnCall {
  status: number;
  id?: string;
  body?: unknown;
}

/** Things that belong to one user. */
export interface Ids {
  readonly conversation: string;
  readonly session: string;
}

const topic: OwnCall = { status: 200, body: { following_id: 1 } };
/** A topic that no one follows here, which the call reports as 404. */
const unfollowed: OwnCall = { status: 404, body: { following_id: 2 } };

/** Calls in which every user is the owner. */
export const ownCalls: Readonly<Record<string, OwnCall>> = {
  authTagPosts: { status: 200, id: 'home' },
  authTagVideoPosts: { status: 200, id: 'home' },
  authCategoryPosts: { status: 200, id: 'sport' },
  authCategoryVideoPosts: { status: 200, id: 'sport' },
  authPostBySlug: { status: 200, id: '1' },
  pollCount: { status: 200, id: '1' },
  vote: { status: 200, body: { quizpoll_id: 1, quizpoll_option_id: 1 } },
  report: { status: 200, body: { kind: 'post', id: 1, reason: 'spam' } },
  mutes: { status: 200 },
  setMutes: { status: 200, body: { entries: [{ kind: 'post', id: '1', label: 'A post' }], muted: true } },
  saved: { status: 200 },
  setSaved: { status: 200, body: { entries: [{ kind: 'post', id: 'post-1', label: 'A post' }], saved: true } },
  decisions: { status: 200 },
  ownComments: { status: 200, id: '1' },
  newComment: { status: 200, body: { post_id: 1, comment: 'Hello' } },
  like: { status: 200, body: { post_id: 1, type: 'thumbsup', liked: true } },
  followTag: topic,
  followCategory: topic,
  followLeague: topic,
  isTagFollowed: unfollowed,
  isCategoryFollowed: unfollowed,
  isLeagueFollowed: unfollowed,
  followedTags: { status: 200 },
  followedCategories: { status: 200 },
  reportTagFollowers: { status: 200, body: { id: 1, subscribe: 1 } },
  reportCategoryFollowers: { status: 200, body: { id: 1, subscribe: 1 } },
  recordInteraction: { status: 204, body: { action_name: 'like', action: 'liked', video_id: 1, page: '/' } },
  conversations: { status: 200 },
  conversationsPage: { status: 200 },
  unreadConversations: { status: 200 },
  newConversation: { status: 200, body: { message: 'Hello', name: 'Turf', location: 'Indiranagar' } },
  notifications: { status: 200 },
  latestNotification: { status: 200 },
  me: { status: 200 },
  leagueMe: { status: 200 },
  updateProfile: { status: 200, body: { name: '', email: '', phone: '', avatar: '' } },
  phoneChange: { status: 200 },
  cancelPhoneChange: { status: 204 },
  updateLocation: { status: 200, body: { lat: '12.97', lng: '77.59', location: 'Indiranagar' } },
  sessions: { status: 200 },
  accountPin: { status: 200 },
  consent: { status: 200 },
  stateBirthYear: { status: 200, body: { birth_year: 2011 } },
  askGuardian: { status: 200, body: { phone: '9000000000' } },
  ownRegistrations: { status: 200 },
  beginUpload: { status: 200, body: { name: 'sheet.pdf', bytes: 10 } },
  teamWaitingPlaces: { status: 200 },
};

/** Calls with the id of something that belongs to one user, and is 404 for everyone else. */
export const objectCalls: Readonly<Record<string, (ids: Ids) => { id?: string; body?: unknown }>> = {
  conversationById: ({ conversation }) => ({ id: conversation }),
  chats: ({ conversation }) => ({ id: conversation }),
  chatsPage: ({ conversation }) => ({ id: conversation }),
  newChat: ({ conversation }) => ({ body: { conversation_id: conversation, message: 'Hello' } }),
  deleteConversations: ({ conversation }) => ({ body: { conversationid: [conversation] } }),
  revokeSession: ({ session }) => ({ id: session }),
};
