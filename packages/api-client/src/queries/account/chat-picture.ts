import { joinPath } from '@maidan/contract/core/services';
import { newChatPicture } from '@maidan/contract/account/chat-pictures';
import { queryOptions } from '@tanstack/react-query';
import type { SessionPort } from '../../core/create-api.ts';

interface PictureSource {
  /** Base of the main service. */
  readonly base: string;
  readonly session: Pick<SessionPort, 'token'>;
}

/** A picture that the user sent. Loading it needs their token, which an image's URL cannot carry. */
export const chatPictureQuery = ({ base, session }: PictureSource, name: string) =>
  queryOptions({
    queryKey: [newChatPicture.id, { params: { name } }],
    async queryFn({ signal }): Promise<Blob> {
      const address = joinPath(base, `chats/picture/${encodeURIComponent(name)}`);
      const headers = { accept: 'image/*', authorization: `Bearer ${session.token() ?? ''}` };
      const reply = await fetch(address, { headers, signal });
      if (!reply.ok) throw new Error(`The picture is a ${reply.status}`);
      return reply.blob();
    },
    staleTime: Infinity,
    retry: 1,
  });
