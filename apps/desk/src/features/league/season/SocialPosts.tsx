import { useApi } from '@maidan/api-client/core/api-provider';
import { deskSocialPostsQuery } from '@maidan/api-client/queries/desk/league';
import type { DeskLeague } from '@maidan/contract/desk/league/league';
import {
  deskSocialPosts,
  removeSocialPost,
  saveSocialPost,
  type DeskSocialPost,
} from '@maidan/contract/desk/league/season/league-pages';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { EditableList } from '../../../rows/EditableList.tsx';
import { RichTextField } from '../../../text/RichTextField.tsx';
import { Section } from '../../../page/Section.tsx';
import { nearMoment } from '../../../times/time.ts';
import { useAct } from '../../../acts/use-act.ts';
import { useNow } from '../../../times/use-now.ts';

/** The posts in the social frame on the league's home page. */
export function SocialPosts({ league }: { league: DeskLeague }) {
  const query = useQuery(deskSocialPostsQuery(useApi(), league.id));
  const now = useNow();
  return (
    <Section title="Social frame" note="on the league’s home page">
      <EditableList
        query={query}
        what="social posts"
        itemsOf={({ data }) => data}
        idOf={({ id }) => String(id)}
        renderRow={({ content, published_at: at }) => ({
          label: 'the post',
          name: <HtmlContent html={content} />,
          note: at === null ? undefined : nearMoment(at, now),
        })}
        empty="No posts yet. The frame appears with the first post."
        add="New post"
        isAddLast
        renderDialog={(post, close) => <SocialDialog league={league} post={post} onClose={close} />}
      />
    </Section>
  );
}

interface SocialDialogProps {
  league: DeskLeague;
  /** Null for a new one. */
  post: DeskSocialPost | null;
  onClose: () => void;
}

function SocialDialog({ league, post, onClose }: SocialDialogProps) {
  const api = useApi();
  const [content, setContent] = useState(post?.content ?? '');
  const options = { changes: [deskSocialPosts], done: onClose, inPlace: true };
  const save = useAct(
    () =>
      api.call(saveSocialPost, {
        params: { id: league.id },
        body: { ...(post === null ? {} : { post_id: post.id }), content },
      }),
    options,
  );
  const remove = useAct(() => api.call(removeSocialPost, { params: { id: post?.id ?? 0 } }), options);
  return (
    <EditDialog
      title={post === null ? 'New post in the social frame' : 'Edit the post'}
      submit={save}
      blocked={content === '' ? 'Write something first.' : undefined}
      onClose={onClose}
      remove={post === null ? undefined : remove}
    >
      <RichTextField label="Text" value={content} onChange={setContent} />
    </EditDialog>
  );
}
