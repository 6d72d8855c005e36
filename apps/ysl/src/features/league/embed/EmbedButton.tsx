import { embedCode } from '@maidan/browser/embed-code';
import { t } from '@maidan/i18n/text';
import { atBase } from '@maidan/i18n/language-of-path';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { CodeIcon } from '@maidan/ui/icons';
import { copyText } from '@maidan/ui/share/copy-text';
import { showToast } from '@maidan/ui/toast/toast-store';

export interface EmbedTarget {
  /** Path of the framed page, with its query. */
  path: string;
  title: string;
  /** Initial height in pixels, until the frame reports its own. */
  height: number;
}

interface EmbedButtonProps extends EmbedTarget {
  label: string;
}

/** Copies the code that shows a page of the league on another site. */
export function EmbedButton({ path, title, height, label }: EmbedButtonProps) {
  const { origin } = useSiteConfig();
  const copy = async () => {
    const address = origin + atBase(t('language.base'), path);
    const id = `ysl${path.replaceAll(/[^a-z0-9]+/gi, '-')}`;
    if (await copyText(embedCode({ address, id, title, height }))) showToast(t('embed.copied'));
    else showToast(t('embed.notCopied'), { tone: 'error' });
  };
  return (
    <Button icon={<CodeIcon size={20} />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
