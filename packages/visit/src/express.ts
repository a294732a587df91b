import { type NodeRequest, type NodeResponse, reportOnceAnswered } from "./once-answered.ts";
import { createReporter, type ReporterOptions } from "./reporter.ts";

type Middleware = (request: NodeRequest, response: NodeResponse, next: () => void) => void;

/** Middleware for Express and Connect; put it before your routes. It reports once the response was handed over. */
export function reportVisits(options: ReporterOptions): Middleware {
  const reporter = createReporter(options, "express");

  return (request, response, next) => {
    reportOnceAnswered(reporter, request, response);
    next();
  };
}
