import { t } from '@maidan/i18n/text';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { encodeQR } from 'qr';
import * as css from './Wall.css.ts';

/** Width of the light margin, in modules; without it cameras do not find the code. */
const BORDER = 4;

/** A QR code to open the page on a phone. Always dark on light: not every camera reads the reverse. */
export function WallCode({ address }: { address: string }) {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <section className={css.code}>
      <VisuallyHidden>{address}</VisuallyHidden>
      <svg className={css.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <p>
        {t('embed.wallOnYourPhone')}
        <br />
        <span className={css.quiet}>{t('embed.wallNoLogin')}</span>
      </p>
    </section>
  );
}
