import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errors } from './errors/errors.ts';
import type { HttpEnv } from './call.ts';
import { isLoopback } from './request/client-address.ts';

/**
 * Metrics of this process, in Prometheus' text format.
 * @param countDrift how many counters were wrong at the last nightly check; null before the first
 */
export function createMetrics(countDrift: () => number | null = () => null) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const drift = new Gauge({
    name: 'counter_drift',
    help: 'Counters that did not equal their rows at the last nightly count: anything above 0 is an alarm',
    registers: [registry],
    collect() {
      const found = countDrift();
      if (found === null) this.remove();
      else this.set(found);
    },
  });
  drift.remove();
  return {
    registry,
    count: (route: string, method: string, status: number, took: number): void => {
      seconds.observe({ route, method: knownMethod(method), status }, took);
    },
  };
}

/** A label per invented method would let a caller fill the memory. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other';
}

/** `/metrics`, for this machine or with the token; 404 for everyone else. */
export function mountMetrics(
  app: Hono<HttpEnv>,
  metrics: ReturnType<typeof createMetrics>,
  token: string | null,
): void {
  app.get('/metrics', async (c) => {
    const received = c.req.header('authorization')?.replace(/^Bearer /i, '');
    const isScraper = token !== null && received !== undefined && isSame(received, token);
    if (!isLoopback(c.get('clientIp')) && !isScraper) throw errors.notFound();
    c.set('route', 'metrics');
    c.header('Cache-Control', 'no-store');
    return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  });
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
