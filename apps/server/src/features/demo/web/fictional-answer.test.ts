import { expect, test } from "vitest";
import { readWebPage } from "#platform/web-page/web-page.ts";
import { demoDays } from "../store/calendar.rules.ts";
import { addressesOn, fictionalAnswer, others, rivals } from "./fictional-answer.ts";
import { tovelume } from "./tovelume.ts";

const sites = [tovelume, ...rivals, ...others];
const lastDay = demoDays - 1;

test("the web is a brand, five competitors, three review sites, a forum and a magazine, all under .example", () => {
  expect(rivals).toHaveLength(5);
  expect(others).toHaveLength(5);
  expect(new Set(sites.map(({ host }) => host)).size).toBe(11);
  expect(sites.every(({ host }) => host.endsWith(".example"))).toBe(true);
  expect(sites.flatMap((site) => addressesOn(site, lastDay)).length).toBeGreaterThan(40);
});

test.each(sites.map((site) => [site.name, site] as const))(
  "every page of %s can be read, links to its site and says that it is fictional",
  (_, site) => {
    for (const day of [0, 30, 63, lastDay]) {
      const addresses = addressesOn(site, day);

      const pages = addresses.map((url) => fictionalAnswer(url, day));

      expect(new Set(addresses).size).toBe(addresses.length);
      for (const page of pages) {
        expect(page).toMatchObject({ status: 200, contentType: "text/html" });
        expect(page?.body).toContain("this page is fictional demo data");
        const { title, text, links } = readWebPage(Buffer.from(page?.body ?? ""), page?.url ?? "");
        expect(title).not.toBe("");
        expect(text.length).toBeGreaterThan(60);
        expect(text).not.toContain("fictional demo data");
        expect(links).toContain(`https://${site.host}/`);
      }
    }
  },
);

test.each([
  [
    "its robots.txt",
    "https://tovelume.example/robots.txt",
    200,
    "Sitemap: https://www.tovelume.example/sitemap.xml",
  ],
  [
    "its sitemap",
    "https://www.tovelume.example/sitemap.xml",
    200,
    "<loc>https://www.tovelume.example/warranty</loc>",
  ],
  ["a page with a slash behind it", "https://www.tovelume.example/warranty/", 200, "five year warranty"],
  ["a page without www", "http://tovelume.example/warranty?a=b", 200, "five year warranty"],
  ["no page", "https://www.tovelume.example/nothing", 404, "does not exist"],
])("a server of it answers for %s", (_, url, status, part) => {
  const answer = fictionalAnswer(url, lastDay);

  expect(answer?.status).toBe(status);
  expect(answer?.body).toContain(part);
});

test.each([
  ["another host", "https://www.example.com/"],
  ["a host that only ends like one", "https://nottovelume.example/"],
  ["what is no address", "tovelume"],
])("it answers nothing for %s", (_, url) => {
  expect(fictionalAnswer(url, lastDay)).toBeUndefined();
});

test("a page is published on its day, and a price changes on another", () => {
  const compare = "https://www.tovelume.example/compare/brightwren";
  const arc = "https://www.tovelume.example/arc";

  const statuses = [44, 45].map((day) => fictionalAnswer(compare, day)?.status);
  const prices = [35, 36].map((day) => /costs (\d+) euros/.exec(fictionalAnswer(arc, day)?.body ?? "")?.[1]);

  expect(statuses).toEqual([404, 200]);
  expect(prices).toEqual(["149", "129"]);
});

const home = "https://www.tovelume.example/";
const now = new Date("2026-11-25T10:00:00Z");

test.each([
  [
    "http, once the site is secure",
    "http://www.tovelume.example/stem",
    lastDay,
    ["http://www.tovelume.example/stem"],
  ],
  ["http, before", "http://www.tovelume.example/stem", 5, []],
  ["the host without www", "https://tovelume.example/stem", lastDay, ["https://tovelume.example/stem"]],
  ["the right address", "https://www.tovelume.example/stem", lastDay, []],
  [
    "an old path, by another one",
    "https://www.tovelume.example/lamps/arc",
    lastDay,
    ["https://www.tovelume.example/lamps/arc", "https://www.tovelume.example/products/arc"],
  ],
])("it says which redirects lead on from %s", (_, url, day, hops) => {
  const answer = fictionalAnswer(url, day);

  expect(answer?.status).toBe(200);
  expect(answer?.hops).toEqual(hops.map((one) => ({ url: one, status: 301 })));
});

test.each([
  ["/robots.txt", "Claude-SearchBot", [0, 29]],
  ["/", "/catalogue-2024", [0, 49]],
  ["/", "/press", [60, 79]],
  ["/", "Organization", [32, lastDay]],
  ["/", "description", [32, lastDay]],
  ["/stem", ",}</script>", [32, 49]],
  ["/stem", '<img src="/logo.png">', [0, 49]],
  ["/jobs", "noindex", [0, 49]],
  ["/repairs", "noindex", [21, lastDay]],
  ["/warranty", "og:title", [60, lastDay]],
  ["/newsletter", "http://www.tovelume.example/style.css", [80, lastDay]],
])("on %s of the demo's site %s stands on days %j alone", (path, part, [first = 0, last = 0]) => {
  const days = Array.from({ length: lastDay + 1 }, (_, day) => day);

  const found = days.filter((day) =>
    fictionalAnswer(new URL(path, home).href, day, now)?.body.includes(part),
  );

  expect(found).toEqual(days.filter((day) => day >= first && day <= last));
});

test("the sitemap comes on a day, dates all pages by today at first and each by its own later", () => {
  const lastmods = (day: number): Set<string | undefined> => {
    const { body = "" } = fictionalAnswer(`${home}sitemap.xml`, day, now) ?? {};
    return new Set([...body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date));
  };

  expect(fictionalAnswer(`${home}sitemap.xml`, 19, now)?.status).toBe(404);
  expect(lastmods(20)).toEqual(new Set(["2026-11-25"]));
  expect(lastmods(50).size).toBeGreaterThan(5);
});

test("what the demo's site repairs leaves the text of its pages as it was", () => {
  const textOn = (day: number): string => {
    const { body = "", url = "" } = fictionalAnswer(`${home}warranty`, day, now) ?? {};
    return readWebPage(Buffer.from(body), url).text;
  };

  expect(new Set([0, 25, 40, 55, 70, lastDay].map(textOn)).size).toBe(1);
});

test("a page's date is counted back from the moment that it is, and is the same in its head and in the sitemap", () => {
  const url = `${home}guides/eye-strain`;
  const { body, headers } = fictionalAnswer(url, lastDay, now) ?? {};
  const sitemap = fictionalAnswer(`${home}sitemap.xml`, lastDay, now);

  expect(body).toContain('"datePublished":"2026-09-09"');
  expect(sitemap?.body).toContain(`<loc>${url}</loc><lastmod>2026-09-09</lastmod>`);
  expect(headers).toEqual({ "last-modified": "Wed, 09 Sep 2026 10:00:00 GMT" });
});
