import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { Link } from '@maidan/ui/links/LinkProvider';
import { SearchIcon } from '@maidan/ui/icons';
import { paths } from '../paths.ts';
import { Wordmark } from '@maidan/site/brand/Wordmark';
import { BrandMark } from './BrandMark.tsx';
import { SearchBox } from './SearchBox.tsx';
import * as styles from './TopBar.css.ts';
import { TopBarAccount } from './TopBarAccount.tsx';

export function TopBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Link className={styles.logo} href={paths.home()} aria-label={t('shell.homeOf', { name: brand.name })}>
          <span className={styles.word}>
            <Wordmark width={98.5} />
          </span>
          <span className={styles.mark}>
            <BrandMark />
          </span>
        </Link>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.actions}>
          <Link className={styles.searchLink} href={paths.search()} aria-label={t('shell.search')}>
            <SearchIcon />
          </Link>
          <TopBarAccount />
        </div>
      </div>
    </header>
  );
}
