import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { ExternalIcon } from '@maidan/ui/icons';
import { Grid, Text } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
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
      <Grid as="span">
        <Text as="b" display="block" font="head15" fontWeight="head" whiteSpace="ellipsis">
          {name}
        </Text>
        <Text as="span" font="note">
          {[at === null ? null : dayAt(at), comments === 1 ? '1 comment' : `${comments} comments`]
            .filter((part) => part !== null)
            .join(', ')}
        </Text>
      </Grid>
      <ExternalIcon size={20} />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}
