import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { operations } from "@citelens/contract/api";
import { expect, test } from "vitest";
import { z } from "zod";

const clients = join(import.meta.dirname, "../../clients");
const read = (path: string): unknown => JSON.parse(readFileSync(join(clients, path), "utf8"));

/** Bounds that the registry documents for a remote server (schema 2025-12-11): it refuses whatever is outside them. */
const registryEntry = z.strictObject({
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  remotes: z.array(
    z.strictObject({
      type: z.literal("streamable-http"),
      url: z.string().startsWith("https://"),
      variables: z.record(
        z.string(),
        z.strictObject({ description: z.string(), isRequired: z.boolean(), placeholder: z.string() }),
      ),
    }),
  ),
});

test("the registry's file keeps its bounds, is of this release, and explains each variable of its address", () => {
  const { version, remotes } = registryEntry.parse(read("server.json"));

  expect(version).toBe(z.object({ version: z.string() }).parse(read("../package.json")).version);
  for (const { url, variables } of remotes) {
    expect([...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(variables));
  }
});

const manifest = z.strictObject({
  $schema: z.literal("https://agent-plugins.org/schemas/1.0.0/plugin.schema.json").optional(),
  name: z.string().regex(/^[a-z0-9-]{1,64}$/),
  version: z.string(),
  description: z.string(),
  author: z.strictObject({ name: z.string() }),
  license: z.string(),
  keywords: z.array(z.string()),
});

test("both manifests of the plugin say the same, and both catalogues lead to it", () => {
  const { $schema, ...portable } = manifest.parse(read("plugin/plugin.json"));

  expect($schema).toBeDefined();
  expect(manifest.parse(read("plugin/.claude-plugin/plugin.json"))).toEqual(portable);
  const claude = z.object({ plugins: z.tuple([z.object({ name: z.string(), source: z.string() })]) });
  const codex = z.object({
    plugins: z.tuple([z.object({ name: z.string(), source: z.object({ path: z.string() }) })]),
  });
  expect(claude.parse(read(".claude-plugin/marketplace.json")).plugins[0]).toMatchObject({
    name: portable.name,
    source: "./plugin",
  });
  expect(codex.parse(read(".agents/plugins/marketplace.json")).plugins[0]).toMatchObject({
    name: portable.name,
    source: { path: "./plugin" },
  });
});

test("the plugin's server is the installation that a variable names, and bears no key", () => {
  expect(read("plugin/.mcp.json")).toEqual({
    mcpServers: { citelens: { type: "http", url: `\${CITELENS_URL}/mcp` } },
  });
});

/** Tools of the MCP's own room, which are no endpoints. */
const ownTools = ["explain_metric", "search", "fetch"];
const known = new Set([...ownTools, ...operations.flatMap(({ endpoint }) => endpoint.tool?.name ?? [])]);
const skills = globSync("plugin/skills/*/SKILL.md", { cwd: clients }).toSorted();

test.each(skills)(
  "%s is named as its folder, says when it is used, and names tools that there are",
  (path) => {
    const text = readFileSync(join(clients, path), "utf8");
    const [, name = "", description = ""] = /^---\nname: (.+)\ndescription: (.+)\n---\n/.exec(text) ?? [];

    expect(name).toBe(basename(dirname(path)));
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(description).toContain("Use when");
    const named = [...text.matchAll(/`((?:get|list|diff|explain|create|launch|run|set|update)_[a-z_]+)`/g)];
    expect(named.map(([, tool = ""]) => tool).filter((tool) => !known.has(tool))).toEqual([]);
    expect(named.length).toBeGreaterThan(2);
    expect(text).toContain("untrusted_text");
  },
);

test("there is a skill for each of the usual questions", () => {
  expect(skills.map((path) => basename(dirname(path)))).toEqual([
    "client-report",
    "crawl-health",
    "weekly-pulse",
    "why-did-it-move",
  ]);
});
