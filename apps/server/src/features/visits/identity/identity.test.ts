import type { Visit } from "@citelens/contract/traffic/visits";
import { addressLists } from "@citelens/crawlers/address-lists";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { eventually, sharedWorld, type World } from "#test/world.ts";

let world: World;
let key: string;

beforeAll(async () => {
  world = await sharedWorld();
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person);
  key = (await world.createKey(person, workspace)).key;
});

const judged = z.object({
  verdict: z.string(),
  evidence: z.string(),
  evidence_version: z.string(),
  address_prefix: z.string(),
});

/** Row stored of a visit that is reported with these headers. */
async function storedAs(headers: Record<string, string>, more: Partial<Visit> = {}) {
  const path = `/${crypto.randomUUID()}`;
  const response = await world.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visit",
    headers: { authorization: `Api-Key ${key}` },
    payload: { request_path: path, request_method: "GET", request_headers: headers, ...more },
  });
  expect(response.statusCode).toBe(202);
  return eventually(async () => {
    const [row] = await world.tools.events.query(
      "SELECT verdict, evidence, evidence_version, address_prefix FROM visits WHERE path = {path:String}",
      { path },
      judged,
    );
    if (!row) throw new Error("It is not stored yet");
    return row;
  });
}

const firstOf = (url: string, family: "." | ":"): string =>
  addressLists
    .find((list) => list.url === url)
    ?.prefixes.find((prefix) => prefix.includes(family))
    ?.replace(/[/]\d+$/, "") ?? "";
const gptBot = firstOf("https://openai.com/gptbot.json", ".");
const chatGptUser = firstOf("https://openai.com/chatgpt-user.json", ".");
const bingbot = firstOf("https://www.bing.com/toolbox/bingbot.json", ".");
const google = firstOf("https://developers.google.com/static/crawling/ipranges/common-crawlers.json", ":");

test.each([
  ["GPTBot from its published address", "GPTBot/1.2", gptBot, "verified", "address_list"],
  ["bingbot from its published address", "bingbot/2.0", bingbot, "verified", "address_list"],
  ["Googlebot from its published IPv6 address", "Googlebot/2.1", google, "verified", "address_list"],
  ["GPTBot from elsewhere, by an old list", "GPTBot/1.2", "198.51.100.7", "unverifiable", "list_outdated"],
  ["GPTBot from another bot of OpenAI's", "GPTBot/1.2", chatGptUser, "unverifiable", "other_agents_list"],
  ["Claude-User from anywhere", "Claude-User/1.0", "198.51.100.7", "unverifiable", "user_machine"],
  ["Bytespider from anywhere", "Bytespider", "198.51.100.7", "unverifiable", "nothing_published"],
  ["GPTBot from the own network", "GPTBot/1.2", "10.0.0.7", "unverifiable", "no_address"],
])("%s is judged before it is stored", async (_, agent, address, verdict, evidence) => {
  const row = await storedAs({ "user-agent": agent, "x-forwarded-for": address });

  expect(row).toMatchObject({ verdict, evidence });
});

test("of the address that decided only its network is stored, and the version of the list", async () => {
  const row = await storedAs({ "user-agent": "GPTBot/1.2" }, { client_ip: gptBot });

  expect(row.address_prefix).toBe(gptBot.replace(/\d+$/, "0/24"));
  expect(row.evidence_version).toMatch(/^[0-9a-f]{12}$/);
});

test("the ChatGPT agent that does not sign is a claim, and stays the agent's visit", async () => {
  const row = await storedAs({
    "user-agent": "Mozilla/5.0 Chrome",
    "signature-agent": '"https://chatgpt.com"',
  });

  expect(row).toMatchObject({ verdict: "unverifiable", evidence: "claim_only" });
});
