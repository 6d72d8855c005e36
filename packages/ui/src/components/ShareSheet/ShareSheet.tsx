import { t } from '@maidan/i18n/text';
import type { ComponentType } from 'react';
import type { IconProps } from '../../icons/Icon.tsx';
import { FacebookIcon, TelegramIcon, WhatsAppIcon, XIcon } from '../../icons/brand-icons.tsx';
import { DownloadIcon, MailIcon, ShareIcon } from '../../icons/icons.tsx';
import { canShareNatively, pictureName, shareNatively, type Shareable } from '../../share/native-share.ts';
import { shareTargets, type ShareNetwork } from '../../share/share-targets.ts';
import { CopyField } from '../CopyField/CopyField.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as css from './ShareSheet.css.ts';

interface ShareSheetProps {
  open: boolean;
  onClose: () => void;
  content: Shareable;
}

const marks: Record<ShareNetwork, ComponentType<IconProps>> = {
  whatsapp: WhatsAppIcon,
  facebook: FacebookIcon,
  x: XIcon,
  telegram: TelegramIcon,
  email: MailIcon,
};

/**
 * Ways to share: the device's own first if there is one, then the networks, then the plain link. Share
 * buttons try `shareNatively` themselves and open this sheet when it is unavailable.
 */
export function ShareSheet({ open, onClose, content }: ShareSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('ui.share')}>
      <p className={css.subject}>{content.title}</p>
      <ul className={css.ways}>
        {canShareNatively() && (
          <li>
            <button type="button" className={css.way} onClick={() => void shareNatively(content)}>
              <span className={css.firstMark}>
                <ShareIcon />
              </span>
              {t('ui.moreApps')}
            </button>
          </li>
        )}
        {shareTargets(content).map(({ network, name, href }) => {
          const Mark = marks[network];
          return (
            <li key={network}>
              <a className={css.way} href={href} target="_blank" rel="noopener noreferrer">
                <span className={css.mark}>
                  <Mark />
                </span>
                {name}
              </a>
            </li>
          );
        })}
        {content.picture !== undefined && (
          <li>
            <a className={css.way} href={content.picture} download={pictureName(content.title)}>
              <span className={css.mark}>
                <DownloadIcon />
              </span>
              {t('ui.savePicture')}
            </a>
          </li>
        )}
      </ul>
      <CopyField label={t('ui.link')} value={content.url} />
    </Dialog>
  );
}
