import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { listDocument, type OperatorsWeb, operatorsWeb } from "#test/fakes/operators-web.ts";
import { eventually, type World, worldOfTest } from "#test/world.ts";
import { refreshSources } from "../sources/refresh-sources.ts";
import { thumbprintOf } from "../thumbprint.test-helper.ts";
import { rejudgeVisits } from "./rejudge-visits.ts";

const gptBot = "https://openai.com/gptbot.json";
const claudeBot = "https://claude.com/crawling/bots.json";
const directory = "https://chatgpt.com/.well-known/http-message-signatures-directory";
const dayMs = 86_400_000;

interface Home {
  readonly world: World;
  readonly operators: OperatorsWeb;
  /** Reads what is published, and judges anew. */
  readonly night: () => Promise<void>;
  readonly report: (visits: readonly object[]) => Promise<string>;
}

async function home(): Promise<Home> {
  const world = await worldOfTest();
  const operators = operatorsWeb();
  return {
    world,
    operators,
    night: async () => {
      await refreshSources({ ...world.tools, web: operators.web });
      await rejudgeVisits(world.tools);
    },
    report: async (visits) => {
      const person = await world.signUp();
      const workspace = await world.createWorkspace(person);
      const { key } = await world.createKey(person, workspace);
      await world.app.inject({
        method: "POST",
        url: "/api/v1/tracking/visits",
        headers: { authorization: `Api-Key ${key}` },
        payload: visits,
      });
      await eventually(async () => expect(await rowsOf(world, workspace.id)).toHaveLength(visits.length));
      return workspace.id;
    },
  };
}

const visitOf = (path: string, agent: string, client_ip: string, occurredAt?: Date): object => ({
  request_path: path,
  request_method: "GET",
  request_headers: { "user-agent": agent },
  client_ip,
  ...(occurredAt && { occurred_at: occurredAt.toISOString() }),
});

async function rowsOf(world: World, workspace: string) {
  const rows = await world.tools.events.query(
    "SELECT path, verdict, evidence FROM visits WHERE workspace_id = {workspace:UUID} ORDER BY path",
    { workspace },
    z.object({ path: z.string(), verdict: z.string(), evidence: z.string() }),
  );
  return rows.map(({ path, verdict, evidence }) => `${path} ${verdict} ${evidence}`);
}

async function seriesOf(world: World, workspace: string) {
  const rows = await world.tools.events.query(
    `SELECT verdict, sum(visits) AS visits FROM visits_hourly WHERE workspace_id = {workspace:UUID}
     GROUP BY verdict HAVING visits > 0 ORDER BY verdict`,
    { workspace },
    z.object({ verdict: z.string(), visits: z.number() }),
  );
  return rows.map(({ verdict, visits }) => `${verdict} ${visits}`);
}

test("visits that an old list could not decide are judged by the new one, and the series follows", async () => {
  const { world, operators, night, report } = await home();
  const before = new Date(world.tools.now().getTime() - 20 * dayMs);
  const workspace = await report([
    visitOf("/inside", "GPTBot/1.2", "93.184.216.7"),
    visitOf("/part", "GPTBot/1.2", "93.184.217.7"),
    visitOf("/outside", "GPTBot/1.2", "93.184.218.7"),
    visitOf("/outside-long-ago", "GPTBot/1.2", "93.184.219.7", before),
    visitOf("/other-agent", "ClaudeBot/1.0", "93.184.216.7"),
    visitOf("/user", "Claude-User/1.0", "93.184.216.7"),
    visitOf("/unpublished", "Bytespider", "93.184.216.7"),
  ]);
  operators.publish(gptBot, listDocument(["93.184.216.0/24", "93.184.217.0/25"]));

  await night();

  expect(await rowsOf(world, workspace)).toEqual([
    "/inside verified address_list",
    "/other-agent unverifiable list_outdated",
    "/outside spoofed outside_address_list",
    "/outside-long-ago unverifiable list_outdated",
    "/part unverifiable network_in_part",
    "/unpublished unverifiable nothing_published",
    "/user unverifiable user_machine",
  ]);
  expect(await seriesOf(world, workspace)).toEqual(["spoofed 1", "unverifiable 5", "verified 1"]);
});

test("a visit that was called spoofed is cleared by a later list, everywhere by one mutation of the table", async () => {
  const { world, operators, night, report } = await home();
  operators.publish(gptBot, listDocument(["93.184.216.0/24"]));
  operators.publish(claudeBot, listDocument(["93.184.216.0/24"]));
  await refreshSources({ ...world.tools, web: operators.web });
  const visits = [
    visitOf("/moved", "GPTBot/1.2", "93.184.220.7"),
    visitOf("/forged", "ClaudeBot/1.0", "93.184.220.7"),
  ];
  const one = await report(visits);
  const two = await report(visits);
  const before = await rowsOf(world, one);
  world.advance(dayMs);
  operators.publish(gptBot, listDocument(["93.184.216.0/24", "93.184.220.0/24"]));

  await night();
  const after = await rowsOf(world, one);
  await night();

  expect(before).toEqual(["/forged spoofed outside_address_list", "/moved spoofed outside_address_list"]);
  expect(after).toEqual(["/forged spoofed outside_address_list", "/moved verified address_list"]);
  expect(await rowsOf(world, two)).toEqual(after);
  expect(await rowsOf(world, one)).toEqual(after);
  expect(await seriesOf(world, two)).toEqual(["spoofed 1", "verified 1"]);
  const mutations = await world.tools.events.query(
    "SELECT count() AS count FROM system.mutations WHERE database = currentDatabase() AND table = 'visits' AND command LIKE '%verdict =%'",
    {},
    z.object({ count: z.number() }),
  );
  expect(mutations).toEqual([{ count: 1 }]);
});

test("signatures that came before their keys are judged once the keys are there", async () => {
  const { world, operators, night, report } = await home();
  const published = generateKeyPairSync("ed25519");
  const stranger = generateKeyPairSync("ed25519");
  const signed = (path: string, by = published, host = "www.example.com"): object => {
    const created = Math.floor(Date.now() / 1000);
    const written = `("@authority" "signature-agent");created=${created};expires=${created + 300};keyid="${thumbprintOf(by.publicKey)}";tag="web-bot-auth"`;
    const base = `"@authority": ${host}\n"signature-agent": "https://chatgpt.com"\n"@signature-params": ${written}`;
    return {
      request_path: path,
      request_method: "GET",
      request_headers: {
        host: "www.example.com",
        "user-agent": "Mozilla/5.0 Chrome/142.0.0.0",
        "signature-agent": '"https://chatgpt.com"',
        "signature-input": `sig1=${written}`,
        signature: `sig1=:${sign(null, Buffer.from(base), by.privateKey).toString("base64")}:`,
      },
    };
  };
  const workspace = await report([
    signed("/good"),
    signed("/stranger", stranger),
    signed("/for-another-site", published, "shop.example.org"),
    visitOf("/unsigned", "GPTBot/1.2", "93.184.216.7"),
  ]);
  const before = await rowsOf(world, workspace);
  operators.publish(directory, JSON.stringify({ keys: [published.publicKey.export({ format: "jwk" })] }));

  await night();

  expect(before.slice(0, 3).map((row) => row.split(" ")[2])).toEqual(Array(3).fill("signature_keys_unknown"));
  expect(await rowsOf(world, workspace)).toEqual([
    "/for-another-site spoofed signature_wrong",
    "/good verified signature",
    "/stranger spoofed signature_wrong",
    "/unsigned unverifiable list_outdated",
  ]);
});
