import { startFaultyRelay, type Fault } from '../../product/faulty-relay.ts';
import { startLeagueBefore } from '../../product/lone-site.ts';
import { test as base } from '../../product/test.ts';

interface SpoiltLeague {
  /** Of a league site whose calls can be spoilt. */
  origin: string;
  /** Every call whose path has this part is answered so from now on. */
  spoil: (part: string, fault: Fault) => void;
  mend: (part: string) => void;
  /** Such calls wait until the function that is returned lets them go. */
  hold: (part: string) => () => void;
}

/** The test of journeys through a league site whose service fails or is slow. */
export const test = base.extend<{ spoilt: SpoiltLeague }>({
  spoilt: async ({ addresses }, use) => {
    const faults = new Map<string, Fault>();
    const relay = await startFaultyRelay(addresses.api, (path) => {
      const part = [...faults.keys()].find((one) => path.includes(one));
      return part === undefined ? undefined : faults.get(part);
    });
    const site = await startLeagueBefore(relay.origin);
    await use({
      origin: site.origin,
      spoil: (part, fault) => void faults.set(part, fault),
      mend: (part) => void faults.delete(part),
      hold(part) {
        let letGo: () => void = () => undefined;
        faults.set(part, new Promise((resolve) => (letGo = resolve)));
        return () => letGo();
      },
    });
    site.stop();
    relay.stop();
  },
});
