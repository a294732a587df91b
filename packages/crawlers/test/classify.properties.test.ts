import fc from "fast-check";
import { expect, test } from "vitest";
import { agents, classify, createClassifier } from "../src/index.ts";
import { nonAgents } from "../src/non-agents.ts";
import { indexOwnPages } from "../src/own-address.ts";
import { namingPart, splitUserAgent } from "../src/user-agent.ts";
import { bareAddresses } from "../src/web-address.ts";
import { oracle } from "./name-oracle.ts";
import { assistantApps, browsers, httpLibraries, knownAgents, linkPreviews } from "./user-agents.ts";

const ownerOf = indexOwnPages(agents);

/** Whether it links to its own page, which is another rule's matter (see own-address.test.ts). */
function linksToOwnPage(userAgent: string): boolean {
  const { naming, links } = splitUserAgent(userAgent);
  return [...links, ...bareAddresses(naming)].some((word) => ownerOf(word) !== undefined);
}

/** Words that are a name only where they are all of a user agent. */
const wholes = agents.flatMap((agent) => agent.wholeUserAgents);
const names = [...agents.flatMap((agent) => agent.names), ...nonAgents];
const name = fc.constantFrom(...names, ...agents.map(({ token }) => token));
const respelled = fc
  .tuple(name, fc.constantFrom("as is", "upper", "lower", "cut", "starless"))
  .map(([text, how]) => {
    if (how === "upper") return text.toUpperCase();
    if (how === "lower") return text.toLowerCase();
    if (how === "cut") return text.slice(0, -1);
    return how === "starless" ? text.replace(/[*/]$/, "") : text;
  });
const glue = fc.constantFrom(
  ..." ;,()+-_./@:=&?#%~!|\"'[]{}<>*",
  "",
  "; ",
  " (",
  "://",
  "https://",
  "mailto:",
  "www.",
  ".com ",
  "/1.0",
  "bot",
  "é",
  "K",
  "İ",
  "9",
  "Agent/",
  "ShopBot/",
  "OpenAI-",
  "-Video",
  ".Feeds",
  "-Ads",
  "2.1",
  "like ",
);
const realistic = fc.constantFrom(
  ...knownAgents.map(([, userAgent]) => userAgent).filter((userAgent) => !wholes.includes(userAgent)),
  ...browsers,
  ...assistantApps,
  ...httpLibraries,
  ...linkPreviews,
);
const userAgent = fc.oneof(
  fc.array(fc.oneof(respelled, glue), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.tuple(realistic, glue, respelled, glue).map((parts) => parts.join("")),
  fc.tuple(respelled, glue, realistic).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 300 }),
);

test("equals trying every agent in the order of the catalogue", () => {
  fc.assert(
    fc.property(userAgent, (text) => {
      fc.pre(!linksToOwnPage(text));
      expect(classify(text)?.token).toBe(oracle(text));
    }),
    { numRuns: 4000 },
  );
});

test("equals it on every real user agent, cut anywhere", () => {
  fc.assert(
    fc.property(realistic, fc.nat(400), (text, length) => {
      fc.pre(!linksToOwnPage(text.slice(0, length)));
      expect(classify(text.slice(0, length))?.token).toBe(oracle(text.slice(0, length)));
    }),
  );
});

test("never throws, whatever the strings", () => {
  const anything = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), userAgent);

  fc.assert(
    fc.property(anything, fc.option(anything, { nil: undefined }), (text, signatureAgent) => {
      classify(text, { signatureAgent });
    }),
  );
});

test("does not change when URLs and addresses come along, whatever they mention", () => {
  const mention = fc
    .tuple(
      fc.constantFrom("https://", "http://", "ftp://", "robots+"),
      name,
      fc.constantFrom(".example/", "@bots.example"),
      name,
    )
    .filter(([scheme, , host]) => scheme.endsWith("//") || host.startsWith("@"))
    .map(([scheme, first, host, second]) => {
      const [host1, path] = [first, second].map((text) => text.replace(/[^\w.-]/g, "_"));
      return host.startsWith("@")
        ? `${scheme}${host1}${host}`
        : `${scheme}${host1}${host}${path}?${path}#${path}`;
    });
  const around = fc.constantFrom(["(+", ") "], ["<", "> "], ["", " "], ["+", "; "]);

  fc.assert(
    fc.property(realistic, mention, around, (text, url, [before, after]) => {
      const expected = classify(text);
      expect(classify(`${before}${url}${after}${text}`)).toBe(expected);
      expect(classify(`${text} ${before}${url}${after}`)).toBe(expected);
    }),
  );
});

test("says the same with a cache as without", () => {
  const cached = createClassifier({ cacheSize: 50 });

  fc.assert(
    fc.property(fc.array(userAgent, { maxLength: 20 }), (texts) => {
      for (const text of [...texts, ...texts]) expect(cached(text)).toBe(classify(text));
    }),
  );
});

test.each([
  "a",
  "A-",
  "https://",
  "@",
  "a@",
  "://",
  "(",
  "GPTBot",
  "GoogleAgent-",
  "\u{1F916}",
  " ",
  "Agent/",
  "GPTBot-video",
  "CCBot-news-",
  "+www.",
  "a.a",
  "https://openai.com/",
  "bot(",
])("looks at 1,024 characters of a hundred thousand made of %s", (unit) => {
  const hostile = unit.repeat(Math.ceil(100_000 / unit.length));

  expect(classify(hostile)).toBe(classify(hostile.slice(0, 1024)));
  expect(namingPart(hostile).length).toBeLessThanOrEqual(2 * 1024);
  expect(classify("", { signatureAgent: hostile })).toBeUndefined();
});
