import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test('the exact headers of every answer [H-6 H-10 H-11]', () => {
  const headers = {
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy':
      'autoplay=(self), camera=(), clipboard-write=(self), fullscreen=(self), geolocation=(self), microphone=(), ' +
      'otp-credentials=(self), payment=(), picture-in-picture=(self), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
  expect(securityHeaders({ origin: 'http://maidan.localhost:3000', hstsPreload: true })).toEqual(headers);
  const deployed = { ...headers, 'Strict-Transport-Security': 'max-age=63072000' };
  expect(securityHeaders({ origin: 'https://maidan.example', hstsPreload: false })).toEqual(deployed);
});
