import { t } from '@maidan/i18n/text';
import { LinkButton } from '@maidan/ui/LinkButton';
import { paths } from '../../paths.ts';
import * as css from './EndOfFeed.css.ts';
import { onMedia } from './SlideText.css.ts';

export function EndOfFeed() {
  return (
    <div className={`${css.end} ${onMedia}`}>
      <h2 className={css.title}>{t('posts.endOfFeed')}</h2>
      <LinkButton href={paths.search()} variant="ink">
        {t('posts.exploreMore')}
      </LinkButton>
    </div>
  );
}
