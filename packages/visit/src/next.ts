import { createReporter, type ReporterOptions } from "./reporter.ts";
import { waitUntil } from "./wait-until.ts";

interface ProxyEvent {
  waitUntil(promise: Promise<unknown>): void;
}

/**
 * The function of proxy.ts (before Next.js 16: middleware.ts). It runs before the page is made, so the status that it
 * will have is not known and is not reported. A proxy of your own is handed on to.
 */
export function reportVisits<NextRequest extends Request, Event extends ProxyEvent, Answer = undefined>(
  options: ReporterOptions,
  proxy?: (request: NextRequest, event: Event) => Answer,
): (request: NextRequest, event: Event) => Answer | undefined {
  const reporter = createReporter(options, "next");

  return (request, event) => {
    const report = reporter.report(() => {
      const { method, url: path, headers } = request;
      return { path, method, headers };
    });
    waitUntil(event, report);
    return proxy?.(request, event);
  };
}
