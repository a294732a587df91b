import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerErrors } from "./errors.ts";

test.each([
  ["PostgreSQL", { code: "53100" }, "DISK_FULL", "30"],
  ["our own files", { code: "ENOSPC" }, "DISK_FULL", "30"],
  [
    "what wraps the database's failure",
    { cause: Object.assign(new Error(), { code: "53100" }) },
    "DISK_FULL",
    "30",
  ],
  ["a database that is away", { code: "ECONNREFUSED" }, "UNAVAILABLE", "2"],
])(
  "where %s fails, a request is answered with 503, when to ask again, and one sentence",
  async (_, failure, code, wait) => {
    const app = Fastify();
    answerErrors(app, () => undefined);
    app.get("/", () => Promise.reject(Object.assign(new Error("It failed"), failure)));

    const { statusCode, headers, body } = await app.inject("/");

    expect([statusCode, headers["retry-after"]]).toEqual([503, wait]);
    expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/^[A-Z].*\.$/), code });
    await app.close();
  },
);

test("a disk that stays full is in the log once, however many requests it refuses", async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => lines.push(line) } } });
  answerErrors(app, () => undefined);
  app.get("/", () => Promise.reject(Object.assign(new Error("It failed"), { code: "ENOSPC" })));

  await Promise.all(Array.from({ length: 50 }, () => app.inject("/")));

  expect(lines).toEqual([expect.stringContaining("a request was refused")]);
  await app.close();
});
