import { chatPictureQuery } from '@maidan/api-client/queries/account/chat-picture';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import { t } from '@maidan/i18n/text';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { useQuery } from '@tanstack/react-query';
import * as css from '../thread/Thread.css.ts';
import { useObjectUrl } from './use-object-url.ts';

/** A picture that the user sent, labelled with its name. */
export function SentPicture({ name, onOpen }: { name: string; onOpen: (src: string) => void }) {
  const { session } = useAuthContext().auth;
  const { main } = useSiteConfig().bases;
  const { data, isError } = useQuery(chatPictureQuery({ base: main, session }, name));
  const src = useObjectUrl(data);
  if (isError) return <p className={css.noPicture}>{t('inbox.pictureAway')}</p>;
  if (src === undefined) return <span className={css.picture} />;
  return (
    <button type="button" className={css.picture} aria-label={t('inbox.openPicture')} onClick={() => onOpen(src)}>
      <img className={css.image} src={src} alt={t('inbox.yourPicture')} />
    </button>
  );
}
