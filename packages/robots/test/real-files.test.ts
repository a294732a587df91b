import { describe, expect, test } from "vitest";
import {
  askedAgents,
  askedPaths,
  mendedRobots,
  namesWith,
  type ProblemCode,
  parseRobots,
  type RobotsChange,
  robotsChanges,
  rulesFor,
  withPolicy,
  withUsage,
} from "../src/index.ts";
import { cloudflareManaged } from "./cloudflare-managed.ts";

/** Files of public sites and of programs that write them, reduced to what is particular about each. */
const files: Readonly<Record<string, string>> = {
  "a shop with filters": `User-agent: *
Disallow: /wishlist/
Disallow: /LICENSE.txt
Disallow: /*.php$
Disallow: /*?p=*&
Disallow: /checkout/*
Disallow: *price=*
Disallow: *dir=*
Allow: /js/performance.js
Allow: /js/*.css$

User-agent: Baiduspider
User-agent: Yandex
User-agent: MJ12bot
User-agent: SemrushBot-SA
Disallow: /
`,
  "a forum that ends in a delay": `User-agent: *
Disallow: /forum/search.php

User-agent: MJ12bot
Disallow: /

User-agent: bingbot
Crawl-delay: 5`,
  "delays that join names": `Sitemap: https://acorn.example/sitemap/index.xml

User-Agent: 008
Disallow: /

User-agent: Yandex
Crawl-delay: 2

User-Agent: GPTBot
Disallow: /
`,
  "a list of AI agents before rules for everybody": `User-agent: AI2Bot
User-agent: Ai2Bot-Dolma
User-agent: iaskspider/2.0
User-agent: img2dataset
User-agent: Kangaroo Bot
User-agent: OAI-SearchBot
User-agent: Sidetrade indexer bot
Disallow: /

User-agent: peer39_crawler
User-agent: peer39_crawler/1.0
User-agent: scoop.it
Disallow: /

User-agent: *
Crawl-delay: 500

# API endpoints.
Disallow: /api/
`,
  "an integration that leaves a name empty": `User-agent: Applebot
User-agent: 360Spider
User-agent: *
User-agent:
Allow: /
Disallow: /admin
Crawl-delay: 5
Clean-param: sid /

User-agent: BLEXBot
Disallow: /uploads/1989/*jpg$

Sitemap: https://acorn.example/sitemap.xml
Host: acorn.example
`,
  "exceptions and a robot that may read all": `User-agent: Mediapartners-Google
Disallow:

User-Agent: *
Disallow: */report_abuse
Disallow: /gallery/*/copyright
Allow: /gallery/*/copyright/notice$

User-agent: 008
Disallow: /

User-agent: Twitterbot
Allow: *

Host: www.acorn.example
`,
  "closed to all but one, with comments behind": `    User-agent: 360Spider
    User-agent: Sogou spider2
    Disallow: /

    # Disallow everything.
    User-agent: *
    Disallow: /

    # DuckDuckGo
    User-agent: DuckDuckBot
    Disallow:
    Allow: /*

    # Wait 500 seconds
    Crawl-delay: 500
`,
  "signals by path, and terms": `License: https://acorn.example/license.xml
User-agent: *
Content-Signal: ai-train=no, search=no, ai-input=no
Content-Usage: /$ train-ai=y, search=y, ai-use=y
Content-Usage: /blog train-ai=y, search=y, ai-use=y
Disallow: /api/
Disallow: /*/module-cache

User-agent: CommonMeasureBot
Allow: /
Disallow: /members/
License: https://acorn.example/metered.xml
`,
  "names of search engines apart": `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /
Allow: /api/social-image/
Disallow: /api/

User-agent: Googlebot
User-agent: Sogou web spider
Allow: /
Allow: /api/social-image/
Disallow: /api/

User-agent: GPTBot
Disallow: /
`,
  "versions and colons": `User-agent: *
Disallow: /demos/*
Allow: /

User-agent: Caliperbot/1.0
Disallow: /

user-agent: WeSEE:Search
Disallow: / 

User-agent: Linguee Bot
Disallow: /
`,
  "Cloudflare's part before a file": cloudflareManaged,
};

const agents = [
  "GPTBot",
  "OAI-SearchBot",
  "Googlebot",
  "bingbot",
  "CCBot",
  "AI2Bot",
  "360Spider",
  "Kangaroo Bot",
];

function changesOf(before: string, after: string): readonly RobotsChange[] {
  const both = [parseRobots(before), parseRobots(after)] as const;
  const paths = askedPaths(both, ["/pricing", "/blog/a", "/api/social-image/x"]);
  const { changes, isWhole } = robotsChanges(both[0], both[1], { agents: askedAgents(both, agents), paths });
  expect(isWhole).toBe(true);
  return changes;
}

function closedToAll(file: string): string[] {
  const { rules } = rulesFor(parseRobots(file), []);
  return rules.filter(({ kind, path }) => kind === "disallow" && path.length > 1).map(({ path }) => path);
}

describe.each(Object.entries(files))("%s", (_, file) => {
  test.each(agents)("opens %s alone, which loses nothing that it may read", (agent) => {
    const closed = rulesFor(parseRobots(file), agent).rules.filter(
      ({ kind, path }) => kind === "disallow" && path !== "/",
    );
    const closedPaths = closed.map(({ path }) => path).filter((path) => path !== "");

    const made = withPolicy(file, { open: [agent], closed: [], closedPaths });

    const names = namesWith([parseRobots(file), parseRobots(made)], [agent]);
    const others = changesOf(file, made).filter(({ agent: who }) => !names.has(who.toLowerCase()));
    expect(others).toEqual([]);
    expect(changesOf(file, made).filter(({ what, before }) => what === "read" && before === true)).toEqual(
      [],
    );
    expect(changesOf(file, made).filter(({ what }) => what !== "read")).toEqual([]);
  });

  test("opens some and closes others, and nobody else is touched", () => {
    const [open, closed] = [agents.slice(0, 4), agents.slice(4)];

    const made = withPolicy(file, { open, closed, closedPaths: closedToAll(file) });

    const names = namesWith([parseRobots(file), parseRobots(made)], agents);
    expect(changesOf(file, made).filter(({ agent }) => !names.has(agent.toLowerCase()))).toEqual([]);
    expect(withPolicy(made, { open, closed, closedPaths: closedToAll(file) })).toBe(made);
    const told = (text: string) =>
      new Set(parseRobots(text).notes.map(({ key, value }) => `${key} ${value}`));
    expect(told(made)).toEqual(told(file));
  });

  test("is mended, and says its wishes, without a change for anybody", () => {
    const codes = new Set<ProblemCode>([
      "agent-cut",
      "empty-agent",
      "misspelt-key",
      "groups-joined",
      "usage-unread",
    ]);
    const { text } = mendedRobots(file, { codes, origin: "https://acorn.example", asks: "FILL IN" });
    const wished = withUsage(file, { wishes: { "ai-train": false }, license: undefined });

    expect(changesOf(file, text)).toEqual([]);
    expect(changesOf(file, wished).filter(({ what }) => what !== "ai-train")).toEqual([]);
    const learns = changesOf(file, wished).filter(({ after }) => after !== false);
    expect(learns).toEqual([]);
  });
});
