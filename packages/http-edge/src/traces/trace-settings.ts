/** Where traces go. The names of the variables are OpenTelemetry's own. */
export interface TraceSettings {
  /** Of a collector that takes OTLP over HTTP: `http://127.0.0.1:4318`, without `/v1/traces`. */
  readonly endpoint: string;
  /** Which share of the requests is traced, 0 to 1. */
  readonly share: number;
  /** `name=value,name=value`, percent-encoded, such as the key of a service. */
  readonly headers: string;
}
