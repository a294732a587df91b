import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { createReporter, type ReportedRequest, type ReporterOptions } from "../src/index.ts";
import { version } from "../src/version.ts";

const target = { key: "secret", endpoint: "https://citelens.example/api/v1/tracking/visit" };
const request: ReportedRequest = { path: "/", method: "GET", headers: { "user-agent": "GPTBot" } };

interface SentReport {
  readonly url: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Answers as told, the last one for good; and keeps what was sent. */
function endpointOf(...answers: readonly (() => Promise<Response>)[]) {
  const sent: SentReport[] = [];
  const send: typeof fetch = (input, init) => {
    sent.push({
      url: String(input),
      headers: new Headers(init?.headers),
      body: JSON.parse(String(init?.body)) as Record<string, unknown>,
    });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return answer ? answer() : Promise.resolve(new Response(null, { status: 202 }));
  };
  return { sent, fetch: send };
}

function reporterOf(answers: readonly (() => Promise<Response>)[] = [], more: Partial<ReporterOptions> = {}) {
  const endpoint = endpointOf(...answers);
  const errors: string[] = [];
  const onError = ({ message }: Error) => errors.push(message);
  const reporter = createReporter({ ...target, fetch: endpoint.fetch, onError, ...more });
  return { ...endpoint, errors, reporter };
}

const status =
  (code: number, headers = {}) =>
  async () =>
    new Response(code === 204 ? null : "", { status: code, headers });

test("sends the visit with the key, and of its headers those that matter", async () => {
  const { reporter, sent } = reporterOf();

  await reporter.report({
    path: "https://shop.example/a?utm_source=x&token=s3cret&ref=y#part",
    method: "GET",
    headers: {
      "User-Agent": "GPTBot/1.2",
      Cookie: "session=s3cret",
      Authorization: "Bearer s3cret",
      "X-Api-Key": "s3cret",
      Referer: "https://user:s3cret@chatgpt.com/c/1?q=s3cret#s3cret",
      "x-forwarded-for": ["203.0.113.7", "10.0.0.1"],
      "X-Citelens-Probe": "29400000-0f",
      Accept: undefined,
    },
    status: 200,
    clientIp: "203.0.113.7",
  });

  expect(sent[0]?.url).toBe(target.endpoint);
  expect(sent[0]?.headers.get("authorization")).toBe("Api-Key secret");
  expect(sent[0]?.body).toEqual({
    request_path: "/a?utm_source=x&ref=y",
    request_method: "GET",
    request_headers: {
      "user-agent": "GPTBot/1.2",
      referer: "https://chatgpt.com/c/1",
      "x-forwarded-for": "203.0.113.7, 10.0.0.1",
      "x-citelens-probe": "29400000-0f",
    },
    response_status: 200,
    client_ip: "203.0.113.7",
    sdk: `@citelens/visit/core ${version}`,
  });
  expect(JSON.stringify(sent)).not.toContain("s3cret");
});

test("takes the Headers of an edge runtime too", async () => {
  const { reporter, sent } = reporterOf();

  await reporter.report({ ...request, headers: new Headers({ "User-Agent": "GPTBot", Cookie: "a=b" }) });

  expect(sent[0]?.body.request_headers).toEqual({ "user-agent": "GPTBot" });
});

test.each([
  ["an image", { path: "/logo.PNG?v=2" }],
  ["a script", { path: "https://shop.example/app.mjs" }],
  ["a form", { method: "POST" }],
])("leaves %s out, unless it is wanted", async (_, changed) => {
  const usual = reporterOf();
  const eager = reporterOf([], { wants: () => true });

  await usual.reporter.report({ ...request, ...changed });
  await eager.reporter.report({ ...request, ...changed });

  expect([usual.sent.length, eager.sent.length]).toEqual([0, 1]);
});

test("asks a failing endpoint five times, rests, and tries with a single report whether all is well", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const { reporter, sent } = reporterOf([
    ...Array.from({ length: 5 }, () => async () => {
      throw new TypeError("fetch failed");
    }),
    status(202),
  ]);

  for (let n = 0; n < 8; n++) await reporter.report(request);
  const asked = sent.length;
  vi.setSystemTime(5_001);
  await Promise.all([reporter.report(request), reporter.report(request)]);
  await reporter.report(request);
  vi.useRealTimers();

  expect(asked).toBe(5);
  expect(sent).toHaveLength(7);
  expect(reporter.counts()).toEqual({ sent: 2, failed: 5, dropped: 4 });
});

test.each([
  ["401", status(401), 60_000],
  ["429 with a time", status(429, { "retry-after": "7" }), 7_000],
  ["503 without one", status(503), 5_000],
])("rests at once after %s", async (_, answer, restMs) => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const { reporter, sent } = reporterOf([answer]);

  await reporter.report(request);
  vi.setSystemTime(restMs - 1);
  await reporter.report(request);
  const duringRest = sent.length;
  vi.setSystemTime(restMs);
  await reporter.report(request);
  vi.useRealTimers();

  expect([duringRest, sent.length]).toEqual([1, 2]);
});

test("goes on after a report that was itself at fault", async () => {
  const { reporter, sent } = reporterOf([status(400)]);

  for (let n = 0; n < 8; n++) await reporter.report(request);

  expect(sent).toHaveLength(8);
});

test("has no more than so many reports under way, and counts those that it drops", async () => {
  const answers = Array.from({ length: 3 }, () => Promise.withResolvers<Response>());
  const { reporter, sent } = reporterOf(
    answers.map(
      ({ promise }) =>
        () =>
          promise,
    ),
    { inFlightMax: 2 },
  );

  const reports = [1, 2, 3].map(() => reporter.report(request));
  for (const { resolve } of answers) resolve(new Response(null, { status: 202 }));
  await Promise.all(reports);

  expect(sent).toHaveLength(2);
  expect(reporter.counts()).toEqual({ sent: 2, failed: 0, dropped: 1 });
});

test("gives a report up that takes too long", async () => {
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  const { reporter, errors } = reporterOf([], { fetch: hanging, timeoutMs: 1 });

  await reporter.report(request);

  expect(errors).toEqual(["The operation was aborted due to timeout"]);
});

test.each([
  ["no key", { key: undefined }, "nothing is reported without an API key"],
  ["a key with a line break", { key: "a\nb" }, "nothing is reported without an API key"],
  ["no endpoint", { endpoint: undefined }, "nothing is reported without the address of the endpoint"],
  [
    "an endpoint that is none",
    { endpoint: "citelens" },
    "nothing is reported without the address of the endpoint",
  ],
])("says so and reports nothing with %s", async (_, missing, message) => {
  const { reporter, sent, errors } = reporterOf([], missing);

  await reporter.report(request);

  expect(sent).toEqual([]);
  expect(errors).toEqual([message]);
});

test("never throws, whatever a callback does", async () => {
  const throwing = () => {
    throw new Error("mine");
  };
  const { reporter } = reporterOf([status(500)], { wants: throwing, onError: throwing });

  await expect(reporter.report(request)).resolves.toBeUndefined();
});

test("without a listener, warns once of each kind of failure", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { fetch } = endpointOf(status(400));
  const reporter = createReporter({ ...target, fetch });

  await reporter.report(request);
  await reporter.report(request);

  expect(warn.mock.calls).toEqual([["Citelens: the endpoint answered with 400 (said once)"]]);
});

test("names the version of its package", () => {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");

  expect(JSON.parse(manifest)).toMatchObject({ version });
});
