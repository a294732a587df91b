import { getHealth } from "@citelens/contract/platform/admin";
import { beforeEach, expect, test } from "vitest";
import { listDocument, type OperatorsWeb, operatorsWeb } from "#test/fakes/operators-web.ts";
import { type World, worldOfTest } from "#test/world.ts";
import { refreshSources } from "./refresh-sources.ts";
import { listSources, type SourceRow } from "./sources.sql.ts";

const gptBot = "https://openai.com/gptbot.json";
const directory = "https://chatgpt.com/.well-known/http-message-signatures-directory";
const many = Array.from({ length: 40 }, (_, index) => `20.171.${index}.0/24`);
const hourMs = 3_600_000;

let world: World;
let operators: OperatorsWeb;

beforeEach(async () => {
  world = await worldOfTest();
  world.stopClock();
  operators = operatorsWeb();
});

function refresh(): Promise<number> {
  return refreshSources({ ...world.tools, web: operators.web });
}

async function rowOf(url: string): Promise<SourceRow> {
  const row = (await listSources(world.tools)).find((one) => one.url === url);
  if (!row) throw new Error(`${url} is no source`);
  return row;
}

test("lists and directories are read once a day, and those that fail hold nobody up", async () => {
  operators.publish(gptBot, listDocument(many));
  operators.publish(
    directory,
    '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs"}]}',
  );

  const changed = await refresh();
  operators.asked.length = 0;
  world.advance(23 * hourMs);
  await refresh();

  expect(changed).toBe(2);
  expect((await rowOf(gptBot)).content).toEqual(many.toSorted());
  expect((await rowOf(directory)).content).toEqual([
    {
      keyid: "poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U",
      x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs",
    },
  ]);
  expect(operators.asked).not.toContain(gptBot);
  expect(operators.asked.length).toBeGreaterThan(10);
});

test("a list that fails keeps its last good copy, says since when, and is tried again later each time", async () => {
  operators.publish(gptBot, listDocument(many));
  await refresh();
  const { version } = await rowOf(gptBot);
  world.advance(24 * hourMs);
  const failedAt = world.tools.now();
  operators.publish(gptBot, 503);

  await refresh();
  const first = await rowOf(gptBot);
  world.advance(hourMs);
  await refresh();
  const second = await rowOf(gptBot);

  expect(first).toMatchObject({
    version,
    failures: 1,
    failure: "it answered with status 503",
    failing_since: failedAt,
  });
  expect(second).toMatchObject({ failures: 2, failing_since: failedAt, content: many.toSorted() });
  expect(second.next_try_at.getTime() - world.tools.now().getTime()).toBe(2 * hourMs);
});

test.each([
  ["is empty", listDocument([]), "it contains no addresses"],
  ["is a page that says sorry", "<html>Sorry</html>", "it contains no addresses"],
  ["has the whole internet in it", listDocument([...many, "0.0.0.0/0"]), "it contains 0.0.0.0/0"],
  ["shrank to less than half", listDocument(many.slice(0, 19)), "it shrank from 40 to 19 networks"],
])("a list that %s is not believed", async (_, document, failure) => {
  operators.publish(gptBot, listDocument(many));
  await refresh();
  world.advance(24 * hourMs);
  operators.publish(gptBot, document);

  await refresh();

  expect(await rowOf(gptBot)).toMatchObject({ failure, content: many.toSorted() });
});

test("a list that shrank is believed when it has stood for a week, and at once when few networks hold as much", async () => {
  operators.publish(gptBot, listDocument(many));
  await refresh();
  world.advance(24 * hourMs);
  operators.publish(gptBot, listDocument(["20.171.0.0/18"]));
  await refresh();
  const merged = await rowOf(gptBot);
  operators.publish(gptBot, listDocument(["20.171.0.0/20"]));
  world.advance(7 * 24 * hourMs + 1);

  await refresh();

  expect(merged.content).toEqual(["20.171.0.0/18"]);
  expect((await rowOf(gptBot)).content).toEqual(["20.171.0.0/20"]);
});

test("a recovered list fails no more, and what the catalogue names no more is forgotten", async () => {
  await refresh();
  await world.postgres.pool.query(
    "insert into identity_sources (url, kind, next_try_at) values ('https://gone.example/ips.json', 'address_list', now())",
  );
  operators.publish(gptBot, listDocument(many));
  world.advance(hourMs);

  await refresh();

  expect(await rowOf(gptBot)).toMatchObject({ failures: 0, failure: null, failing_since: null });
  expect((await listSources(world.tools)).map(({ url }) => url)).not.toContain(
    "https://gone.example/ips.json",
  );
  expect(operators.asked).not.toContain("https://gone.example/ips.json");
});

test("superusers see each source with its state, those that fail first", async () => {
  operators.publish(gptBot, listDocument(many));
  await refresh();
  const root = await world.signUpRoot();

  const { answer } = await world.call(getHealth, {}, root.access);

  expect(answer.identity_sources[0]).toMatchObject({
    entries: 0,
    fetched_at: null,
    failure: "nobody answers there",
  });
  expect(answer.identity_sources.at(-1)).toMatchObject({
    url: gptBot,
    kind: "address_list",
    entries: 40,
    failing_since: null,
    fetched_at: world.tools.now().toISOString(),
  });
});
