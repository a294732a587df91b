import { createClassifier, matchReferrer } from "@citelens/crawlers";
import { expect, test } from "vitest";
import { habits, userAgentOf, visitsOn } from "./visits-on.ts";

const end = new Date("2026-11-20T12:00:00Z");
const classify = createClassifier({ cacheSize: 100 });

test.each(habits.map(({ token }) => token))("%s is told by the name that it gives itself", (token) => {
  expect(classify(userAgentOf(token), { signatureAgent: undefined })?.token).toBe(token);
});

test("the same day has the same visits, another day others", () => {
  expect(visitsOn({ day: 30, end })).toEqual(visitsOn({ day: 30, end }));
  expect(visitsOn({ day: 31, end })).not.toEqual(visitsOn({ day: 30, end }));
});

test("all of a day's visits come in the 24 hours before its end, and fit into one batch", () => {
  const visits = visitsOn({ day: 89, end });
  const times = visits.map(({ occurred_at = "" }) => Date.parse(occurred_at));

  expect(visits.length).toBeGreaterThan(50);
  expect(visits.length).toBeLessThan(1_000);
  expect(Math.max(...times)).toBeLessThanOrEqual(end.getTime());
  expect(Math.min(...times)).toBeGreaterThan(end.getTime() - 86_400_001);
});

test("more people come from assistants as the days go by, and a page is visited only once it stands", () => {
  const fromAssistants = (day: number): number =>
    visitsOn({ day, end }).filter((visit) => "referer" in visit.request_headers).length;
  const sum = (first: number): number =>
    [0, 1, 2, 3, 4].reduce((total, at) => total + fromAssistants(first + at), 0);
  const pathsOn = (day: number): string[] => visitsOn({ day, end }).map((visit) => visit.request_path);

  expect(sum(85)).toBeGreaterThan(2 * sum(0));
  expect(pathsOn(59)).not.toContain("/guides/home-office-lighting");
  expect(pathsOn(60)).toContain("/guides/home-office-lighting");
});

test("most visits come from where their agent's operator says, and a few from a forger's address", () => {
  const addresses = Array.from({ length: 30 }, (_, day) => visitsOn({ day: day + 60, end }))
    .flat()
    .filter(({ request_headers }) => String(request_headers["user-agent"]).includes("GPTBot"))
    .map(({ request_headers }) => String(request_headers["x-forwarded-for"]));
  const forged = addresses.filter((address) => address.startsWith("203.0.113."));

  expect(addresses.length).toBeGreaterThan(50);
  expect(forged.length).toBeGreaterThan(0);
  expect(forged.length / addresses.length).toBeLessThan(0.15);
});

test("people come from several assistants, known by each evidence", () => {
  const known = visitsOn({ day: 89, end }).map(({ request_path, request_headers: headers }) =>
    matchReferrer({
      referrer: String(headers.referer ?? ""),
      utmSource: new URLSearchParams(request_path.split("?")[1]).get("utm_source"),
      userAgent: String(headers["user-agent"]),
      siteHost: "tovelume.example",
    }),
  );

  expect(new Set(known.map((match) => match?.evidence))).toEqual(
    new Set([undefined, "referrer", "utm", "in_app"]),
  );
  expect(new Set(known.map((match) => match?.assistant)).size).toBeGreaterThan(4);
});
