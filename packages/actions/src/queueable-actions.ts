import type { Action } from './action.ts';
import { changeMutes } from './change-mutes.ts';
import { commentOnPost } from './comment-on-post.ts';
import { followTopic } from './follow-topic.ts';
import { likePost } from './like-post.ts';
import { registerTeam } from './register-team.ts';
import { sendMessage } from './send-message.ts';
import { voteInPoll } from './vote.ts';

/** Every action that may wait in the queue. */
export const queueableActions: readonly Action[] = [
  likePost,
  followTopic.tag,
  followTopic.category,
  voteInPoll,
  commentOnPost,
  changeMutes,
  sendMessage,
  registerTeam,
];
