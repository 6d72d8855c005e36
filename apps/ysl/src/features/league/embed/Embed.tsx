import { t } from '@maidan/i18n/text';
import { LeagueWordmark } from '@maidan/site/brand/LeagueWordmark';
import { useReportedHeight } from '@maidan/site/browser/use-reported-height';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useRef, type ReactNode } from 'react';
import * as css from './Embed.css.ts';

interface EmbedProps {
  title: string;
  /** The page of this site with more details. */
  href: string;
  way: string;
  children: ReactNode;
}

/** The content of a frame on another site. It reports its height, and its link opens outside the frame. */
export function Embed({ title, href, way, children }: EmbedProps) {
  const place = useRef<HTMLDivElement>(null);
  useReportedHeight(place);
  return (
    <main>
      <div ref={place} className={css.place}>
        <h1 className={css.title}>{title}</h1>
        {children}
        <p className={css.foot}>
          <Link className={css.way} href={href} target="_blank">
            {way}
          </Link>
          <span>
            <VisuallyHidden>{t('embed.from')}</VisuallyHidden>
            <LeagueWordmark height={18} />
          </span>
        </p>
      </div>
    </main>
  );
}
