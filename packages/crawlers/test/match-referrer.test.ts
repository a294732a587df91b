import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchReferrer, referrers } from "../src/index.ts";
import { assistantApps, browsers, chrome } from "./user-agents.ts";

const siteHost = "shop.example";

const byReferrer = (referrer: string) => matchReferrer({ referrer, siteHost });
const byTag = (utmSource: string) => matchReferrer({ utmSource, siteHost });

const hosts = referrers.flatMap(({ assistant, hosts }) => hosts.map((host) => [host, assistant] as const));

test.each(hosts)("knows %s with any scheme, subdomain, port or path", (host, assistant) => {
  const meant = [
    `https://${host}/`,
    `http://${host}`,
    `https://www.${host}/a/b?c=d#e`,
    `https://${host}.:8443/`,
  ];

  for (const url of meant) expect(byReferrer(url), url).toMatchObject({ assistant, evidence: "referrer" });
});

test.each(hosts)("does not see %s in what merely contains it", (host) => {
  const notMeant = [
    `https://not${host}/`,
    `https://${host}.evil.example/`,
    `https://evil.example/${host}`,
    `https://evil.example/?from=https://${host}/`,
    `https://${host}@evil.example/`,
    `https://docs.${host}/`,
    `https://help.${host}/`,
    `ftp://${host}/`,
  ];

  for (const url of notMeant) expect(byReferrer(url), url).toBeUndefined();
});

test("tells the assistant and its operator", () => {
  expect(byReferrer("https://chatgpt.com/")).toEqual({
    assistant: "ChatGPT",
    operator: "OpenAI",
    evidence: "referrer",
  });
  expect(byReferrer("https://WWW.Perplexity.AI/search/x")).toMatchObject({ operator: "Perplexity" });
});

describe("a host that is close to an assistant", () => {
  test.each([
    "openai.com",
    "platform.openai.com",
    "help.openai.com",
    "anthropic.com",
    "mistral.ai",
    "huggingface.co",
    "x.com",
    "www.bing.com",
    "www.google.com",
    "duckduckgo.com",
    "kagi.com",
    "search.brave.com",
    "labs.google.com",
    "cursor.com",
    "replit.com",
    "v0.dev",
    "grammarly.com",
    "api-docs.deepseek.com",
    "docs.claude.com",
    "xn--hatgpt-3nf.com",
    "microsoft.com",
    "youyou.com",
  ])("is none: %s", (host) => {
    expect(byReferrer(`https://${host}/`)).toBeUndefined();
  });
});

describe("an assistant that is a part of another site", () => {
  test.each([
    ["https://x.com/i/grok", "Grok"],
    ["https://x.com/i/grok/share/abc", "Grok"],
    ["https://www.bing.com/chat?q=x", "Copilot"],
    ["https://www.bing.com/CopilotSearch?q=x", "Copilot"],
    ["https://edgeservices.bing.com/edgesvc/chat", "Copilot"],
    ["https://kagi.com/assistant", "Kagi Assistant"],
    ["https://kagi.com/fastgpt?query=x", "Kagi Assistant"],
    ["https://huggingface.co/chat/conversation/1", "HuggingChat"],
    ["https://search.brave.com/ask?q=x", "Brave Leo / Ask Brave"],
  ])("is known by its path: %s", (referrer, assistant) => {
    expect(byReferrer(referrer)).toMatchObject({ assistant, evidence: "referrer" });
  });

  test.each([
    "https://x.com/",
    "https://x.com/i/grokking",
    "https://x.com/someone/i/grok",
    "https://www.bing.com/search?q=chat",
    "https://www.bing.com/chatter",
    "https://kagi.com/search?q=/assistant",
    "https://huggingface.co/chatterbox/model",
    "https://notx.com/i/grok",
  ])("is not meant by %s", (referrer) => {
    expect(byReferrer(referrer)).toBeUndefined();
  });
});

const apps = referrers.flatMap(({ assistant, androidApps }) =>
  androidApps.map((app) => [app, assistant] as const),
);

test.each(apps)("knows the Android app %s", (app, assistant) => {
  expect(byReferrer(`android-app://${app}/`)).toMatchObject({ assistant, evidence: "referrer" });
  expect(byReferrer(`android-app://${app}/https/shop.example/`)).toMatchObject({ assistant });
  expect(byReferrer(`android-app://${app}.evil/`)).toBeUndefined();
  expect(byReferrer(`android-app://evil.${app}/`)).toBeUndefined();
});

test.each([
  "android-app://com.google.android.googlequicksearchbox/",
  "android-app://chatgpt.com/",
  "ios-app://1/",
])("does not take %s for an assistant", (referrer) => {
  expect(byReferrer(referrer)).toBeUndefined();
});

describe("utm_source", () => {
  test.each([
    ["chatgpt.com", "ChatGPT"],
    ["ChatGPT.com", "ChatGPT"],
    [" openai ", "ChatGPT"],
    ["chatgpt%2Ecom", "ChatGPT"],
    ["+perplexity+", "Perplexity"],
    ["copilot.com", "Copilot"],
    ["claude.ai", "Claude"],
    ["openai.com", "ChatGPT"],
    ["chat.openai.com", "ChatGPT"],
    ["www.chatgpt.com", "ChatGPT"],
    ["https://chatgpt.com/", "ChatGPT"],
    ["https%3A%2F%2Fwww.perplexity.ai%2Fsearch%2Fabc", "Perplexity"],
    ["pplx.ai", "Perplexity"],
    ["copilot.microsoft.com", "Copilot"],
    ["m365.cloud.microsoft", "Copilot"],
    ["gemini.google.com", "Gemini"],
    ["notebooklm.google.com", "NotebookLM"],
    ["chat.deepseek.com", "DeepSeek"],
    ["chat.mistral.ai", "Le Chat"],
    ["www.meta.ai", "Meta AI"],
    ["duck.ai", "Duck.ai"],
    ["you.com", "You.com"],
    ["x.com/i/grok", "Grok"],
    ["kimi.com", "Kimi"],
    ["chat.qwen.ai", "Qwen"],
    ["www.doubao.com", "Doubao"],
    ["poe.com", "Poe"],
    ["phind.com", "Phind"],
  ])("counts as a whole value: %s", (utmSource, assistant) => {
    expect(byTag(utmSource)).toMatchObject({ assistant, evidence: "utm" });
  });

  test.each([
    "notchatgpt.com",
    "chatgpt.com.evil",
    "chatgpt-ads",
    "chatgpt.com,newsletter",
    "openai-newsletter",
    "platform.openai.com",
    "docs.perplexity.ai",
    "x.com",
    "mistral.ai",
    "ai@chatgpt.com",
    "https://evil.example/chatgpt.com",
    ")",
    "pi",
    "monica",
    "liner",
    "newsletter",
    "100%",
    "%E0%A4%A",
    "",
    "x".repeat(10_000),
  ])("says nothing as %s", (utmSource) => {
    expect(byTag(utmSource)).toBeUndefined();
  });
});

test.each([
  ...'chatgpt.com) chatgpt.com/ chatgpt.com. chatgpt.com, chatgpt.com] chatgpt.com" chatgpt.com%22 chatgpt.com%29'.split(
    " ",
  ),
  ..."chatgpt.com). chatgpt.com)** chatgpt.com%5D chatgpt.com; chatgpt.com: chatgpt.com' chatgpt.com> chatgpt.com}".split(
    " ",
  ),
  ..."chatgpt.com%2F chatgpt.com%2529 chatgpt.com%) chatgpt.com%2 chatgpt.com\u201d %22chatgpt.com%22 (chatgpt.com)".split(
    " ",
  ),
  ..."chatgpt.com)](https://shop.example/?a chatgpt.com?utm_medium=x chatgpt.com&lt chatgpt.com#a CHATGPT.COM) OpenAI).".split(
    " ",
  ),
  ..."chatgpt.com- chatgpt.com\u2014 chatgpt.com== chatgpt.com%26amp;utm_medium=x chatgpt.com\u2026 chatgpt.com%EF%BC%89".split(
    " ",
  ),
  ..."chatgpt.com\u3001 chatgpt.com\u300d chatgpt.com\uff0c\u8a73\u7d30 chatgpt.com%E3%80%82 chatgpt.com%E2%80%8B \u200bchatgpt.com".split(
    " ",
  ),
  "chatgpt.com ",
  "chatgpt.com%0A",
])("does not mind what copying leaves around utm_source: %s", (utmSource) => {
  const [value = ""] = utmSource.split("&");

  expect(byTag(value)).toMatchObject({ assistant: "ChatGPT", evidence: "utm" });
});

describe("a parameter that is called referrer", () => {
  const byReferrerTag = (referrerTag: string, utmSource?: string) =>
    matchReferrer({ referrerTag, utmSource, siteHost });

  test.each(["grok.com", "GROK.com", "www.grok.com", "grok.com)", "grok.com%29", "grok.com."])(
    "names Grok: %s",
    (referrerTag) => {
      expect(byReferrerTag(referrerTag)).toMatchObject({ assistant: "Grok", evidence: "utm" });
      expect(byReferrerTag(referrerTag, "newsletter")).toMatchObject({ assistant: "Grok" });
    },
  );

  test.each(["news.example", "grok.com.evil.example", "notgrok.com", "grok", ""])(
    "says nothing as %s",
    (tag) => {
      expect(byReferrerTag(tag)).toBeUndefined();
    },
  );

  test("counts behind utm_source, and not beside a referrer of another site", () => {
    expect(byReferrerTag("grok.com", "chatgpt.com")).toMatchObject({ assistant: "ChatGPT" });
    const copied = { referrer: "https://forum.example/", referrerTag: "grok.com", siteHost };
    expect(matchReferrer(copied)).toBeUndefined();
  });
});

describe("an assistant's own app", () => {
  test.each([
    ["ChatGPT/1.2025.287 (iOS 18.6; iPhone15,3; build 18574567890)", "ChatGPT"],
    ["ChatGPT%20Atlas/1.2025.295.4 CFNetwork/3826.600.41 Darwin/24.6.0", "ChatGPT"],
    ["Perplexity/2.250918 (iPhone; iOS 18.6)", "Perplexity"],
    [`${chrome} GrokApp/1.0.74`, "Grok"],
    [`${chrome} CopilotSapphire/30.0.430921001`, "Copilot"],
    ["DeepSeek Chat/1.3.2 (Android 14)", "DeepSeek"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 26_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 GoogleWv/1.0 (WKWebView) GeminiiOS/1.2026.2270600",
      "Gemini",
    ],
    [assistantApps.at(-1) ?? "", "Claude"],
  ])("is evidence by itself: %s", (userAgent, assistant) => {
    expect(matchReferrer({ userAgent, siteHost })).toMatchObject({ assistant, evidence: "in_app" });
  });

  test.each([
    ...browsers,
    "Mozilla/5.0 (compatible; ChatGPT-User/1.0)",
    "Tool ChatGPT/1.0",
    "ChatGPT/beta",
    "NotGrokApp/1.0",
    "Claude/1.0",
  ])("is not %s", (userAgent) => {
    expect(matchReferrer({ userAgent, siteHost })).toBeUndefined();
  });
});

describe("which evidence decides", () => {
  const userAgent = "Perplexity/2.250918 (iPhone; iOS 18.6)";
  const utmSource = "claude.ai";

  test("the assistant in the referrer, before a tag and an app", () => {
    const match = matchReferrer({ referrer: "https://chatgpt.com/", utmSource, userAgent, siteHost });

    expect(match).toMatchObject({ assistant: "ChatGPT", evidence: "referrer" });
  });

  test("another site in the referrer, which a copied tag does not overrule", () => {
    const match = matchReferrer({ referrer: "https://forum.example/", utmSource, userAgent, siteHost });

    expect(match).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    "",
    "about:client",
    "not a url",
    "https://",
    "file:///x",
    "http://[",
    `https://${"x".repeat(5000)}.example/`,
  ])("the tag where the referrer is %s, before the app", (referrer) => {
    expect(matchReferrer({ referrer, utmSource, userAgent, siteHost })).toMatchObject({
      assistant: "Claude",
      evidence: "utm",
    });
  });

  test("the app at last", () => {
    const match = matchReferrer({ referrer: "", utmSource: "newsletter", userAgent, siteHost });

    expect(match).toMatchObject({ assistant: "Perplexity", evidence: "in_app" });
  });
});

describe("a referrer within the site", () => {
  const utmSource = "chatgpt.com";
  const within = [
    ["https://shop.example/cart", "shop.example"],
    ["https://www.shop.example/", "shop.example"],
    ["https://shop.example/", "www.shop.example"],
    ["https://blog.shop.example/", "shop.example:8080"],
    ["http://SHOP.example.:8080/", "Shop.Example"],
    ["https://chatgpt.com/", "chatgpt.com"],
  ] as const;

  test.each(within)("is internal, whatever the tag says: %s on %s", (referrer, host) => {
    expect(matchReferrer({ referrer, utmSource, userAgent: "ChatGPT/1.2", siteHost: host })).toBeUndefined();
  });

  test.each(within)("is a redirect on the entry page, where the tag decides: %s on %s", (referrer, host) => {
    const match = matchReferrer({ referrer, utmSource, siteHost: host, isEntryPage: true });

    expect(match).toMatchObject({ assistant: "ChatGPT", evidence: "utm" });
  });

  test("is not one of a host that merely ends alike", () => {
    expect(matchReferrer({ referrer: "https://chatgpt.com/", siteHost: "gpt.com" })).toMatchObject({
      assistant: "ChatGPT",
    });
  });
});

test("never throws, whatever it is given", () => {
  const text = fc.option(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl({ withQueryParameters: true }),
      fc.constantFrom("%", "://", "https://%"),
    ),
    { nil: undefined },
  );
  const visit = fc.record({ referrer: text, utmSource: text, userAgent: text, isEntryPage: fc.boolean() });

  fc.assert(
    fc.property(visit, fc.string({ unit: "binary" }), (parts, host) => {
      matchReferrer({ ...parts, siteHost: host });
    }),
  );
});
