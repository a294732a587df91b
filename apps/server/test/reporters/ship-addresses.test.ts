import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { line, openDeskAt } from "./log-desk.ts";
import { openReportedTo, type ReportedTo } from "./reported-visits.ts";

let reportedTo: ReportedTo;
beforeAll(async () => {
  reportedTo = await openReportedTo();
});
afterAll(() => reportedTo.close());

/** An address that OpenAI publishes for GPTBot. */
const visitor = "132.196.86.10";

/** A line of the combined format behind what a server writes in the place of the address; `behind` its last field. */
function from(who: string, { path = "/guide", behind = "" } = {}): string {
  return line(path).replace("203.0.113.7", who).replace("\n", `${behind}\n`);
}

async function shipped(lines: readonly string[]) {
  const workspace = await reportedTo.openWorkspace();
  const { log, run } = await openDeskAt(reportedTo.endpoint, workspace);
  await writeFile(log, lines.join(""));
  const { said } = await run();
  return { said, visits: await workspace.visits() };
}

describe("the visitor's address is found", () => {
  test.each([
    ["at the front of a chain", [from(`${visitor}, 10.183.250.139`)]],
    [
      "where only some lines have a chain",
      [from(`${visitor}, 10.183.250.139`), from(visitor), from(visitor)],
    ],
    ["in brackets, as Elastic Beanstalk writes it", [from(`172.31.24.3 (${visitor}, 10.0.0.2)`)]],
    ["before the proxy's", [from(`${visitor} 172.31.24.3`), from(`${visitor}, 10.0.0.2 172.31.24.3`)]],
    ["behind the proxy's", [from(`172.31.24.3 ${visitor}`)]],
    ["with its port", [from(`${visitor}:54321`)]],
    ["in IPv6", [from(`[::ffff:${visitor}]:443`)]],
    ["before a ratio", [from(visitor, { behind: ' "3.12"' })]],
    ["before a duration", [from(visitor, { behind: ' "0.012"' })]],
    ["behind a duration", [from("10.0.0.2", { behind: ` "0.012" "${visitor}"` })]],
    ["behind the agent", [from("10.0.0.2", { behind: ` "${visitor}, 10.1.1.1"` })]],
    ["behind syslog's words", [`Nov 20 08:00:01 web1 nginx: ${from(visitor)}`]],
    ["behind syslog's words with a priority", [`<190>Nov 20 08:00:01 web1 nginx: ${from(visitor)}`]],
    ["behind RFC 5424", [`<190>1 2026-11-20T08:00:01.003Z web1 nginx 812 - - ${from(visitor)}`]],
    ["behind Compose", [`web-1  | ${from(visitor)}`]],
    ["behind Docker's time", [`2026-11-20T08:00:01.123456789Z ${from(visitor)}`]],
    ["in a container's log", [`2026-11-20T08:00:01.123456789Z stdout F ${from(visitor)}`]],
    ["behind the site's name", [`shop.example:443 ${from(visitor)}`]],
  ])("%s", async (_, lines) => {
    const { said, visits } = await shipped(lines);

    expect(said).toContain(`${lines.length} lines: ${lines.length} sent, 0 of others passed over, 0 bad`);
    expect(visits.map(({ address_prefix }) => address_prefix)).toEqual(lines.map(() => "132.196.86.0/24"));
  });
});

test("says why lines are bad, and that names and proxies verify nobody", async () => {
  const { said, visits } = await shipped([
    from(visitor),
    from("crawler.example.com"),
    from("10.0.0.2"),
    from("Nov"),
    from(visitor).replace("GET /guide HTTP/1.1", "\\x16\\x03\\x01"),
    from(visitor).slice(0, -20).concat("\n"),
  ]);

  expect(visits.map(({ address_prefix }) => address_prefix).toSorted()).toEqual(["", "", "132.196.86.0/24"]);
  expect(said).toContain("6 lines: 3 sent, 0 of others passed over, 3 bad");
  expect(said).toContain(
    "Bad: 1 cut off, or with fewer fields than the others, 1 with something else where the visitor’s address should stand, 1 without a request",
  );
  expect(said).toContain("2 of those sent name no address of the internet");
});
