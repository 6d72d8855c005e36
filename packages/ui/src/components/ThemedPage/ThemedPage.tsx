import type { ReactNode } from 'react';
import { formCardClass, formPageClass } from '../../form-themes/form-theme.ts';
import type { PictureValue } from '../../pictures/picture-source.ts';
import { useBrokenImage } from '../../pictures/use-broken-image.ts';
import { Picture } from '../Picture/Picture.tsx';
import * as css from './ThemedPage.css.ts';

interface ThemedPageProps {
  /** The stored name of a form theme; an unknown one gives the default theme. */
  theme: string | null | undefined;
  /** The cover picture. It is decorative: the title has the same content. */
  cover: PictureValue;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A page in a form theme: cover, card, title. The theme is the same in light and dark. */
export function ThemedPage({ theme, cover, title, description, children }: ThemedPageProps) {
  const { broken, image } = useBrokenImage(cover);
  return (
    <div className={`${formPageClass(theme)} ${css.page}`}>
      <div className={css.cover}>
        {!broken && <Picture of={cover} sizes="100vw" className={css.picture} alt="" isFirst {...image} />}
      </div>
      <div className={`${formCardClass} ${css.card}`}>
        <h1 className={css.title}>{title}</h1>
        {description !== undefined && <div className={css.description}>{description}</div>}
        {children}
      </div>
    </div>
  );
}
