import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { CopyIcon, DownloadIcon, FileIcon } from '@maidan/ui/icons';
import { copyText } from '@maidan/ui/share/copy-text';
import { showToast } from '@maidan/ui/toast/toast-store';
import { fileNameOf, saveFile } from '@maidan/browser/save-file';
import { EmbedButton } from '../embed/EmbedButton.tsx';
import * as css from './TableActions.css.ts';
import { tableCsv, tableText, type TakenTable } from './take-away.ts';

interface TableActionsProps extends TakenTable {
  /** Path of the same table for other sites. */
  embedPath: string;
}

/** Exports a table: as a message, for a spreadsheet, in print, or for another site. */
export function TableActions({ embedPath, ...table }: TableActionsProps) {
  const copy = async () => {
    if (await copyText(tableText(table))) showToast(t('league.tableCopied'));
    else showToast(t('league.tableNotCopied'), { tone: 'error' });
  };
  return (
    <div className={css.actions}>
      <Button icon={<CopyIcon size={20} />} onClick={() => void copy()}>
        {t('league.copyAsText')}
      </Button>
      <Button icon={<DownloadIcon size={20} />} onClick={() => saveCsv(table)}>
        {t('league.csv')}
      </Button>
      <Button icon={<FileIcon size={20} />} onClick={() => print()}>
        {t('league.print')}
      </Button>
      <EmbedButton path={embedPath} title={table.title} height={420} label={t('embed.onYourPage')} />
    </div>
  );
}

function saveCsv({ title, rows }: TakenTable): void {
  // Spreadsheets recognise UTF-8 by the byte order mark.
  saveFile(`${fileNameOf(title)}.csv`, `\uFEFF${tableCsv(rows)}`, 'text/csv');
}
