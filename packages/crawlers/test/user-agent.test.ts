import { describe, expect, test } from "vitest";
import { namingPart, userAgentCharsMax } from "../src/user-agent.ts";

describe("what merely mentions names is replaced by a space", () => {
  test.each([
    ["a URL", "Bot (+https://example.com/GPTBot)", "Bot (+ )"],
    ["a URL with another scheme", "see app://GPTBot now", "see   now"],
    ["a URL at the end", "Bot https://example.com/bot", "Bot  "],
    ["a URL alone", "https://example.com", " "],
    ["two URLs", "a http://one.example b http://two.example c", "a   b   c"],
    ["an e-mail address", "Bot (ada.byron+bots@example.com)", "Bot ( )"],
    ["an e-mail address at the start", "bots@example.com Bot", "  Bot"],
    ["both", "Bot bots@example.com; http://example.com; x", "Bot  ;  ; x"],
    ["an e-mail address within a URL", "http://bots@example.com/ Bot", "  Bot"],
  ])("%s: %s", (_, userAgent, part) => {
    expect(namingPart(userAgent)).toBe(part);
  });
});

describe("a URL ends", () => {
  test.each([
    ["at a space", "http://a.example/x Bot", "  Bot"],
    ["at a semicolon", "http://a.example/x;Bot", " ;Bot"],
    ["at an angle bracket", "<http://a.example/x>Bot", "< >Bot"],
    ["at a square bracket", "[http://a.example/x]Bot", "[ ]Bot"],
    ["at a quotation mark", '"http://a.example/x"Bot', '" "Bot'],
    ["at a bracket that was opened before it", "(http://a.example/x)Bot", "( )Bot"],
    ["behind a bracket that was opened within it", "http://a.example/x_(y)z Bot", "  Bot"],
    ["at a comma with a space behind it", "http://a.example/x, Bot", " , Bot"],
    ["at a comma at the end", "http://a.example/x,", " ,"],
    ["not at a comma within it", "http://a.example/x,y Bot", "  Bot"],
  ])("%s: %s", (_, userAgent, part) => {
    expect(namingPart(userAgent)).toBe(part);
  });
});

test.each(["", " ", "GPTBot/1.0", "Mozilla/5.0 (compatible; GPTBot/1.2)", "a:b//c", "Bot: // x", "ÄGPTBot"])(
  "%j, which holds neither, stays as it is",
  (userAgent) => {
    expect(namingPart(userAgent)).toBe(userAgent);
  },
);

describe("of a long user agent", () => {
  test("only the first 1,024 characters count", () => {
    expect(userAgentCharsMax).toBe(1_024);
    expect(namingPart("a".repeat(1_024))).toHaveLength(1_024);
    expect(namingPart(`${"a".repeat(1_024)}GPTBot`)).toBe("a".repeat(1_024));
  });

  test("a URL that is cut off there is still a URL", () => {
    const part = namingPart(`${"a ".repeat(500)}http://example.com/${"GPTBot/".repeat(20)}`);

    expect(part).toBe(`${"a ".repeat(500)} `);
  });
});
