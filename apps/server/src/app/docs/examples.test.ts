import { execFileSync, spawnSync } from "node:child_process";
import { operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readExamples } from "./examples.ts";
import { credentialOf, snippetsOf } from "./snippets.ts";

const publicUrl = "https://citelens.example";
const examples = readExamples();

test("every operation has an example; npm run examples makes those that are missing", () => {
  const names = operations.map(({ name }) => name);

  expect(names.filter((name) => !examples.has(name))).toEqual([]);
  expect([...examples.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

const shown = operations.flatMap((operation) => {
  const example = examples.get(operation.name);
  return example ? [[operation.name, operation.endpoint, example] as const] : [];
});

describe.each(shown)("the example of %s", (_, endpoint, example) => {
  test("is asked and answered as the contract has it; npm run examples makes it anew", () => {
    const { params, query, body, answer } = endpoint;
    const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];

    expect(Object.keys(example.query).filter((name) => !known.includes(name))).toEqual([]);
    expect(params?.safeParse(example.params).error).toBeUndefined();
    expect(query?.safeParse(example.query).error).toBeUndefined();
    expect(body?.safeParse(example.body).error).toBeUndefined();
    expect(answer?.safeParse(example.answer).error).toBeUndefined();
  });

  test("is what its JavaScript sends", async () => {
    const sent: { url: string; init: RequestInit | undefined }[] = [];
    const fetch = (url: string, init?: RequestInit) => {
      sent.push({ url, init });
      return Promise.resolve({ ok: true });
    };
    await new AsyncFunction("fetch", snippetsOf(endpoint, example, publicUrl).fetch)(fetch);

    const [{ url, init } = { url: "", init: undefined }] = sent;
    expect(new URL(url).pathname.startsWith(`${apiBase}/`)).toBe(true);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual(example.query);
    expect(init?.method ?? "GET").toBe(endpoint.method);
    expect(new Headers(init?.headers).get("authorization")).toBe(credentialOf(endpoint) ?? null);
    expect(init?.body === undefined ? undefined : JSON.parse(String(init.body))).toEqual(example.body);
  });
});

// biome-ignore lint/complexity/useArrowFunction: only a function has the constructor
const AsyncFunction = Object.getPrototypeOf(async function () {}).constructor as new (
  parameter: string,
  code: string,
) => (value: unknown) => Promise<void>;

const snippets = shown.map(([, endpoint, example]) => snippetsOf(endpoint, example, publicUrl));

test("each curl is one command with its address, as a shell reads it", () => {
  const told = "curl() { for word; do case $word in http*) printf '%s\\n' \"$word\";; esac; done; }";
  const commands = snippets.map(({ curl }) => curl).join("\n");

  const addresses = execFileSync("sh", { input: `${told}\n${commands}\n`, encoding: "utf8" })
    .trimEnd()
    .split("\n");
  expect(addresses).toEqual(snippets.map(({ fetch }) => /fetch\("([^"]*)"/.exec(fetch)?.[1]));
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.skipIf(!hasPython)("each Python is Python", () => {
  const program = "import json, sys\nfor code in json.load(sys.stdin): compile(code, 'snippet', 'exec')";
  const input = JSON.stringify(snippets.map(({ python }) => python));

  expect(spawnSync("python3", ["-c", program], { input, encoding: "utf8" })).toMatchObject({
    status: 0,
    stderr: "",
  });
});
