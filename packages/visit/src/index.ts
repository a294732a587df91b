export { isAsset } from "./assets.ts";
export { isPageRequest, isPart, isReportedParameter, reportedPath } from "./page-request.ts";
export { isPrefetch } from "./prefetch.ts";
export {
  type HeaderValue,
  type RequestHeaders,
  readReportedHeaders,
  relayingHeaderNames,
  reportedHeaderNames,
} from "./reported-headers.ts";
export {
  createReporter,
  type ReportCounts,
  type ReportedRequest,
  type Reporter,
  type ReporterOptions,
} from "./reporter.ts";
