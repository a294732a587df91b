import { expect, test } from "vitest";
import { readProblem } from "./read-problem.ts";

test("reads the code, the sentence and the seconds to wait", async () => {
  const body = { detail: "Too many requests.", code: "TOO_MANY_REQUESTS" };
  const response = Response.json(body, { status: 429, headers: { "retry-after": "12" } });

  const problem = await readProblem(response);

  expect(problem).toMatchObject({ status: 429, ...body, retryAfterSeconds: 12, fields: {} });
});

test("reads the sentences of each field, single ones and lists alike", async () => {
  const response = Response.json({ name: ["One.", "Two."], url: "Three.", count: 4 }, { status: 400 });

  const problem = await readProblem(response);

  expect(problem.fields).toEqual({ name: ["One.", "Two."], url: ["Three."], count: [] });
  expect(problem.code).toBeUndefined();
});

test.each(["<h1>Bad Gateway</h1>", "", "null", '"text"'])(
  "keeps only the status of the body %j",
  async (body) => {
    const problem = await readProblem(new Response(body, { status: 502 }));

    expect(problem).toMatchObject({ status: 502, fields: {} });
    expect(problem.detail).toBeUndefined();
    expect(problem.retryAfterSeconds).toBeUndefined();
  },
);
