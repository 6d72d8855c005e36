import type { LaunchOptions } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../checks/chromium.ts';

/**
 * For `test.use`: a Chromium with all its parts. The shell without windows, which the other tests run in, keeps no page for
 * Back, installs no site and shows no notifications.
 */
export function inWholeChromium(more: LaunchOptions = {}): { launchOptions: LaunchOptions } {
  const executablePath = findWholeChromium();
  return {
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumFlags, ...more },
  };
}
