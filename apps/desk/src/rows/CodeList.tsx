import { saveFile } from '@maidan/browser/save-file';
import { brand } from '@maidan/brand/brand';
import { Button } from '@maidan/ui/Button';
import { CopyIcon, DownloadIcon } from '@maidan/ui/icons';
import { Row } from '@maidan/ui/layout';
import { copyText } from '@maidan/ui/share/copy-text';
import { showToast } from '@maidan/ui/toast/toast-store';
import * as css from './CodeList.css.ts';

/** Recovery codes to copy or download. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  async function copy() {
    if (await copyText(codes.join('\n'))) showToast('Codes copied');
    else showToast('Your browser couldn’t copy them. Download them instead.', { tone: 'error' });
  }
  return (
    <>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code} className={css.code} translate="no">
            {code}
          </li>
        ))}
      </ol>
      <Row flexWrap="wrap">
        <Button icon={<CopyIcon size={20} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          icon={<DownloadIcon size={20} />}
          onClick={() =>
            saveFile('desk-recovery-codes.txt', `${brand.name} Desk\n\n${codes.join('\n')}\n`, 'text/plain')
          }
        >
          Download
        </Button>
      </Row>
    </>
  );
}
