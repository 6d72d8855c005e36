import { brand } from '@maidan/brand/brand';
import { Text } from '@maidan/ui/layout';
import { useEffect, type ReactNode } from 'react';
import { BackLink, type Back } from './BackLink.tsx';
import * as css from './layout.css.ts';

interface PageHeadProps {
  title: string;
  under?: ReactNode;
  /** The screen above. */
  back?: Back;
  /** Actions at the end of the head. */
  children?: ReactNode;
}

/** The head of a screen. Its title is also the document title. */
export function PageHead({ title, under, back, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · ${brand.name} Desk`;
  }, [title]);
  const head = (
    <div className={css.head}>
      <div className={css.headText}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {under !== undefined && (
          <Text font="text15" color="quiet">
            {under}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
  return back === undefined ? (
    head
  ) : (
    <div className={css.withBack}>
      <BackLink {...back} />
      {head}
    </div>
  );
}
