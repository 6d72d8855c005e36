/** Where traces go. The variables have OpenTelemetry's names. */
export interface TraceSettings {
  /** The address of a collector for OTLP over HTTP: `http://127.0.0.1:4318`, without `/v1/traces`. */
  readonly endpoint: string;
  /** The fraction of requests that is traced, 0 to 1. */
  readonly share: number;
  /** `name=value,name=value`, percent-encoded, such as a service's key. */
  readonly headers: string;
}
