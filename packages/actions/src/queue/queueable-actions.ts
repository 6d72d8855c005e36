import type { Action } from '../action.ts';
import { changeAnswers } from '../forms/change-answers.ts';
import { changeMutes } from '../mutes/change-mutes.ts';
import { commentOnPost } from '../posts/comment-on-post.ts';
import { followLeague } from '../follows/follow-league.ts';
import { followTopic } from '../follows/follow-topic.ts';
import { likePost } from '../posts/like-post.ts';
import { registerTeam } from '../register-team.ts';
import { changeSaved } from '../saved/saved.ts';
import { sendMessage } from '../messages/send-message.ts';
import { sendPicture, startWithPicture } from '../messages/send-picture.ts';
import { startConversation } from '../messages/start-conversation.ts';
import { submitForm } from '../forms/submit-form.ts';
import { voteInPoll } from '../posts/vote.ts';

/** Every action that can be queued. */
export const queueableActions: readonly Action[] = [
  likePost,
  followTopic.tag,
  followTopic.category,
  followLeague,
  voteInPoll,
  commentOnPost,
  changeMutes,
  changeSaved,
  sendMessage,
  registerTeam,
  submitForm,
  changeAnswers,
  startConversation,
  sendPicture,
  startWithPicture,
];
