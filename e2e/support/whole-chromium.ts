import type { LaunchOptions } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../checks/chromium.ts';

/**
 * For `test.use`: a full Chromium. The headless shell, in which the other tests run, has no back/forward cache, installs
 * no sites and shows no notifications.
 */
export function inWholeChromium(more: LaunchOptions = {}): { launchOptions: LaunchOptions } {
  const executablePath = findWholeChromium();
  return {
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumFlags, ...more },
  };
}
