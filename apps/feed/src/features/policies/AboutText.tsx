import { t, parts } from '@maidan/i18n/text';
import { brand, league } from '@maidan/brand/brand';
import { LinkButton } from '@maidan/ui/LinkButton';
import { TextLink } from '@maidan/ui/TextLink';
import { paths } from '../../paths.ts';
import * as css from './TextPage.css.ts';
import { TextList, TextSection } from './TextPage.tsx';

export function AboutText() {
  const privacy = (
    <TextLink key="privacy" href={paths.privacy()}>
      {t('about.yourPrivacy')}
    </TextLink>
  );
  const contact = (
    <TextLink key="contact" href={paths.contact()}>
      {t('about.writeToUs')}
    </TextLink>
  );
  const site = (
    <TextLink key="site" href={paths.league()}>
      {t('about.leagueSite')}
    </TextLink>
  );
  return (
    <>
      <TextSection id="name" title={t('about.why', { name: brand.name })}>
        <p>{t('about.maidan', { city: t('pages.city') })}</p>
      </TextSection>
      <TextSection id="what" title={t('about.what')}>
        <TextList items={[t('about.videos'), t('about.topics'), t('about.polls'), t('about.matches')]} />
        <p>{t('about.noAccount')}</p>
        <div className={css.ways}>
          <LinkButton href={paths.search()} variant="ink">
            {t('about.explore')}
          </LinkButton>
          <LinkButton href={paths.trending()}>{t('shell.trending')}</LinkButton>
        </div>
      </TextSection>
      <TextSection id="league" title={league.name}>
        <p>{league.organiser}</p>
        <p>{parts('about.fixtures', { site })}</p>
      </TextSection>
      <TextSection id="promise" title={t('about.promise')}>
        <p>{parts('about.promiseText', { privacy, contact })}</p>
      </TextSection>
    </>
  );
}
