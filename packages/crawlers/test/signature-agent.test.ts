import { describe, expect, test } from "vitest";
import { classify } from "../src/index.ts";
import { chrome } from "./user-agents.ts";

describe("a plain Chrome", () => {
  test("is a person", () => {
    expect(classify(chrome)).toBeUndefined();
    expect(classify(chrome, {})).toBeUndefined();
    expect(classify(chrome, { signatureAgent: undefined })).toBeUndefined();
  });

  test.each([
    ['"https://chatgpt.com"', "the bare string"],
    ["https://chatgpt.com", "the bare string without quotes"],
    ["  https://chatgpt.com  ", "blanks around it"],
    ['"https://chatgpt.com/"', "a final slash"],
    ['"HTTPS://ChatGPT.com"', "capitals"],
    ['sig1="https://chatgpt.com"', "the dictionary"],
    ['a="https://unknown.example", b="https://chatgpt.com"', "a later member of the dictionary"],
    ['sig1="https://chatgpt.com";foo=1', "a member with a parameter"],
    ['"https://chatgpt.com/.well-known/http-message-signatures-directory"', "the key directory"],
  ])("with Signature-Agent %s is the ChatGPT agent (%s)", (signatureAgent) => {
    expect(classify(chrome, { signatureAgent })).toMatchObject({ token: "ChatGPT agent", botType: 4 });
  });

  test.each([
    '"http://chatgpt.com"',
    '"https://chatgpt.com.evil.example"',
    '"https://notchatgpt.com"',
    '"https://evil.example/https://chatgpt.com"',
    '"https://chatgpt.com@evil.example"',
    '"https://evil@chatgpt.com"',
    '"https://:secret@chatgpt.com"',
    '"https://chatgpt.com:8443"',
    '"https://chatgpt.com/other"',
    '"https://chatgpt.com/?x"',
    "chatgpt.com",
    "sig1=https://chatgpt.com",
    '"data:text/plain,https://chatgpt.com"',
    '"',
    "",
    `"https://chatgpt.com"${" ".repeat(2000)}`,
  ])("with Signature-Agent %s stays a person", (signatureAgent) => {
    expect(classify(chrome, { signatureAgent })).toBeUndefined();
  });

  test.each([
    ['g="https://agent.bot.goog"', "Google-Agent"],
    ['"https://api.manus.im"', "Manus-User"],
    ['"https://crawler.exa.ai"', "ExaSearchBot"],
    ["https://bot.duckduckgo.com", "DuckDuckBot"],
    ['"https://ahrefs.com"', "AhrefsBot"],
    ['sig1="https://www.browserbase.com"', "Browserbase"],
    ['sig1="https://www.kernel.sh"', "Kernel"],
  ])("with Signature-Agent %s is %s", (signatureAgent, token) => {
    expect(classify(chrome, { signatureAgent })?.token).toBe(token);
  });
});

test("the user agent's own name outranks the header", () => {
  const userAgent = "Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)";

  expect(classify(userAgent, { signatureAgent: '"https://chatgpt.com"' })?.token).toBe("ChatGPT-User");
});
