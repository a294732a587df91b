import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../world.ts";
import { hangingHost, hostThatAnswers, refusingEndpoint } from "./doubles.ts";
import { openReportedTo, type ReportedTo } from "./reported-visits.ts";
import { sites } from "./sites.ts";

let reportedTo: ReportedTo;
beforeAll(async () => {
  reportedTo = await openReportedTo();
});
afterAll(() => reportedTo.close());

const gptBot =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)";
/** Long enough for no report to be given up while a test looks. */
const timeoutMs = 60_000;

function visit(site: string, address = "/pricing"): Promise<Response> {
  return fetch(`${site}${address}`, {
    headers: { "user-agent": gptBot, "x-forwarded-for": "203.0.113.7", cookie: "session=s3cret" },
  });
}

describe.each(Object.entries(sites))("%s", (name, openSite) => {
  test("an agent's visit arrives with its path, status, agent and network", async () => {
    const { endpoint } = reportedTo;
    const { key, visits } = await reportedTo.openWorkspace();
    const site = await openSite({ key, endpoint, timeoutMs });

    const page = await visit(site, "/pricing?utm_source=news&token=s3cret");
    const stored = await eventually(async () => {
      const rows = await visits();
      expect(rows).not.toEqual([]);
      return rows;
    });

    expect([page.status, await page.text()]).toEqual([203, "a page"]);
    expect(stored).toMatchObject([
      {
        path: "/pricing",
        query: "utm_source=news",
        method: "GET",
        status: name === "Next.js" ? 0 : 203, // its proxy runs before there is a status
        token: "GPTBot",
        ua: gptBot,
        address_prefix: "203.0.113.0/24",
      },
    ]);
  });

  test("the page is answered while our host hangs", async () => {
    const { endpoint, asked } = await hangingHost();
    const site = await openSite({ key: "k", endpoint, timeoutMs, onError: () => {} });

    const page = await visit(site);
    await asked;
    const another = await visit(site);

    expect([page.status, await page.text()]).toEqual([203, "a page"]);
    expect([another.status, await another.text()]).toEqual([203, "a page"]);
  });

  test("the page is answered when our host fails or is not there", async () => {
    const failing = await hostThatAnswers(500);
    const errors: string[] = [];
    const onError = ({ message }: Error) => errors.push(message);
    const ofFailing = await openSite({ key: "k", endpoint: failing.endpoint, timeoutMs, onError });
    const ofNone = await openSite({ key: "k", endpoint: await refusingEndpoint(), timeoutMs, onError });

    const pages = [await visit(ofFailing), await visit(ofNone)];
    await eventually(async () => expect(errors).toHaveLength(2));

    expect(pages.map(({ status }) => status)).toEqual([203, 203]);
    expect(errors.toSorted()).toEqual(["fetch failed", "the endpoint answered with 500"]);
  });
});
