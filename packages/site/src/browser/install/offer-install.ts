import { FOLLOWED_MARK } from '@maidan/actions/follows/followed-mark';
import { brand, league } from '@maidan/brand/brand';
import { siteArea, tabArea } from '@maidan/browser/storage-area';
import { t } from '@maidan/i18n/text';
import { showToast } from '@maidan/ui/toast/toast-store';

/** The event that Chromium fires once a site can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const VISITS_KEY = 'visits';
const OFFERED_KEY = 'install_offered';
const COUNTED_KEY = 'visitCounted';

/** By then, a reader knows whether they want to keep the site. */
const FIRST_OFFER = 3;
/** Milliseconds: long enough to read two sentences. */
const OFFER_LIFE = 20_000;

/** Counts a visit once per tab. @returns the number of visits on this device, as far as it matters here */
function countVisit(): number {
  const visits = Number(siteArea.get(VISITS_KEY) ?? 0);
  if (visits >= FIRST_OFFER || tabArea.get(COUNTED_KEY) !== null) return visits;
  tabArea.set(COUNTED_KEY, '1');
  siteArea.set(VISITS_KEY, String(visits + 1));
  return visits + 1;
}

/** Safari fires no such event, and has its own way to the home screen. */
const isIosBrowser = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

/** Offers once, on the third visit or after a follow, to install the site next to the device's apps. */
export function offerInstall(): void {
  const site = document.documentElement.dataset['site'] === 'feed' ? brand.name : league.abbreviation;
  const isThird = countVisit() >= FIRST_OFFER;
  let event: InstallEvent | null = null;

  function offer(): void {
    const isDue = isThird || siteArea.get(FOLLOWED_MARK) !== null;
    if (!isDue || siteArea.get(OFFERED_KEY) !== null) return;
    const found = event;
    if (found === null && !isIosBrowser()) return;
    siteArea.set(OFFERED_KEY, '1');
    if (found === null) return void showToast(t('site.installOnIos', { site }), { life: OFFER_LIFE });
    const onPress = () => void found.prompt().catch(() => undefined);
    showToast(t('site.installOffer', { site }), { life: OFFER_LIFE, action: { label: t('site.install'), onPress } });
  }

  offer();
  siteArea.subscribe([FOLLOWED_MARK], offer);
  addEventListener('beforeinstallprompt', (found) => {
    // Suppresses the browser's own banner, which could appear at any time.
    found.preventDefault();
    event = found as InstallEvent;
    offer();
  });
}
