import { Histogram, type Registry } from 'prom-client';
import { gaugeThatMayFail } from '../http/metrics.ts';

/** Per process, like the default metrics: jobs are independent of the server that exposes them. */
const jobSeconds = new Histogram({
  name: 'job_duration_seconds',
  help: 'Time that a job took, by kind and outcome: done, failed, or given back by a process that stops',
  labelNames: ['kind', 'outcome'],
  buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1200],
  registers: [],
});

export type JobOutcome = 'done' | 'failed' | 'given_back';

/** @param seconds the duration */
export const countJob = (kind: string, outcome: JobOutcome, seconds: number): void =>
  jobSeconds.observe({ kind, outcome }, seconds);

/**
 * Adds the jobs of this process to its metrics.
 * @param givenUp the number of jobs that were given up, from the database
 */
export function registerJobMetrics(registry: Registry, givenUp: () => Promise<number>): void {
  registry.registerMetric(jobSeconds);
  const help = 'Failed jobs, which the desk lists under Today; "maidan job retry" retries them';
  registry.registerMetric(gaugeThatMayFail({ name: 'jobs_given_up', help, read: givenUp }));
}
