import { t } from '@maidan/i18n/text';
import { recordAddress } from '@maidan/contract/league/season-records';
import { DownloadIcon } from '@maidan/ui/icons';
import * as css from './RecordLink.css.ts';

/** Links to the data behind the tables. Only a server with calendars has it. */
export function RecordLink({ calendar }: { calendar: string | null }) {
  const address = calendar === null ? null : recordAddress(calendar);
  if (address === null) return null;
  return (
    <div className={css.place}>
      <a className={css.link} href={address} download>
        <DownloadIcon size={20} />
        {t('league.record')}
      </a>
      <p className={css.note}>{t('league.recordNote')}</p>
    </div>
  );
}
