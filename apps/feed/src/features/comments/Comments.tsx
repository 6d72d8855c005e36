import { useApi } from '@maidan/api-client/api-provider';
import { commentsQuery } from '@maidan/api-client/queries/comments';
import { useLogin } from '@maidan/auth/use-login';
import { useSession } from '@maidan/auth/use-session';
import type { Id } from '@maidan/contract/wire';
import { Avatar } from '@maidan/ui/Avatar';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Button } from '@maidan/ui/Button';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { CommentForm } from './CommentForm.tsx';
import { commentDate } from './comment-date.ts';
import * as css from './Comments.css.ts';

/** Name, date and text of each comment, oldest first (specification, section 2, "Single post"). */
function CommentList({ postId }: { postId: Id }) {
  const { data, isPending, refetch, isFetching } = useQuery(commentsQuery(useApi(), postId));
  if (data) {
    if (data.data.length === 0) return <p className={css.note}>No Comments to show.</p>;
    return (
      <ol>
        {data.data.map(({ id, comment, created_at: date, get_user: user }, index) => (
          <li key={id ?? index} className={css.item}>
            <Avatar src={null} name={user.name} />
            <div>
              <p className={css.by}>
                <span className={css.name}>{user.name}</span>
                {date === null ? null : (
                  <time className={css.date} dateTime={date}>
                    {commentDate(date)}
                  </time>
                )}
              </p>
              <p className={css.words} dir="auto">
                {comment}
              </p>
            </div>
          </li>
        ))}
      </ol>
    );
  }
  if (isPending && isFetching) {
    return (
      <SkeletonGroup label="Loading comments">
        <Skeleton width="half" />
        <Skeleton width="long" />
      </SkeletonGroup>
    );
  }
  return (
    <ErrorState plain title="The comments could not be loaded." onRetry={() => void refetch()} pending={isFetching} />
  );
}

/** The comments of a post, and for a visitor the way to take part. */
export function Comments({ postId }: { postId: Id }) {
  const { openLogin } = useLogin();
  const { signedIn } = useSession();
  return (
    <section className={css.section} aria-labelledby="comments">
      <h2 id="comments" className={css.heading}>
        Comments
      </h2>
      {signedIn ? (
        <CommentForm postId={postId} />
      ) : (
        <>
          <p>Log in to comment on this post.</p>
          <div>
            <Button onClick={() => openLogin()}>Log in</Button>
          </div>
        </>
      )}
      <CommentList postId={postId} />
    </section>
  );
}
