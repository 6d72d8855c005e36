import { useApi } from '@maidan/api-client/core/api-provider';
import { captionDraftsQuery, postDraftsQuery } from '@maidan/api-client/queries/desk/posts';
import type { PostDraftRow } from '@maidan/contract/desk/posts/post-drafts';
import { PageBody } from '../../page/PageBody.tsx';
import { RightIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Loaded } from '../../rows/Loaded.tsx';
import * as layout from '../../page/layout.css.ts';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { nearMoment } from '../../times/time.ts';
import { useNow } from '../../times/use-now.ts';
import { paths } from '../../paths.ts';
import { kindNames } from './kind-names.ts';
import { PostsHead } from './PostsHead.tsx';
import { ListRowText } from '../../rows/ListRow.tsx';

function describe({ type, post_id: postId, staff, changed_at: at }: PostDraftRow, now: number): string {
  const what = postId === null ? kindNames[type] : `Change to a post, ${kindNames[type]}`;
  return `${what}. ${staff.name}${at === null ? '' : `, ${nearMoment(at, now)}`}`;
}

/** Links to automatic captions that still need checking. */
function WaitingCaptions() {
  const waiting = useQuery(captionDraftsQuery(useApi())).data?.data.length ?? 0;
  if (waiting === 0) return null;
  return (
    <Link className={layout.row} href={paths.captionDrafts()} data-row="">
      <ListRowText
        name="Automatic captions"
        note={
          waiting === 1
            ? 'For one clip. Check them before readers see them.'
            : `For ${waiting} clips. Check them before readers see them.`
        }
      />
      <RightIcon />
    </Link>
  );
}

/** Everyone's drafts of new and changed posts. */
export function Drafts() {
  const query = useInfiniteQuery(postDraftsQuery(useApi()));
  const now = useNow();
  return (
    <>
      <PostsHead current="drafts" mayChange />
      <PageBody paddingTop={5}>
        <WaitingCaptions />
        <Loaded query={query} what="drafts">
          {({ pages }) => {
            const drafts = pages.flatMap(({ data }) => data);
            if (drafts.length === 0) return <p className={layout.row}>No drafts yet.</p>;
            return (
              <ul>
                {drafts.map((draft) => (
                  <li key={draft.id}>
                    <Link className={layout.row} href={paths.draft(draft.id)} data-row="">
                      <ListRowText
                        name={draft.name.trim() === '' ? 'Untitled' : draft.name}
                        note={describe(draft, now)}
                      />
                      <RightIcon />
                    </Link>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
        <MoreButton query={query} />
      </PageBody>
    </>
  );
}
