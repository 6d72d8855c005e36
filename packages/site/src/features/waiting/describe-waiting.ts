import { findCachedPostById } from '@maidan/api-client/cache/find-post';
import type { UnsentAction } from '@maidan/actions/queue/unsent-actions';
import type { newChatPicture, newConversationPicture } from '@maidan/contract/account/chat-pictures';
import { newChat, type newConversation } from '@maidan/contract/account/conversations';
import type { Body } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import { newComment } from '@maidan/contract/feed/comments';
import { followCategory, followLeague, followTag } from '@maidan/contract/feed/follows';
import { like } from '@maidan/contract/feed/likes';
import { setMutes } from '@maidan/contract/feed/mutes';
import { vote } from '@maidan/contract/feed/polls';
import { setSaved } from '@maidan/contract/feed/saved';
import type { Form, saveFormResponse } from '@maidan/contract/league/custom-forms';
import type { editResponse } from '@maidan/contract/league/form-receipts';
import { registerForLeague } from '@maidan/contract/league/league-registrations';
import { t } from '@maidan/i18n/text';
import type { QueryClient } from '@tanstack/react-query';

export interface Description {
  /** The kind of action: "Comment". */
  readonly title: string;
  /** The user's text or choice; null if the device does not have it. */
  readonly detail: string | null;
  /** The whole text, if the detail is only part of it. */
  readonly text?: string;
}

/** By its title if this visit has loaded it, or else by the first answer. */
function detailOfForm(id: Id, answered: readonly (string | undefined)[], client: QueryClient): string | null {
  const forms = client.getQueriesData<Form | null>({ queryKey: ['formById'] });
  const title = forms.map(([, form]) => form).find((form) => form?.id === id)?.title;
  return title ?? answered.find(Boolean) ?? null;
}

const lines = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n');

type Describe = (input: never, client: QueryClient) => Description;

const follow = ({ subscribed }: Body<typeof followTag>): Description => ({
  title: subscribed === false ? t('waiting.unfollow') : t('waiting.follow'),
  detail: null,
});

const descriptions: Readonly<Record<string, Describe>> = {
  [like.id]: ({ post_id: id, liked }: Body<typeof like>, client) => ({
    title: liked === false ? t('waiting.unlike') : t('waiting.like'),
    detail: findCachedPostById(client, id)?.name ?? null,
  }),
  [followTag.id]: follow,
  [followCategory.id]: follow,
  [followLeague.id]: follow,
  [vote.id]: () => ({ title: t('waiting.vote'), detail: null }),
  [newComment.id]: ({ comment }: Body<typeof newComment>) => ({ title: t('waiting.comment'), detail: comment }),
  [newChat.id]: ({ message }: Body<typeof newChat>) => ({ title: t('waiting.message'), detail: message }),
  newConversation: ({ name, location, message }: Body<typeof newConversation>) => ({
    title: t('waiting.conversation'),
    detail: name,
    text: lines([name, location, message]),
  }),
  // By id: few pages have pictures to send.
  newChatPicture: ({ message }: Body<typeof newChatPicture>) => ({
    title: t('waiting.picture'),
    detail: message || null,
  }),
  newConversationPicture: ({ name, location, message }: Body<typeof newConversationPicture>) => ({
    title: t('waiting.conversation'),
    detail: name,
    text: lines([name, location, message]),
  }),
  [setMutes.id]: ({ entries, muted }: Body<typeof setMutes>) => ({
    title: muted ? t('waiting.hide') : t('waiting.show'),
    detail: entries.map(({ label }) => label).join(', '),
  }),
  [setSaved.id]: ({ entries, saved }: Body<typeof setSaved>) => ({
    title: saved ? t('waiting.save') : t('waiting.unsave'),
    detail: entries.map(({ label }) => label).join(', '),
  }),
  // By id: the endpoints would add the rules of forms to every page.
  saveFormResponse: ({ form_id: id, answers }: Body<typeof saveFormResponse>, client) => ({
    title: t('waiting.form'),
    detail: detailOfForm(
      id,
      answers.map(({ answer_text: text, file }) => text || file?.name),
      client,
    ),
    text: lines(answers.map(({ answer_text: text, file }) => text || file?.name)),
  }),
  editResponse: ({ form_id: id, answers }: Body<typeof editResponse>, client) => ({
    title: t('waiting.formChange'),
    detail: detailOfForm(
      id,
      answers.map(({ text, file }) => text || file?.name),
      client,
    ),
    text: lines(answers.map(({ text, file }) => text || file?.name)),
  }),
  [registerForLeague.id]: () => ({ title: t('waiting.team'), detail: null }),
};

/** Describes a waiting action to its user. */
export const describeWaiting = ({ name, input }: UnsentAction, client: QueryClient): Description =>
  // The queue validates stored input before it is sent; the list shows it as it is.
  descriptions[name]?.(input as never, client) ?? { title: t('waiting.other'), detail: null };
