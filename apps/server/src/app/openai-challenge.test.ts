import Fastify from "fastify";
import { expect, test } from "vitest";
import { readEnv } from "#env";
import { answerErrors } from "./errors.ts";
import { serveOpenAiChallenge } from "./openai-challenge.ts";

async function challenge(token: string | undefined) {
  const app = Fastify();
  answerErrors(app, () => undefined);
  serveOpenAiChallenge(app, token);
  const { statusCode, headers, body } = await app.inject({ url: "/.well-known/openai-apps-challenge" });
  return { statusCode, type: headers["content-type"], body };
}

test("the token of the setting is answered alone, as text", async () => {
  const token = readEnv({ OPENAI_APPS_CHALLENGE: "aB3-_.token" }).OPENAI_APPS_CHALLENGE;

  expect(await challenge(token)).toEqual({
    statusCode: 200,
    type: "text/plain; charset=utf-8",
    body: "aB3-_.token",
  });
});

test("nothing is there without one, and a token with blanks is refused at the start", async () => {
  expect(await challenge(readEnv({}).OPENAI_APPS_CHALLENGE)).toMatchObject({ statusCode: 404 });
  expect(() => readEnv({ OPENAI_APPS_CHALLENGE: "a b" })).toThrow(/OPENAI_APPS_CHALLENGE/);
});
