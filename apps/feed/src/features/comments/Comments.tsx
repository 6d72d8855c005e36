import { t } from '@maidan/i18n/text';
import { useLogin } from '@maidan/auth/login/use-login';
import { useSession } from '@maidan/auth/session/use-session';
import { Button } from '@maidan/ui/Button';
import { CommentForm } from './CommentForm.tsx';
import { CommentList, type CommentListProps } from './CommentList.tsx';
import * as css from './Comments.css.ts';

/** The comments of a post, with a login button for visitors. */
export function Comments({ postId, renderReport }: CommentListProps) {
  const { openLogin } = useLogin();
  const { signedIn } = useSession();
  return (
    <section className={css.section} aria-labelledby="comments">
      <h2 id="comments" className={css.heading} tabIndex={-1}>
        {t('posts.comments')}
      </h2>
      {signedIn ? (
        <CommentForm postId={postId} />
      ) : (
        <>
          <p>{t('posts.loginToCommentOnPost')}</p>
          <div>
            <Button onClick={() => openLogin({ message: t('calls.loginComment') })}>{t('auth.logIn')}</Button>
          </div>
        </>
      )}
      <CommentList postId={postId} renderReport={renderReport} />
    </section>
  );
}
