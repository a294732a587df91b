import { readdirSync } from "node:fs";
import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { expect, test } from "vitest";
import { backends, platforms } from "./guide-list.rules.ts";
import { guideFileNames } from "./guides/guide-files.ts";
import { backendGuide, platformGuide } from "./guides/guide-parts.ts";
import { rawCallGuide } from "./guides/raw-call.ts";
import type { GuidePart } from "./guides/readme-parts.rules.ts";
import { firstKeyOf, keyInSnippets, type Setup } from "./setup.rules.ts";

const setup: Setup = { origin: "https://app.example", key: "clk_secret" };
const placeholders = /YOUR-CITELENS|YOUR_API_KEY/;

function codeOf(parts: readonly GuidePart[]): string {
  return parts.map((part) => (part.kind === "code" ? `${part.label}\n${part.code}` : "")).join("\n");
}

function keyOf(fields: { readonly name: string; readonly revoked?: boolean }): ApiKey {
  return {
    id: fields.name,
    project: "one",
    created: "2026-11-20T00:00:00.000Z",
    prefix: `clk_${fields.name}`,
    revoked: false,
    scopes: ["ingest"],
    expires_at: null,
    allowed_cidrs: [],
    last_used_at: null,
    stopped_reason: null,
    recent_calls: 0,
    ...fields,
  };
}

test("snippets use the first key of the project that is active, whole as soon as its secret is known", () => {
  const keys = [
    keyOf({ name: "newest" }),
    keyOf({ name: "first" }),
    keyOf({ name: "revoked", revoked: true }),
  ];

  const first = firstKeyOf(keys);

  expect(keyInSnippets(first, undefined)).toBe("clk_first_REST_OF_YOUR_KEY");
  expect(keyInSnippets(first, "clk_0123")).toBe("clk_0123");
  expect(keyInSnippets(firstKeyOf([]), undefined)).toBe("YOUR_API_KEY");
});

test.each(platforms.map(({ value }) => value))(
  "the guide to %s has this installation's address, and no placeholder is left",
  async (platform) => {
    const code = codeOf(await platformGuide(platform, setup));

    expect(code).toContain("https://app.example");
    expect(code).toContain("clk_secret");
    expect(code).not.toMatch(placeholders);
  },
);

test.each(backends)("the guide to $label shows $file, filled in", async ({ value, file }) => {
  const code = codeOf(await backendGuide(value, setup));

  expect(code).toContain(file);
  expect(code).toContain("https://app.example/api/v1/tracking/visit");
  expect(code).toContain("clk_secret");
  expect(code).not.toMatch(placeholders);
});

test("the raw call goes to /api/v1/tracking/visit with the key and the three fields of a report", async () => {
  const code = codeOf(await rawCallGuide(setup));

  expect(code).toContain("'https://app.example/api/v1/tracking/visit'");
  expect(code).toContain("'Authorization: Api-Key clk_secret'");
  for (const field of ["request_path", "request_method", "request_headers"]) expect(code).toContain(field);
});

test("each file of integrations/snippets is shown by a guide", async () => {
  const files = readdirSync(new URL("../../../../../integrations/snippets", import.meta.url));

  const shown = [
    ...backends.map(({ file }) => file),
    "curl.sh",
    ...(codeOf(await platformGuide("cloudflare", setup)).includes("cloudflare-worker.js")
      ? ["cloudflare-worker.js"]
      : []),
  ];
  expect(shown.toSorted()).toEqual(files.toSorted());
  expect(guideFileNames.toSorted()).toEqual(["README.md", ...files].toSorted());
});

test.each(["shopify", "webflow"] as const)(
  "the guide to %s says that it has no hook on its servers",
  async (platform) => {
    const parts = await platformGuide(platform, setup);

    expect(parts[0]).toMatchObject({ text: expect.stringContaining("runs no code of yours on its servers") });
    expect(parts.at(-1)).toMatchObject({ kind: "limit", text: expect.stringContaining("cannot be seen") });
  },
);

test("the guide to WordPress leads to the plugin's zip", async () => {
  expect(await platformGuide("wordpress", setup)).toContainEqual({
    kind: "download",
    label: "Download citelens-visits.zip",
    href: "/downloads/citelens-visits.zip",
  });
});
