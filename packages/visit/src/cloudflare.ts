import { visitorLeft } from "./once-answered.ts";
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

/** Wraps a Worker: it answers as before, and each request is reported once it was answered, its Worker failed, or its visitor left. */
export function reportVisits<Env, Ctx extends Context>(
  options: Options<Env>,
  worker: Worker<Env, Ctx>,
): { fetch(request: Request, env: Env, context: Ctx): Promise<Response> } {
  let reporter: Reporter | undefined;
  const openReporterOnce = (env: Env): Reporter => {
    reporter ??= openReporter(options, env);
    return reporter;
  };

  return {
    fetch: (request, env, context) => {
      const current = openReporterOnce(env);
      const answer = answerOf(worker, request, env, context);
      // With none where the Worker failed, as somebody else answers then.
      const status = answer.then(
        (response) => response.status,
        () => undefined,
      );
      // Asked for at once: a Worker whose visitor leaves is stopped unless something is waited for.
      waitUntil(context, reportOnceTold(current, request, status).catch(current.failed));
      return answer;
    },
  };
}

/** Also a Worker that throws at once gives a promise that fails. */
async function answerOf<Env, Ctx extends Context>(
  worker: Worker<Env, Ctx>,
  ...asked: [Request, Env, Ctx]
): Promise<Response> {
  return worker.fetch(...asked);
}

async function reportOnceTold(
  reporter: Reporter,
  request: Request,
  status: Promise<number | undefined>,
): Promise<void> {
  // Workers that are told of it (enable_request_signal) hear at once that the visitor has left.
  const left = new Promise<number>((resolve) => {
    request.signal?.addEventListener("abort", () => resolve(visitorLeft), { once: true });
  });
  const known = await Promise.race([status, left]);
  await reporter.report(() => {
    const { method, url: path, headers } = request;
    return { path, method, headers, status: known };
  });
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
