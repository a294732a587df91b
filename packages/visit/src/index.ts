export { isAsset, isPageRequest, isReportedParameter, reportedPath } from "./page-request.ts";
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
