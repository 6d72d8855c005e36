import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('the metrics are served even if the SMS budget cannot be read', async () => {
  let isDown = true;
  const { registry, count } = createMetrics(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(0.5)));
  count('/api/me', 'GET', 503, 0.1);
  const text = await registry.metrics();
  expect(text).toContain('http_request_duration_seconds_count{route="/api/me",method="GET",status="503"} 1');
  expect(text).not.toMatch(/^sms_budget_used_ratio /m);
  isDown = false;
  expect(await registry.metrics()).toMatch(/^sms_budget_used_ratio 0\.5$/m);
});
