import { apiBase } from "@citelens/contract/base/endpoint";
import { operationOf } from "@citelens/contract/test/samples/operation-of";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import type { Page } from "@playwright/test";

/** The id that every thing of a sample has, and one more. */
export const sampleId = "01890000-0000-7000-8000-000000000000";
export const otherSampleId = "01890000-0000-7000-8000-000000000001";

type Change = object | ((params: Readonly<Record<string, string>>) => object);

/** Changes of a sample against the first that its schema takes, by the path of its operation in the contract. */
export type SampleChanges = Readonly<Record<string, Change>>;

/**
 * Answers whatever a page gets below one of these paths with what the contract would take, so that a page can be looked at
 * whose state no workspace of the tests is in. Streams of events say nothing. It does so within the page: where requests are
 * taken on their way, the browser keeps neither files nor compiled scripts, and each page takes twice its time. Once for a page.
 */
export async function answerWithSamples(
  page: Page,
  paths: RegExp,
  changes: SampleChanges = {},
): Promise<void> {
  await page.exposeBinding("sampleAt", (_, path: string): Sample | null => {
    const found = operationOf("GET", path);
    if (!found) return null;
    const { endpoint, params } = found;
    if (!endpoint.answer) return { status: 503, body: "" };
    const change = changes[endpoint.path];
    const json = sampleAnswer(endpoint, typeof change === "function" ? change(params) : change);
    endpoint.answer.parse(json);
    return { status: 200, body: JSON.stringify(json) };
  });
  await page.addInitScript(answerWithin, { apiBase, source: paths.source });
}

interface Sample {
  readonly status: number;
  readonly body: string;
}

/** Runs in the page. */
function answerWithin({
  apiBase: base,
  source,
}: {
  readonly apiBase: string;
  readonly source: string;
}): void {
  const { fetch: send, sampleAt } = globalThis as unknown as PageGlobals;
  const paths = new RegExp(source);
  const within = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const isMeant = request.method === "GET" && pathname.startsWith(base) && paths.test(pathname);
    const sample = isMeant ? await sampleAt(pathname.slice(base.length)) : null;
    if (!sample) return send(input, init);
    return new Response(sample.body, {
      status: sample.status,
      headers: { "content-type": "application/json" },
    });
  };
  Object.assign(globalThis, { fetch: within });
}

interface PageGlobals {
  readonly fetch: typeof fetch;
  readonly sampleAt: (path: string) => Promise<Sample | null>;
}
