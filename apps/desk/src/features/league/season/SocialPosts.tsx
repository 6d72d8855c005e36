import { useApi } from '@maidan/api-client/core/api-provider';
import { deskSocialPostsQuery } from '@maidan/api-client/queries/desk/league';
import type { DeskLeague } from '@maidan/contract/desk/league/league';
import {
  deskSocialPosts,
  removeSocialPost,
  saveSocialPost,
  type DeskSocialPost,
} from '@maidan/contract/desk/league/season/league-pages';
import { Button } from '@maidan/ui/Button';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { IconButton } from '@maidan/ui/IconButton';
import { EditIcon, PlusIcon } from '@maidan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { Loaded } from '../../../rows/Loaded.tsx';
import * as layout from '../../../page/layout.css.ts';
import { RichTextField } from '../../../text/RichTextField.tsx';
import { Section } from '../../../page/Section.tsx';
import { nearMoment } from '../../../times/time.ts';
import { useAct } from '../../../acts/use-act.ts';
import { useNow } from '../../../times/use-now.ts';

/** The posts in the social frame on the league's home page. */
export function SocialPosts({ league }: { league: DeskLeague }) {
  const query = useQuery(deskSocialPostsQuery(useApi(), league.id));
  const [edited, setEdited] = useState<DeskSocialPost | 'new' | null>(null);
  const now = useNow();
  return (
    <Section title="Social frame" note="on the league’s home page">
      <Loaded query={query} what="social posts">
        {({ data }) =>
          data.length === 0 ? (
            <p className={layout.row}>No posts yet. The frame appears with the first post.</p>
          ) : (
            <ul className={layout.rows}>
              {data.map((post) => (
                <li key={post.id} className={layout.row}>
                  <div className={layout.rowText}>
                    <HtmlContent html={post.content} />
                    <p className={layout.rowNote}>{post.published_at && nearMoment(post.published_at, now)}</p>
                  </div>
                  <IconButton label="Edit the post" icon={<EditIcon />} onClick={() => setEdited(post)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className={layout.afterRows}>
        <Button icon={<PlusIcon size={20} />} onClick={() => setEdited('new')}>
          New post
        </Button>
      </div>
      {edited !== null && (
        <SocialDialog league={league} post={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
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
  const remove = useAct(({ id }: DeskSocialPost) => api.call(removeSocialPost, { params: { id } }), options);
  return (
    <EditDialog
      title={post === null ? 'New post in the social frame' : 'Edit the post'}
      save={save}
      blocked={content === '' ? 'Write something first.' : undefined}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
      remove={
        post === null
          ? undefined
          : { pending: remove.isPending, error: remove.error, onRemove: () => remove.mutate(post) }
      }
    >
      <RichTextField label="Text" value={content} onChange={setContent} />
    </EditDialog>
  );
}
