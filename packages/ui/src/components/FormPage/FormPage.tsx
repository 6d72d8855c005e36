import type { ReactNode } from 'react';
import { formCardClass, formPageClass } from '../../form-themes/form-theme.ts';
import { useBrokenImage } from '../../pictures/use-broken-image.ts';
import * as css from './FormPage.css.ts';

interface FormPageProps {
  /** The stored name of a form theme; an unknown one wears our own ground. */
  theme: string | null | undefined;
  /** Address of the cover picture. It is ornament: what it says, the title says. */
  cover: string | null | undefined;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A page of its own for one form or invitation: cover, card, title. It wears its theme in light and dark alike. */
export function FormPage({ theme, cover, title, description, children }: FormPageProps) {
  const { broken, image } = useBrokenImage(cover || undefined);
  return (
    <div className={`${formPageClass(theme)} ${css.page}`}>
      <div className={css.cover}>
        {!broken && <img className={css.picture} alt="" fetchPriority="high" {...image} />}
      </div>
      <div className={`${formCardClass} ${css.card}`}>
        <h1 className={css.title}>{title}</h1>
        {description !== undefined && <div className={css.description}>{description}</div>}
        {children}
      </div>
    </div>
  );
}
