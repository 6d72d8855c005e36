import { parts, t } from '@maidan/i18n/text';
import { isAd } from '@maidan/contract/feed/post-kinds';
import type { Post } from '@maidan/contract/feed/posts';
import { useActionLink } from '@maidan/actions/gated-link';
import { ExternalIcon } from '@maidan/ui/icons';
import { externalRel, safeUrl } from '@maidan/ui/html/safe-url';
import { LinkButton } from '@maidan/ui/LinkButton';
import { ReadMore } from '@maidan/ui/ReadMore';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './SlideText.css.ts';

/** A slide's description is collapsed at the same length as on the home page. */
const READ_MORE_FROM = 100;

export function SlideText({ post }: { post: Post }) {
  const { credits, name, name_status: nameStatus, description } = post;
  const openAction = useActionLink(post.id);
  const creditsUrl = safeUrl(post.credits_url);
  const actionUrl = safeUrl(post.action_url);
  const labels = [post.action_btn_1, post.action_btn_2].filter((label) => label !== null);
  return (
    <div className={css.onMedia}>
      {credits ? (
        <p className={css.credits}>
          {parts('posts.credits', {
            credits: creditsUrl ? (
              <a key="credits" className={css.creditsLink} href={creditsUrl.href} target="_blank" rel={externalRel}>
                {credits}
                <ExternalIcon size={14} />
                <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
              </a>
            ) : (
              credits
            ),
          })}
        </p>
      ) : null}
      {isAd(post) ? null : (
        <>
          {nameStatus === '1' ? <h2 className={css.title}>{name}</h2> : null}
          <ReadMore html={description} threshold={READ_MORE_FROM} />
        </>
      )}
      {actionUrl && labels.length > 0 ? (
        <div className={css.learn}>
          {labels.map((label, index) => (
            <LinkButton
              key={label}
              href={actionUrl.href}
              variant={index === 0 ? 'ink' : 'edge'}
              wide
              newTab
              onClick={(event) => openAction(event, label)}
            >
              {label}
            </LinkButton>
          ))}
        </div>
      ) : null}
    </div>
  );
}
