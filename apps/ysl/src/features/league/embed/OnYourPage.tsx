import { t } from '@maidan/i18n/text';
import { EmbedButton, type EmbedTarget } from './EmbedButton.tsx';
import * as css from './OnYourPage.css.ts';

/** Lets a club or school copy the code for its own site. Hidden without script, which copying needs. */
export function OnYourPage(target: EmbedTarget) {
  return (
    <section className={css.place} aria-labelledby="on-your-page">
      <h2 id="on-your-page" className={css.heading}>
        {t('embed.onYourPage')}
      </h2>
      <p className={css.hint}>{t('embed.hint')}</p>
      <div>
        <EmbedButton {...target} label={t('embed.copy')} />
      </div>
    </section>
  );
}
