import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { ExternalIcon } from '@maidan/ui/icons';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as layout from '../../page/layout.css.ts';
import { dayAt } from '../../times/time.ts';
import * as css from './Cases.css.ts';

/** The reported post, or the post of the reported comment. */
export function CasePlace({ post }: { post: NonNullable<ReportCase['post']> }) {
  const { feedOrigin } = useSiteConfig();
  const { slug, name, thumbnail, published_at: at, comments } = post;
  return (
    <a className={css.place} href={`${feedOrigin}/post/${encodeURIComponent(slug)}`} target="_blank" rel="noopener">
      {thumbnail === null ? (
        <span />
      ) : (
        <img className={css.placePicture} src={thumbnail} alt="" loading="lazy" decoding="async" />
      )}
      <span className={css.placeText}>
        <b className={css.placeName}>{name}</b>
        <span className={layout.small}>
          {[at === null ? null : dayAt(at), comments === 1 ? '1 comment' : `${comments} comments`]
            .filter((part) => part !== null)
            .join(', ')}
        </span>
      </span>
      <ExternalIcon size={20} />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}
