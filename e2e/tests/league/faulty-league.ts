import { startFaultyProxy, type Fault } from '../../support/faulty-proxy.ts';
import { startLeagueAgainst } from '../../support/own-site.ts';
import { test as base } from '../../support/test.ts';

interface FaultyLeague {
  origin: string;
  /** From now on, calls whose path contains this part get this fault. */
  fail: (part: string, fault: Fault) => void;
  recover: (part: string) => void;
  /** Such calls wait until the returned function releases them. */
  hold: (part: string) => () => void;
}

/** A test of a league site whose service fails or is slow. */
export const test = base.extend<{ faulty: FaultyLeague }>({
  faulty: async ({ addresses }, use) => {
    const faults = new Map<string, Fault>();
    const proxy = await startFaultyProxy(addresses.api, (path) => {
      const part = [...faults.keys()].find((one) => path.includes(one));
      return part === undefined ? undefined : faults.get(part);
    });
    const site = await startLeagueAgainst(proxy.origin);
    await use({
      origin: site.origin,
      fail: (part, fault) => void faults.set(part, fault),
      recover: (part) => void faults.delete(part),
      hold(part) {
        let release: () => void = () => undefined;
        faults.set(part, new Promise((resolve) => (release = resolve)));
        return () => release();
      },
    });
    site.stop();
    proxy.stop();
  },
});
