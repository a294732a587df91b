import { generateKeyPairSync, sign } from "node:crypto";
import { hourMs, minuteMs } from "@citelens/contract/base/days";
import { getAdCampaign } from "@citelens/contract/content/ads-campaigns";
import { getAdStatement, getAdsDashboard } from "@citelens/contract/content/ads-dashboard";
import { getAdPublisher, getPublisherTerms } from "@citelens/contract/content/ads-network";
import { adLimits } from "@citelens/contract/content/ads-words";
import { agents } from "@citelens/crawlers";
import { readKeyDirectory } from "@citelens/web-bot-auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identityJobs } from "#features/visits/room.ts";
import { listDocument, operatorsWeb } from "#test/fakes/operators-web.ts";
import { eventually } from "#test/world.ts";
import { type AdsWorld, type Advertiser, openAdsWorld, type Publisher } from "../ads-world.test-helper.ts";
import { matchDueSites } from "../matching/match-sites.ts";
import { bookAll } from "./book.ts";
import { countAllReads } from "./count-reads.ts";
import { proveBooks } from "./prove-books.ts";

const cap = adLimits.unprovenReadsOfDay;
const cents = 50;
const signer = "https://chatgpt.com";
const keys = generateKeyPairSync("ed25519");
const published = JSON.stringify({ keys: [keys.publicKey.export({ format: "jwk" })] });
const keyId = readKeyDirectory(published)?.[0]?.keyid ?? "";
const gptAddress = "93.184.216.7";

const operators = operatorsWeb();

let open: AdsWorld;
beforeAll(async () => {
  open = await openAdsWorld();
  operators.publish("https://openai.com/gptbot.json", listDocument(["93.184.216.0/24"]));
  operators.publish(`${signer}/.well-known/http-message-signatures-directory`, published);
  await refreshIdentity();
  open.world.stopClock();
});
afterAll(() => open.close());

/** Reads what operators publish, and judges visits that waited for it. */
async function refreshIdentity(): Promise<void> {
  for (const { run } of identityJobs) await run({ ...open.world.tools, web: operators.web }, {});
}

interface ToldVisit {
  readonly agent: string;
  readonly at: Date;
  readonly path?: string;
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

/** Reports visits as whoever holds a website's key says of visits; 500 at a time. */
async function report({ key }: Publisher, visits: readonly ToldVisit[]): Promise<void> {
  for (let from = 0; from < visits.length; from += 500) {
    const payload = visits
      .slice(from, from + 500)
      .map(({ agent, at, path = "/desks", address, headers }) => ({
        request_path: path,
        request_method: "GET",
        request_headers: { "user-agent": agent, host: new URL(open.origin).host, ...headers },
        response_status: 200,
        occurred_at: at.toISOString(),
        ...(address !== undefined && { client_ip: address }),
      }));
    const { statusCode } = await open.world.app.inject({
      method: "POST",
      url: "/api/v1/tracking/visits",
      headers: { authorization: `Api-Key ${key}` },
      payload,
    });
    expect(statusCode).toBe(202);
  }
}

/** Moves the clock to the last minutes of an hour of the middle of a day, whose pages show something. */
async function atEndOfHour(site: Publisher, paths: readonly string[]): Promise<Date> {
  const { world } = open;
  const noon = new Date(
    `${new Date(world.tools.now().getTime() + 24 * hourMs).toISOString().slice(0, 10)}T12:00Z`,
  );
  world.advance(noon.getTime() + 55 * minuteMs - world.tools.now().getTime());
  await open.logInAgain();
  for (const path of paths) expect(await open.content(site, path)).toBeDefined();
  return noon;
}

const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);

async function running(
  topics: string[],
): Promise<{ advertiser: Advertiser; campaignId: string; site: Publisher }> {
  const [site, advertiser] = [await open.publisher(), await open.advertiser()];
  const { campaign } = await open.running(advertiser, {
    budget_cents: 1_000_000,
    daily_cents: 1_000_000,
    price_cents_per_1000: cents * 1_000,
    topics,
  });
  await matchDueSites(open.world.tools);
  return { advertiser, campaignId: campaign.id, site };
}

async function counted({ id }: Advertiser, campaignId: string, reads: number) {
  return eventually(async () => {
    await countAllReads(open.world.tools);
    const params = { projectId: id, campaignId };
    const { answer } = await open.world.call(getAdCampaign, { params }, open.root.access);
    expect(answer.figures.agent_reads).toBe(reads);
    return answer;
  }, 20_000);
}

/** A request that an agent signed for this website at an instant, by RFC 9421; the label is whoever tells of it's to choose. */
function signedHeaders(at: Date, host = new URL(open.origin).host) {
  const created = Math.floor(at.getTime() / 1_000);
  const written = `("@authority" "signature-agent");created=${created};expires=${created + 3_600};keyid="${keyId}";alg="ed25519";tag="web-bot-auth"`;
  const base = [`"@authority": ${host}`, `"signature-agent": "${signer}"`, `"@signature-params": ${written}`];
  const signature = sign(null, Buffer.from(base.join("\n")), keys.privateKey).toString("base64");
  return (label = "sig1"): Record<string, string> => ({
    "signature-agent": `"${signer}"`,
    "signature-input": `${label}=${written}`,
    signature: `${label}=:${signature}:`,
  });
}

const chatGpt =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)";

test("of a thousand reads that a website makes up with its key no more than the cap is charged, and none is proven, wherever figures are shown", async () => {
  const { advertiser, campaignId, site } = await running(["oak desks"]);
  const noon = await atEndOfHour(site, ["/desks"]);
  const today = noon.toISOString().slice(0, 10);
  // Who came, from where: whatever is on the operator's list can be written down as well.
  const listed = Array.from({ length: 50 }, (_, minute) => ({
    agent: "GPTBot/1.2",
    at: after(noon, minute),
    address: gptAddress,
  }));
  const named = agents
    .filter(({ token }) => token !== "GPTBot")
    .slice(0, 40)
    .flatMap(({ token }) =>
      Array.from({ length: 50 }, (_, minute) => ({ agent: `${token}/1.0`, at: after(noon, minute) })),
    );
  await report(site, [...listed, ...named].slice(0, 1_000));

  const shown = await eventually(async () => {
    await countAllReads(open.world.tools);
    const params = { projectId: advertiser.id, campaignId };
    const { answer } = await open.world.call(getAdCampaign, { params }, open.root.access);
    expect(answer.figures.agent_reads).toBeGreaterThan(900);
    return answer;
  }, 20_000);

  const figures = { agent_reads: shown.figures.agent_reads, proven_reads: 0, billable_reads: cap };
  expect(shown.figures).toEqual({ ...figures, impressions: null, clicks: null, spend_cents: cap * cents });
  expect(shown.spent_cents).toBe(cap * cents);
  const earned = cap * cents * 0.7;
  const params = { projectId: site.id, publisherId: site.id };
  const { answer: publisher } = await open.world.call(getAdPublisher, { params }, open.root.access);
  expect(publisher).toMatchObject({ ...figures, earnings_cents: earned });
  expect(publisher.by_operator.every(({ proven }) => proven === 0)).toBe(true);
  const { answer: terms } = await open.world.call(getPublisherTerms, { params: { token: site.token } });
  expect(terms).toMatchObject({ ...figures, earnings_cents: earned });
  const { answer: dashboard } = await open.world.call(
    getAdsDashboard,
    { params: { projectId: advertiser.id }, query: { from_date: today, to_date: today } },
    open.root.access,
  );
  expect([dashboard.totals, dashboard.days[0], dashboard.campaigns[0]?.figures]).toMatchObject(
    Array.from({ length: 3 }, () => ({ ...figures, spend_cents: cap * cents })),
  );

  open.world.advance(4 * 24 * hourMs);
  await bookAll(open.world.tools);
  await open.logInAgain();
  for (const [projectId, side] of [
    [advertiser.id, "advertiser"],
    [site.id, "publisher"],
  ] as const) {
    const query = { month: today.slice(0, 7), side };
    const { answer } = await open.world.call(
      getAdStatement,
      { params: { projectId }, query },
      open.root.access,
    );
    expect(answer.results).toMatchObject([
      {
        reads: figures.agent_reads,
        proven_reads: 0,
        billable_reads: cap,
        spend_cents: cap * cents,
        earnings_cents: earned,
      },
    ]);
  }
  await proveBooks(open.world.tools);
}, 120_000);

test("a request that an agent signed proves one read, however often and of whatever page it is told of", async () => {
  const { advertiser, campaignId, site } = await running(["bread", "birds"]);
  const paths = ["/bread", "/birds"];
  const noon = await atEndOfHour(site, paths);
  const headers = signedHeaders(after(noon, 10));
  const replayed = Array.from({ length: 6 }, (_, minute) =>
    paths.map((path) => ({
      agent: chatGpt,
      at: after(noon, 10 + minute),
      path,
      headers: headers(`label-${minute}`),
    })),
  ).flat();
  // And once more with a signature beside it that is nobody's.
  const [first] = replayed;
  const junk = headers("other");
  const doubled = {
    "signature-agent": `"${signer}"`,
    "signature-input": `${headers()["signature-input"]}, ${junk["signature-input"]}`,
    signature: `${headers().signature}, ${junk.signature}`,
  };
  await report(site, [...replayed, { ...first, agent: chatGpt, at: after(noon, 9), headers: doubled }]);

  const shown = await counted(advertiser, campaignId, 13);
  expect(shown.figures).toMatchObject({ proven_reads: 1, billable_reads: 13 });

  // Hours later it is as used as before.
  await report(site, [{ agent: chatGpt, at: after(noon, 14), path: "/bread", headers: headers("later") }]);
  open.world.advance(5 * hourMs);
  await open.logInAgain();
  await countAllReads(open.world.tools);
  expect((await counted(advertiser, campaignId, 13)).figures).toMatchObject({ proven_reads: 1 });
}, 60_000);

test("reads of requests that agents signed one by one are proven and charged beyond the cap, and as many others beside them", async () => {
  const { advertiser, campaignId, site } = await running(["rivers", "trains"]);
  const paths = ["/rivers", "/trains"];
  const noon = await atEndOfHour(site, paths);
  const minutes = Array.from({ length: 55 }, (_, minute) => after(noon, minute));
  const signed = minutes.flatMap((at) =>
    paths.map((path) => ({
      agent: chatGpt,
      at,
      path,
      headers: signedHeaders(new Date(at.getTime() + 1_000 * paths.indexOf(path)))(),
    })),
  );
  const named = minutes.flatMap((at) =>
    ["CCBot/2.0", "ClaudeBot/1.0", "PerplexityBot/1.0"].map((agent) => ({ agent, at, path: "/rivers" })),
  );
  await report(site, [...signed, ...named]);

  // More signatures came at once than are checked at once.
  await counted(advertiser, campaignId, 110 + 165);
  await refreshIdentity();
  await countAllReads(open.world.tools);

  const shown = await counted(advertiser, campaignId, 110 + 165);
  expect(shown.figures).toMatchObject({ proven_reads: 110, billable_reads: 220, spend_cents: 220 * cents });
}, 60_000);

test("requests that agents signed for another website prove nothing here", async () => {
  const { advertiser, campaignId, site } = await running(["chess"]);
  const noon = await atEndOfHour(site, ["/chess"]);
  const elsewhere = "busy-forum.example";
  await report(
    site,
    Array.from({ length: 5 }, (_, minute) => {
      const at = after(noon, minute);
      return {
        agent: chatGpt,
        at,
        path: "/chess",
        headers: { ...signedHeaders(at, elsewhere)(), host: elsewhere },
      };
    }),
  );

  const shown = await counted(advertiser, campaignId, 5);
  expect(shown.figures).toMatchObject({ proven_reads: 0, billable_reads: 5 });
});
