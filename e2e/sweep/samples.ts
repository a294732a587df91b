import { apiBase } from "@citelens/contract/base/endpoint";
import { operationOf } from "@citelens/contract/test/samples/operation-of";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import type { Page } from "@playwright/test";

/** The id that every thing of a sample has, and one more. */
export const sampleId = "01890000-0000-7000-8000-000000000000";
export const otherSampleId = "01890000-0000-7000-8000-000000000001";

type Change = object | ((params: Readonly<Record<string, string>>) => object);

/** What a sample says that is not the first that its schema takes, by the path of its operation in the contract. */
export type SampleChanges = Readonly<Record<string, Change>>;

/**
 * Answers whatever a page gets below one of these paths with what the contract would take, so that a page can be looked at
 * whose state no workspace of the tests is in. Streams of events say nothing.
 */
export async function answerWithSamples(
  page: Page,
  paths: RegExp,
  changes: SampleChanges = {},
): Promise<void> {
  const isMeant = ({ pathname }: URL): boolean => pathname.startsWith(apiBase) && paths.test(pathname);
  await page.route(isMeant, (route, request) => {
    const found = operationOf(request.method(), new URL(request.url()).pathname.slice(apiBase.length));
    if (request.method() !== "GET" || !found) return route.fallback();
    const { endpoint, params } = found;
    if (!endpoint.answer) return route.fulfill({ status: 503, body: "" });
    const change = changes[endpoint.path];
    const json = sampleAnswer(endpoint, typeof change === "function" ? change(params) : change);
    return route.fulfill({ json });
  });
}
