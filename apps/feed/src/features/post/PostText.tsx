import { parts, t } from '@maidan/i18n/text';
import type { Post } from '@maidan/contract/feed/posts';
import { useActionLink } from '@maidan/actions/gated-link';
import { ExternalIcon } from '@maidan/ui/icons';
import { externalRel, safeUrl } from '@maidan/ui/html/safe-url';
import { LinkButton } from '@maidan/ui/LinkButton';
import { ReadMore } from '@maidan/ui/ReadMore';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../../paths.ts';
import { actionLinks } from './action-links.ts';
import * as css from './PostText.css.ts';

interface PostTextProps {
  post: Post;
  /** Visible characters from which the description is collapsed: 100 on home and category, 200 on a tag page, Infinity on its own. */
  readMoreFrom: number;
  /** On a post's own page its title is the h1. */
  heading: 'h1' | 'h2';
}

/** Title, description, credits and action buttons. The title shows only when name_status is '1'. */
export function PostText({ post, readMoreFrom, heading: Heading }: PostTextProps) {
  const actions = actionLinks(post);
  const creditsUrl = safeUrl(post.credits_url);
  const openAction = useActionLink(post.id);
  return (
    <div className={css.body}>
      {post.name_status === '1' ? (
        <Heading className={css.title}>
          <Link href={paths.post(post.slug)}>{post.name}</Link>
        </Heading>
      ) : (
        <Heading>
          <VisuallyHidden>{post.name}</VisuallyHidden>
        </Heading>
      )}
      <ReadMore html={post.description} threshold={readMoreFrom} name={`post ${post.id}`} />
      {post.credits ? (
        <p className={css.credits}>
          {parts('posts.credits', {
            credits: creditsUrl ? (
              <a key="credits" className={css.creditsLink} href={creditsUrl.href} target="_blank" rel={externalRel}>
                {post.credits}
                <ExternalIcon size={14} />
                <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
              </a>
            ) : (
              post.credits
            ),
          })}
        </p>
      ) : null}
      {actions.length > 0 ? (
        <div className={css.actions}>
          {actions.map((action, index) => (
            <LinkButton
              key={action.label}
              href={action.href}
              variant={index === 0 ? 'ink' : 'edge'}
              wide
              newTab
              onClick={(event) => openAction(event, action.label)}
            >
              {action.label}
            </LinkButton>
          ))}
        </div>
      ) : null}
    </div>
  );
}
