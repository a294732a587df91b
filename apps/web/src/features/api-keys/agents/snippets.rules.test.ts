import { expect, test } from "vitest";
import { callExamples, mcpExamples } from "./snippets.rules.ts";

const setup = { origin: "https://citelens.example", key: "clk_of_this_test", projectId: "p1" };
const codes = (examples: typeof callExamples) =>
  examples.flatMap(({ value, text }) => text(setup).map(({ code }) => [value, code] as const));

test.each(codes(callExamples))(
  "the call by %s names the installation, the key and the workspace",
  (_, code) => {
    expect(code).toContain(setup.origin);
    expect(code).toContain(setup.key);
    expect(code).toContain(setup.projectId);
  },
);

test.each(codes(mcpExamples))("the set-up of %s names the address of the MCP server", (_, code) => {
  expect(code).toContain("https://citelens.example/mcp");
});

test("set-ups that are JSON can be read as JSON", () => {
  const read = codes(mcpExamples).filter(([value]) => value === "cursor" || value === "vscode");

  expect(read.map(([, code]) => JSON.parse(code))).toEqual([
    {
      mcpServers: {
        citelens: {
          url: "https://citelens.example/mcp",
          headers: { Authorization: "Api-Key clk_of_this_test" },
        },
      },
    },
    {
      servers: {
        citelens: {
          type: "http",
          url: "https://citelens.example/mcp",
          headers: { Authorization: "Api-Key clk_of_this_test" },
        },
      },
    },
  ]);
});

test("curl calls what the contract says", () => {
  const [curl] = callExamples;

  expect(curl?.text(setup)).toEqual([
    {
      label: "Terminal",
      code: 'curl -H "Authorization: Api-Key clk_of_this_test" \\\n  "https://citelens.example/api/v1/projects/p1/insights/summary/"',
    },
  ]);
});
