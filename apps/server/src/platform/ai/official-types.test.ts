import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ConversationResponse$inboundSchema } from "@mistralai/mistralai/models/components";
import { expect, onTestFinished, test } from "vitest";
import type { AskedRequest, Outcome, ProtocolOutcome } from "#test/fakes/ai/ai-server.ts";
import type { Channel } from "#test/fakes/ai/channel.ts";
import { channels } from "#test/fakes/ai/channels.ts";
import { doubleOf } from "./answered.test-helper.ts";
import { providers } from "./providers.ts";

const root = join(import.meta.dirname, "../../../../..");
const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const outcomes: readonly ProtocolOutcome[] = ["success", "empty", "refusal", "length"];

interface ExchangedBody {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

/** Constants of the vendors' own types whose values are what was really sent: the compiler says what does not fit. */
function sourceOf(exchanged: readonly ExchangedBody[]): string {
  const constants = exchanged.map(
    ({ name, type, value }, index) =>
      `// ${name}\nexport const c${index}: ${type} = ${JSON.stringify(value)};`,
  );
  return [
    "/** Values are all that comes over HTTP of an enumeration. */",
    `export type Wire<T> = T extends string ? \`\${T}\` : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;`,
    ...constants,
  ].join("\n");
}

function complaintsAbout(source: string): string {
  mkdirSync(join(root, "test-results"), { recursive: true });
  const folder = mkdtempSync(join(root, "test-results/types-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "exchanged.ts"), source);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: join(root, "tsconfig.base.json"), files: ["exchanged.ts"] }),
  );
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  return `${stdout}${stderr}`;
}

function isSurface(id: string): boolean {
  return providers.some(({ models }) =>
    models.some((model) => model.id === id && model.access === "surface"),
  );
}

async function exchangedOn({ id, official, protocol, unsaid }: Channel): Promise<ExchangedBody[]> {
  if (!official) return [];
  const { server, ask } = await doubleOf(id);
  await ask();
  await ask({ country: "FR", language: "fr", city: "Lyon" });
  if (!isSurface(id)) {
    await ask({ search: "off", instructions: "Answer from the documents.", country: "FR", language: "fr" });
    await ask({ instructions: "Answer in one sentence.", country: "FR" });
  }
  const requests = server.asked.map(({ body }) => ({
    name: `${id} asks`,
    type: official.request,
    value: body,
  }));

  const said = outcomes.filter((outcome) => !unsaid.includes(outcome satisfies Outcome));
  const asked = server.asked[0] as AskedRequest; // it was asked twice above
  const answers = said.flatMap((outcome) => {
    const value = protocol.reply(outcome, asked)?.body;
    return official.answer === undefined
      ? []
      : [{ name: `${id} says ${outcome}`, type: official.answer, value }];
  });
  return [...requests, ...answers];
}

test("what is sent and what the doubles answer fits the types of the vendors' own packages", async () => {
  const exchanged = (await Promise.all(channels.map(exchangedOn))).flat();

  expect(exchanged.length).toBeGreaterThan(20);
  expect(complaintsAbout(sourceOf(exchanged))).toBe("");
}, 120_000);

test("a field that no vendor knows would be noticed", () => {
  const chat = 'import("openai/resources/chat/completions").ChatCompletion';
  const source = sourceOf([{ name: "an answer", type: chat, value: { id: "c1", chosen: [] } }]);

  expect(complaintsAbout(source)).toContain("does not exist in type 'ChatCompletion'");
}, 120_000);

test("Mistral's own client reads what its double answers", async () => {
  const { server, ask } = await doubleOf("le-chat");
  const channel = channels.find(({ id }) => id === "le-chat");
  await ask();
  const [asked] = server.asked;

  const replies = (["success", "empty", "length"] as const).map(
    (outcome) => asked && channel?.protocol.reply(outcome, asked)?.body,
  );

  for (const reply of replies)
    expect(ConversationResponse$inboundSchema.safeParse(reply).error).toBeUndefined();
});
