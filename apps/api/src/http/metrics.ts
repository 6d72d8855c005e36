import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errors } from './errors/errors.ts';
import type { Page } from './mount-pages.ts';
import { isOperator } from './request/operator.ts';

interface GaugeReader {
  readonly name: string;
  readonly help: string;
  /** Null leaves the gauge out, and so does a failure: the other metrics matter most while the database is down. */
  readonly read: () => Promise<number | null>;
}

/** A gauge that is read whenever the metrics are; not registered yet. */
export const gaugeThatMayFail = ({ name, help, read }: GaugeReader): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      const value = await read().catch(() => null);
      if (value === null) this.remove();
      else this.set(value);
    },
  });

/**
 * Metrics of this process, in Prometheus' text format.
 * @param smsUsed the used fraction of this hour's SMS budget
 * @param countDrift how many counters were wrong at the last nightly check; null before the first
 */
export function createMetrics(smsUsed: () => Promise<number>, countDrift: () => number | null = () => null) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const gauges = [
    gaugeThatMayFail({
      name: 'counter_drift',
      help: 'Counters that differed from their rows in the last nightly count; alert above 0',
      read: async () => countDrift(),
    }),
    gaugeThatMayFail({
      name: 'sms_budget_used_ratio',
      help: "Share of the hour's SMS budget that is used; alert at 0.5 and 0.9",
      read: smsUsed,
    }),
  ];
  for (const gauge of gauges) registry.registerMetric(gauge);
  /** Looking a series up by its labels takes longer than counting. */
  const counted = new Map<string, Histogram.Internal<string>>();
  return {
    registry,
    count(route: string, method: string, status: number, took: number): void {
      const key = `${status} ${knownMethod(method)} ${route}`;
      let series = counted.get(key);
      if (!series) counted.set(key, (series = seconds.labels({ route, method: knownMethod(method), status })));
      series.observe(took);
    },
  };
}

/** A label per invented method would let a caller fill the memory. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other';
}

/** `/metrics`, for this machine or with the token; 404 for everyone else. */
export function metricsPage({ registry }: ReturnType<typeof createMetrics>, token: string | null): Page {
  return {
    path: '/metrics',
    method: 'GET',
    limit: null,
    async send(c) {
      if (!isOperator(c, token)) throw errors.notFound();
      c.header('Cache-Control', 'no-store');
      return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
    },
  };
}
