/** npm run new:operator -- <name> <address> <model> adds a provider that speaks OpenAI's chat completions. */
import { execFileSync } from "node:child_process";
import {
  type Addition,
  before,
  generate,
  importing,
  type WrittenFiles,
  write,
} from "./generators/addition.ts";
import { camel, kebabName, sentence } from "./generators/names.ts";

const example = "npm run new:operator -- acme https://api.acme.com/v1 acme-large-1";

if (import.meta.main) {
  generate(
    buildOperator,
    `Its names, its prices, its way of searching and what its API answers beyond the protocol come next, in the provider's file and
its double; ../ask and ../read hold what other providers share. Then npm run generate, and npm test.`,
  );
}

/** Writes a provider's file, its double and its line in the registry, then what is generated from them. */
export function buildOperator(root: string, [given, address, model]: readonly string[]): WrittenFiles {
  const name = kebabName(given, example);
  if (!URL.canParse(address ?? "")) throw new Error(`Name the address of its API, as in: ${example}`);
  if (!/^[\w./:-]+$/.test(model ?? "")) throw new Error(`Name the model that answers, as in: ${example}`);

  const written = write(root, operatorFiles({ name, address: address ?? "", model: model ?? "" }));
  execFileSync(process.execPath, ["scripts/generate.ts"], { cwd: root, stdio: "pipe" });
  return written;
}

interface Operator {
  readonly name: string;
  readonly address: string;
  readonly model: string;
}

function operatorFiles(operator: Operator): Addition {
  const { name } = operator;
  const value = camel(name);
  return {
    created: {
      [`apps/server/src/platform/ai/providers/${name}.ts`]: provider(operator),
      [`apps/server/test/fakes/ai/providers/${name}.ts`]: double(operator),
    },
    changed: {
      "apps/server/src/platform/ai/providers.ts": (text) =>
        importing(before(text, "  openaiCompatible,\n", `  ${value},\n`), [value], `./providers/${name}.ts`),
    },
  };
}

function variableOf(name: string): string {
  return name.replaceAll("-", "_").toUpperCase();
}

function provider({ name, address, model }: Operator): string {
  const [variable, title] = [variableOf(name), sentence(name)];
  return `import { creditCosts } from "@citelens/contract/billing/pricing";
import { askChat } from "../ask/ask-chat.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";

const usualAddress = "${address}";

/** ${title}'s models over OpenAI's chat completions. */
export const ${camel(name)} = defineProvider({
  name: "${name}",
  variables: { ${variable}_API_KEY: keyOf("${title}"), ${variable}_BASE_URL: baseUrlOf("${title}") },
  needs: ["${variable}_API_KEY"],
  billedBy: "${variable}_API_KEY",
  models: [
    {
      id: "${name}",
      display_name: "${title}",
      operator_name: "${title}",
      access: "api",
      web_search: false,
      model: "${model}",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_000, searches: 0 },
    },
  ],
  /** An assumption, until somebody has looked at its list. */
  prices: { on: "${new Date().toISOString().slice(0, 10)}", models: { "${model}": { input: 1, output: 5 } } },
  open: async ({ env, model, timeoutMs }) => {
    const server = {
      apiKey: env.${variable}_API_KEY,
      baseURL: env.${variable}_BASE_URL ?? usualAddress,
    };
    return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
  },
});
`;
}

function double({ name }: Operator): string {
  const variable = variableOf(name);
  return `import { channel, findsNothing } from "../channel.ts";
import { chatCompletions } from "../protocols/chat-completions.ts";

/** ${sentence(name)} over chat completions. */
export const channels = [
  channel({
    id: "${name}",
    protocol: chatCompletions,
    env: (key, at) => ({ ${variable}_API_KEY: key, ${variable}_BASE_URL: \`\${at}/v1\` }),
    finds: findsNothing,
  }),
];
`;
}
