import { expect, test } from 'vitest';
import { describeDevice } from './device.service.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A145F) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.5.0', 'A browser'],
  [undefined, 'A browser'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
