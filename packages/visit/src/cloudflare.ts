import { createReporter, type Reporter, type ReporterOptions } from "./reporter.ts";
import { waitUntil } from "./wait-until.ts";

interface Context {
  waitUntil(promise: Promise<unknown>): void;
  passThroughOnException?(): void;
}

interface Worker<Env, Ctx extends Context> {
  fetch(request: Request, env: Env, context: Ctx): Response | Promise<Response>;
}

/** Options, or how to read them from the Worker's variables and secrets. */
type Options<Env> = ReporterOptions | ((env: Env) => ReporterOptions);

/** Wraps a Worker: it answers as before, and each answer is reported after it was sent. */
export function reportVisits<Env, Ctx extends Context>(
  options: Options<Env>,
  worker: Worker<Env, Ctx>,
): { fetch(request: Request, env: Env, context: Ctx): Promise<Response> } {
  let reporter: Reporter | undefined;

  return {
    fetch: async (request, env, context) => {
      const response = await worker.fetch(request, env, context);
      reporter ??= openReporter(options, env);
      const report = reporter.report(() => {
        const { method, url: path, headers } = request;
        return { path, method, headers, status: response.status };
      });
      waitUntil(context, report);
      return response;
    },
  };
}

/** Options that cannot be read are told of like those that are missing. */
function openReporter<Env>(options: Options<Env>, env: Env): Reporter {
  try {
    return createReporter(typeof options === "function" ? options(env) : options, "cloudflare");
  } catch (error) {
    const reporter = createReporter(undefined, "cloudflare");
    reporter.failed(error);
    return reporter;
  }
}

/**
 * A Worker that stands in front of any origin, such as Shopify or Webflow, which have no place for code of yours:
 * it hands each request on as it is and reports what the origin answered.
 */
export function reportVisitsBeforeOrigin<Env>(options: Options<Env>): {
  fetch(request: Request, env: Env, context: Context): Promise<Response>;
} {
  const { fetch: answer } = reportVisits<Env, Context>(options, { fetch: (request) => fetch(request) });
  return {
    fetch: (request, env, context) => {
      context?.passThroughOnException?.(); // the origin answers by itself should this Worker fail
      return answer(request, env, context);
    },
  };
}
