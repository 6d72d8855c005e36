import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { LoggedAnswer } from './log.server.ts';

/** The kind of request, from a fixed list: a label for each address would let a caller fill the memory. */
export function kindOf(route: string): string {
  if (route.startsWith('/assets/')) return 'asset';
  return ['/healthz', '/readyz', '/metrics'].includes(route) ? 'operations' : 'page';
}

/** Metrics of a site's process, in Prometheus' text format. The API counts the requests forwarded to it. */
export function createSiteMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time to answer, by kind (page, asset, operations) and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  /** Looking up a series by its labels takes longer than counting, and every ready document is counted. */
  const counted = new Map<string, Histogram.Internal<string>>();
  return {
    registry,
    count({ route, status, started }: Pick<LoggedAnswer, 'route' | 'status' | 'started'>): void {
      const kind = kindOf(route);
      const key = `${status} ${kind}`;
      let series = counted.get(key);
      if (!series) counted.set(key, (series = seconds.labels({ kind, status })));
      series.observe((performance.now() - started) / 1000);
    },
  };
}
