import { apiBase } from "@citelens/contract/base/endpoint";
import { getInsightSummary } from "@citelens/contract/visibility/insights";

/** Values of the examples: this installation's address without a slash at its end, a key, and the workspace. */
export interface ExampleSetup {
  readonly origin: string;
  readonly key: string;
  readonly projectId: string;
}

export const keyPlaceholder = "YOUR_API_KEY";

/** An example of one program: the texts to copy, and what to do with them. */
export interface Example {
  readonly value: string;
  readonly label: string;
  readonly text: (setup: ExampleSetup) => readonly ExampleText[];
  readonly note: string;
}

interface ExampleText {
  readonly label: string;
  readonly code: string;
}

/** The address of the MCP server of this installation. */
function mcpAddress({ origin }: Pick<ExampleSetup, "origin">): string {
  return `${origin}/mcp`;
}

function summaryUrl({ origin, projectId }: ExampleSetup): string {
  return `${origin}${apiBase}${getInsightSummary.path.replace(":projectId", projectId)}`;
}

const curl: Example = {
  value: "curl",
  label: "curl",
  note: "Answers how visible the brand is, with the interval of each figure and how many answers it rests on.",
  text: (setup) => [
    { label: "Terminal", code: `curl -H "Authorization: Api-Key ${setup.key}" \\\n  "${summaryUrl(setup)}"` },
  ],
};

const typeScript: Example = {
  value: "typescript",
  label: "TypeScript",
  note: "Typed from this API, without dependencies; npm install @citelens/client.",
  text: ({ origin, key, projectId }) => [
    {
      label: "visibility.mjs",
      code: `import { createCitelens } from "@citelens/client";

const citelens = createCitelens({ url: "${origin}", key: "${key}" });
const { visibility } = await citelens.insights.getInsightSummary({ projectId: "${projectId}" });
console.log(visibility.value, visibility.interval, visibility.n);`,
    },
  ],
};

const python: Example = {
  value: "python",
  label: "Python",
  note: "For Python 3.10 or newer, on its own library alone; pip install citelens.",
  text: ({ origin, key, projectId }) => [
    {
      label: "visibility.py",
      code: `from citelens import Citelens

citelens = Citelens("${origin}", key="${key}")
visibility = citelens.insights.get_insight_summary(project_id="${projectId}")["visibility"]
print(visibility["value"], visibility["interval"], visibility["n"])`,
    },
  ],
};

export const callExamples: readonly Example[] = [curl, typeScript, python];

const signIn = "It asks you to sign in here, and shows what it may do before you allow it. No key is needed.";

const claude: Example = {
  value: "claude",
  label: "Claude",
  note: `On claude.ai and in the desktop app: Settings, Connectors, Add custom connector, with the address. ${signIn} Claude Code takes the command, with a key.`,
  text: (setup) => [
    { label: "Address", code: mcpAddress(setup) },
    {
      label: "Claude Code",
      code: `claude mcp add --transport http citelens ${mcpAddress(setup)} --header "Authorization: Api-Key ${setup.key}"`,
    },
  ],
};

const chatGpt: Example = {
  value: "chatgpt",
  label: "ChatGPT",
  note: `Settings, Apps, Advanced settings, Developer mode; then create an app with the address. ${signIn} It reaches addresses of the public internet alone.`,
  text: (setup) => [{ label: "Address", code: mcpAddress(setup) }],
};

const cursor: Example = {
  value: "cursor",
  label: "Cursor",
  note: "Without the headers Cursor asks you to sign in here.",
  text: (setup) => [{ label: "~/.cursor/mcp.json", code: json({ mcpServers: { citelens: server(setup) } }) }],
};

const vsCode: Example = {
  value: "vscode",
  label: "VS Code",
  note: "Without the headers VS Code asks you to sign in here.",
  text: (setup) => [
    { label: ".vscode/mcp.json", code: json({ servers: { citelens: { type: "http", ...server(setup) } } }) },
  ],
};

const codex: Example = {
  value: "codex",
  label: "Codex",
  note: "Without the headers, codex mcp login citelens asks you to sign in here.",
  text: (setup) => [
    {
      label: "~/.codex/config.toml",
      code: `[mcp_servers.citelens]
url = "${mcpAddress(setup)}"
http_headers = { "Authorization" = "Api-Key ${setup.key}" }`,
    },
  ],
};

export const mcpExamples: readonly Example[] = [claude, chatGpt, cursor, vsCode, codex];

function server(setup: ExampleSetup): object {
  return { url: mcpAddress(setup), headers: { Authorization: `Api-Key ${setup.key}` } };
}

function json(value: object): string {
  return JSON.stringify(value, undefined, 2);
}
