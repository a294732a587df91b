import { askedPaths, filledPaths, parseRobots, robotsChanges, verdictOf } from "@citelens/robots";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { acorn, openRobotsSite } from "./robots-site.test-helper.ts";

let site: Awaited<ReturnType<typeof openRobotsSite>>;
beforeAll(async () => {
  site = await openRobotsSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.served.answer = { status: 200, body: acorn };
  site.served.timesAsked = 0;
});

describe("a policy", () => {
  test("is previewed with the file that it makes and what it changes, and nothing is stored", async () => {
    const { preview, ask, visit } = await site.home();
    await visit([
      { token: "GPTBot", path: "/" },
      { token: "GPTBot", path: "/cart" },
    ]);

    const { status, answer: shown } = await preview({
      purposes: { ai_search_index: "allow" },
      agents: { GPTBot: "allow", PerplexityBot: "leave" },
      closed_paths: ["/cart"],
    });

    expect(status).toBe(200);
    expect(shown.present).toBe(acorn);
    expect(shown.text).toContain(
      "User-agent: CCBot\nDisallow: /\n\nUser-agent: PerplexityBot\nDisalow: /prices",
    );
    expect(shown.text).toMatch(/User-agent: GPTBot\n(?:User-agent: .*\n)+Allow: \/\nDisallow: \/cart\n$/);
    expect(shown.agents.find(({ token }) => token === "GPTBot")).toMatchObject({
      before: { allowed: false, line: 8 },
      after: { allowed: true },
      pages_visited: 2,
      pages_allowed_before: 0,
      pages_allowed_after: 1,
    });
    expect((await ask()).answer.text).toBe(acorn);
  });

  const wordpress = "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n";

  test("that allows keeps exceptions within what stays closed, and says what an agent may read less", async () => {
    const { preview } = await site.home();
    site.served.answer = { status: 200, body: `${wordpress}\nUser-agent: bingbot\nDisallow: /private/\n` };

    const { answer: shown } = await preview({
      purposes: { ai_search_index: "allow", search_engine: "allow" },
      agents: {},
      closed_paths: ["/wp-admin/"],
    });

    const made = parseRobots(shown.text);
    const readable = (token: string, path: string) => verdictOf(made, token, path).allowed;
    for (const token of ["Googlebot", "OAI-SearchBot"]) {
      expect([token, readable(token, "/wp-admin/admin-ajax.php"), readable(token, "/wp-admin/")]).toEqual([
        token,
        true,
        false,
      ]);
    }
    const effect = (token: string) => shown.agents.find((one) => one.token === token);
    expect(effect("Googlebot")).toMatchObject({ closes: { count: 0, paths: [] }, opens: { count: 0 } });
    expect(effect("bingbot")).toMatchObject({
      closes: { count: 1, paths: ["/wp-admin/"] },
      opens: { count: 1, paths: ["/private/"] },
    });
  });

  test.each([
    [
      "a group of several of which one is opened",
      "User-agent: GPTBot\nUser-agent: CCBot\nCrawl-delay: 4\nContent-Signal: ai-train=no\nDisallow: /\nAllow: /blog/\n",
    ],
    [
      "groups for everybody and for it",
      `${wordpress}\nUser-agent: GPTBot\nDisallow: /\nAllow: /wp-admin/css/\n`,
    ],
    [
      "an exception as short as what it is from",
      "User-agent: *\nDisallow: /p\nAllow: /p\nDisallow: /q/\nAllow: /q/r$\n",
    ],
    [
      "exceptions with wildcards",
      "User-agent: *\nDisallow: /*?\nAllow: /*?page=\nDisallow: */feed/\nAllow: /blog/feed/$\n",
    ],
    [
      "two groups of its own",
      "User-agent: GPTBot\nDisallow: /a/\n\nUser-agent: gptbot\nAllow: /a/b\nDisallow: /c/\n",
    ],
    [
      "names joined by a delay",
      "User-agent: GPTBot\nCrawl-delay: 9\n\nUser-agent: *\nDisallow: /x/\nAllow: /x/y\n",
    ],
  ])("that allows an agent takes nothing from it that the present file gives: %s", async (_, body) => {
    const { preview, ask } = await site.home();
    site.served.answer = { status: 200, body };
    const { closed_paths } = (await ask()).answer;

    const { answer: shown } = await preview({ agents: { GPTBot: "allow" }, closed_paths });

    const files = [parseRobots(body), parseRobots(shown.text)] as const;
    const paths = askedPaths(files);
    const lost = paths.filter(
      (path) => verdictOf(files[0], "GPTBot", path).allowed && !verdictOf(files[1], "GPTBot", path).allowed,
    );
    const told = shown.agents.find(({ token }) => token === "GPTBot")?.closes.paths ?? [];
    expect(lost.filter((path) => !told.some((one) => filledPaths(one).includes(path)))).toEqual([]);
    const said = files.map((file) => file.notes.map(({ key, value }) => `${key} ${value}`));
    expect(new Set(said[1])).toEqual(new Set(said[0]));
    const others = robotsChanges(...files, { agents: ["*", "Googlebot", "CCBot", "nobody"], paths });
    expect(others.changes).toEqual([]);
  });

  test("sets what texts may be used for in every group that reads, and the terms of it, and changes no rule", async () => {
    const { preview } = await site.home();
    site.served.answer = {
      status: 200,
      body: "User-agent: *\nContent-Signal: search=yes, use=reference\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: OAI-SearchBot\nContent-Usage: ai-use=n\nAllow: /\n",
    };

    const { answer: shown } = await preview({
      usage: { "ai-input": true, "ai-train": false },
      license: "https://acorn.example/license.xml",
    });

    expect(shown.text).toBe(`License: https://acorn.example/license.xml
User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=no, use=reference
Disallow: /cart

User-agent: GPTBot
Disallow: /

User-agent: OAI-SearchBot
Content-Signal: ai-input=yes, ai-train=no
Content-Usage: ai-use=y, train-ai=n
Allow: /
`);
    expect(shown.problems).toEqual([]);
    expect(shown.agents.find(({ token }) => token === "OAI-SearchBot")).toMatchObject({
      usage_before: { "ai-input": false },
      usage_after: { "ai-input": true, "ai-train": false },
    });
  });

  test("is refused where the file would do something else than asked", async () => {
    const { preview } = await site.home();
    site.served.answer = { status: 200, body: `User-agent: *\nDisallow: /a\n${"# filler\n".repeat(60_000)}` };

    expect(await preview({ agents: { GPTBot: "disallow" } })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("would change more than you ask for") },
    });
  });

  test("of a site that answers every address with a page begins a file of its own", async () => {
    const { preview } = await site.home();
    site.served.answer = { status: 200, body: "<!doctype html><title>Not found</title>" };

    expect((await preview({ agents: { GPTBot: "disallow" } })).answer).toMatchObject({
      present: "",
      text: "# These may not read the site\nUser-agent: GPTBot\nDisallow: /\n",
    });
  });

  test("is refused where the present file cannot be had", async () => {
    const { preview } = await site.home();
    site.served.answer = { status: 500, body: "" };

    expect(await preview({})).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("What we saw: robots.txt answered 500.") },
    });
  });

  test.each([
    [{ agents: { NoSuchBot: "allow" } }, "No such agent: NoSuchBot."],
    [{ agents: { GPTBot: "maybe" } }, expect.any(String)],
    [{ purposes: { world_domination: "allow" } }, expect.any(String)],
    [{ closed_paths: ["/"] }, expect.stringContaining("Each path begins with")],
    [{ closed_paths: ["cart"] }, expect.stringContaining("Each path begins with")],
    [{ closed_paths: ["/a\nUser-agent: *"] }, expect.stringContaining("Each path begins with")],
    [{ closed_paths: Array.from({ length: 101 }, (_, at) => `/${at}`) }, expect.any(String)],
  ])("%j is refused under its field", async (policy, message) => {
    const { preview } = await site.home();

    expect(await preview(policy)).toMatchObject({ status: 400, body: { policy: [message] } });
  });
});
