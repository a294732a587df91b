import { openCircuit } from "./circuit.ts";
import { isPageRequest, reportedPath } from "./page-request.ts";
import { type RequestHeaders, readReportedHeaders } from "./reported-headers.ts";
import { version } from "./version.ts";

export interface ReporterOptions {
  /** Your API key. Without one nothing is reported, so that a laptop without the variable works as before. */
  readonly key: string | undefined;
  /** The address of the tracking endpoint, such as https://citelens.example/api/v1/tracking/visit. */
  readonly endpoint: string | undefined;
  /** How long a report may take before it is given up; 150 by default. */
  readonly timeoutMs?: number;
  /** How many reports may be under way at once; those beyond are dropped. 64 by default. */
  readonly inFlightMax?: number;
  /** Condition on the requests that are reported; by default GET and HEAD of what is not an image, a script or another asset. */
  readonly wants?: (request: ReportedRequest) => boolean | Promise<boolean>;
  /** Told of each report that failed. Without it, the first failure of each kind is a warning on the console. */
  readonly onError?: (error: Error) => void;
  readonly fetch?: typeof fetch;
}

/** A request that your server answered. */
export interface ReportedRequest {
  /** The path with its query, or the whole address. Of the query only utm_*, ref and a referrer that names a host leave your server. */
  readonly path: string;
  readonly method: string;
  /** All of them; those that matter are picked here. */
  readonly headers: RequestHeaders;
  /** Status that you answered. */
  readonly status?: number | undefined;
  /** The visitor's address, where no header relays it. */
  readonly clientIp?: string | undefined;
}

export interface ReportCounts {
  /** Accepted by the endpoint. */
  readonly sent: number;
  /** Lost: no answer in time, no connection, or a refusal. */
  readonly failed: number;
  /** Not even tried: too many under way, or the endpoint rests after failures. */
  readonly dropped: number;
}

export interface Reporter {
  /**
   * Reports in the background. Never throws and never rejects; resolves when it is over, for waitUntil(). A function is called at once,
   * and may throw: of a request that cannot be read nothing is reported.
   */
  report(request: ReportedRequest | (() => ReportedRequest)): Promise<void>;
  /** Tells of a failure as of one of its own. */
  failed(error: unknown): void;
  counts(): ReportCounts;
}

const timeoutMsUsual = 150;
const inFlightMaxUsual = 64;

/** Never throws, whatever it is given. `client` names the adapter in what is reported. */
export function createReporter(given: ReporterOptions | undefined, client = "core"): Reporter {
  const options: Partial<ReporterOptions> = given ?? {};
  const { wants = isPageRequest, fetch: send = globalThis.fetch } = options;
  const timeoutMs = countOf(options.timeoutMs) ?? timeoutMsUsual;
  const inFlightMax = countOf(options.inFlightMax) ?? inFlightMaxUsual;
  const tell = teller(options.onError);
  const counts = { sent: 0, failed: 0, dropped: 0 };
  const circuit = openCircuit();
  let inFlight = 0;

  const fault = faultOf(options, send);
  if (fault) tell("options", new Error(fault));

  async function post(request: ReportedRequest): Promise<void> {
    if (fault || !(await wants(request))) return;
    if (inFlight >= inFlightMax || !circuit.lets(inFlight)) {
      counts.dropped += 1;
      return;
    }

    const body = JSON.stringify(bodyOf(request, client));
    inFlight += 1;
    try {
      const response = await send(String(options.endpoint), {
        method: "POST",
        headers: { authorization: `Api-Key ${options.key}`, "content-type": "application/json" },
        body,
        redirect: "manual",
        ...endingAfter(timeoutMs),
      });
      await response.arrayBuffer(); // read to its end, so that the connection serves the next report too
      if (response.ok) return accepted();
      refused(response);
    } catch (error) {
      counts.failed += 1;
      circuit.failed();
      tell("connection", error);
    } finally {
      inFlight -= 1;
    }
  }

  function accepted(): void {
    counts.sent += 1;
    circuit.succeeded();
  }

  function refused({ status, headers }: Response): void {
    counts.failed += 1;
    circuit.refused(status, headers.get("retry-after"));
    const hint = status === 401 ? ": the API key is unknown or revoked" : "";
    tell(`status ${status}`, new Error(`the endpoint answered with ${status}${hint}`));
  }

  return {
    report: async (request) => {
      try {
        await post(typeof request === "function" ? request() : request);
      } catch (error) {
        tell("report", error); // `wants` or a header that is none
      }
    },
    failed: (error) => tell("report", error),
    counts: () => ({ ...counts }),
  };
}

function bodyOf({ path, method, headers, status, clientIp }: ReportedRequest, client: string): object {
  return {
    request_path: reportedPath(path),
    request_method: method,
    request_headers: readReportedHeaders(headers),
    response_status: status,
    client_ip: clientIp,
    sdk: `@citelens/visit/${client} ${version}`,
  };
}

function faultOf({ key, endpoint }: Partial<ReporterOptions>, send: unknown): string | undefined {
  if (!key || !/^[\x21-\x7e]+$/.test(key)) return "nothing is reported without an API key";
  if (!endpoint || !URL.canParse(endpoint)) return "nothing is reported without the address of the endpoint";
  if (typeof send !== "function") return "nothing is reported where there is no fetch";
  return undefined;
}

/** Old runtimes have no such signal; there a report takes as long as it takes, and so many at once. */
function endingAfter(ms: number): Pick<RequestInit, "signal"> {
  return typeof AbortSignal === "function" && "timeout" in AbortSignal
    ? { signal: AbortSignal.timeout(ms) }
    : {};
}

/** Number that says how much or how long; nothing else that was given in its place. */
function countOf(value: unknown): number | undefined {
  return typeof value === "number" && value >= 0 && value <= 2 ** 31 ? value : undefined;
}

/** Tells who wants to know of every failure, or else warns of the first of each kind. What a listener throws is its own affair. */
function teller(onError: ReporterOptions["onError"]): (kind: string, error: unknown) => void {
  const told = new Set<string>();
  return (kind, thrown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    try {
      if (onError) {
        void Promise.resolve(onError(error)).catch(() => undefined); // one that rejects would end the process
        return;
      }
      if (told.has(kind)) return;
      told.add(kind);
      // biome-ignore lint/suspicious/noConsole: whoever sets this up has no other way to learn of a wrong key
      console.warn(`Citelens: ${error.message} (said once)`);
    } catch {
      // a listener that fails must not break the page
    }
  };
}
