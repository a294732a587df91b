import { type Operation, operations } from "@citelens/contract/api";
import { shareAnswer } from "@citelens/contract/visibility/answers";
import { listAnswers, listConversations } from "@citelens/contract/visibility/conversations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";

/** Lists and cards of a workspace that are no file, with the reason. */
const notSaved: Readonly<Record<string, readonly string[]>> = {
  "one thing, which is no list and no card": [
    "getWorkspace",
    "getWorkspaceAgency",
    "getOrganization",
    "getCampaign",
    "getAnswer",
    "diffAnswers",
    "explainAnswer",
    "getPageChain",
    "getAudit",
    "getAuditPage",
    "getIssueFix",
    "checkIntegration",
    "getOpportunity",
    "getOptimization",
    "getEffect",
    "getSimulation",
    "getAssistant",
    "getHistoryState",
  ],
  "its answers are those of listAnswers for its query": ["getConversation"],
  settings: [
    "getLimits",
    "listBrandSettings",
    "getBillingInfo",
    "getWhiteLabel",
    "getRetention",
    "getAuditSettings",
  ],
  "models to choose from": ["listWorkspaceModels"],
  "how far work is": ["listReanalyses"],
  "a stream of events": [
    "watchVisits",
    "watchRun",
    "watchAudit",
    "watchOptimization",
    "watchSimulation",
    "watchReply",
  ],
  "a file itself": ["exportAudit", "exportOptimization"],
  "a person's own talk with the assistant": ["listMessages", "listThreads"],
  "how files, keys and apps are doing, on the page that sets them up": [
    "getApiKeyUsage",
    "listKeyCalls",
    "listConnectedApps",
    "getWarehouse",
    "getExport",
    "listExportLinks",
    "listExportLists",
    "listExports",
  ],
};

const reads = operations.filter(
  ({ endpoint }) =>
    endpoint.method === "GET" &&
    endpoint.caller === "user" &&
    endpoint.path.startsWith("/projects/:projectId/"),
);

test("every list and card of a workspace is a file too, or it is said why not", () => {
  const saved = reads.filter(({ endpoint }) => endpoint.item).map(({ name }) => name);
  const excepted = Object.values(notSaved).flat();

  expect([...saved, ...excepted].toSorted()).toEqual(reads.map(({ name }) => name).toSorted());
});

test("what is a file takes its format, and nothing else does", () => {
  for (const { name, endpoint } of reads) {
    const takes = endpoint.query
      ? (z.toJSONSchema(endpoint.query, { io: "input", unrepresentable: "any" }).properties ?? {})
      : {};
    const formats = z.object({ enum: z.array(z.string()) }).safeParse(takes.format).data?.enum ?? [];
    expect([name, formats.includes("ndjson")]).toEqual([name, endpoint.item !== undefined]);
  }
});

type Row = Readonly<Record<string, unknown>>;

/** Rows of cards and lists that are not paged, in what their own call answers. */
const rowsOf: Readonly<Record<string, (answer: never) => Row[]>> = {
  getIndustryRanking: ({ rankings }: { rankings: Row[] }) => rankings,
  getInfluentialSources: ({ sources, n }: { sources: Row[]; n: number }) =>
    sources.map((one) => ({ ...one, n })),
  getAiChannels: ({ channels }: { channels: Row[] }) => channels,
  listNegativeAnswers: ({ answers }: { answers: Row[] }) => answers,
  listInsightAnnotations: ({ annotations }: { annotations: Row[] }) => annotations,
  listRunningCampaigns: ({ running_campaigns }: { running_campaigns: Row[] }) => running_campaigns,
  listCompetitors: (competitors: Row[]) => competitors,
  getPerformancePrompts: (card: Record<string, Row[]>) =>
    ["most_performing", "promising", "underperforming"].flatMap((performance) =>
      (card[performance] ?? []).map((row) => ({ performance, ...row })),
    ),
  getSentimentAnalysis: ({ brands }: { brands: Record<string, Row> }) =>
    Object.entries(brands).map(([brand, row]) => ({ brand, ...row })),
  getBrandMentions: ({ previous, ...now }: Record<"previous" | "daily_data_by_entity", never>) =>
    [now, previous].flatMap(
      ({ daily_data_by_entity: days }: { daily_data_by_entity: Record<string, Row[]> }, index) =>
        Object.entries(days).flatMap(([brand, rows]) =>
          rows.map((row) => ({ brand, period: index === 0 ? "now" : "before", ...row })),
        ),
    ),
  getCampaignMatrix: ({ queries }: { queries: { cells: Row[] }[] }) =>
    queries.flatMap(({ cells, ...query }) => cells.map((cell) => ({ query, ...cell }))),
};

/** Cards that are no list: their files have a row for each figure. */
const figureCards = [
  "getInsightSummary",
  "getInsightMatrix",
  "getPromptsInterval",
  "getCampaignStats",
  "getCampaignCost",
];

/** Columns that stand under a name of their own, by the field that they show. */
const ownColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listSources: {
    Domain: "Domain",
    Used: "Use count",
    "Used before": "Previous use count",
    Retrieved: "Retrieved count",
    "Usage %": "Usage percentage",
    "Usage low %": "Interval low",
    "Usage high %": "Interval high",
    "Average position": "Avg position",
    "Last seen": "Last seen",
  },
  listSourcePages: {
    URL: "Url",
    Used: "Use count",
    Queries: "Queries",
    Models: "Models",
    "Last seen": "Last seen",
  },
  ...Object.fromEntries(
    ["getSearches", "getConversationSearches"].map((name) => [
      name,
      {
        Search: "Query",
        Searches: "Searches",
        Answers: "Answers",
        "Share %": "Percentage",
        "Share low %": "Interval low",
        "Share high %": "Interval high",
        "Answers with own pages found": "Found owned",
        "of which not known by search": "Found unknown",
        "Answers that cite own pages": "Cited owned",
        "Last searched": "Last searched",
      },
    ]),
  ),
};

describe("a list or card of what AI answers", () => {
  const rooms = ["campaigns", "answers", "conversations", "insights", "sources"];
  const saved = reads.filter(({ room, endpoint }) => endpoint.item && rooms.includes(room));

  let open: AnswersWorld;
  let home: Home;
  let ids: Record<string, string>;
  beforeAll(async () => {
    open = await openAnswersWorld();
    open.answer((question) =>
      question.includes("rain")
        ? {
            text: "Acme is terrible and unreliable in rain. Beta is safe.",
            cited: ["https://beta.example/a|b"],
          }
        : usualAnswer(question),
    );
    home = await open.home();
    const campaignId = await home.launch({ operator_models: ["chatgpt", "grok"] });
    await home.launch({ name: "Is Acme good", queries: ["is Acme good", "boots"] });
    await open.world.answerAll();
    const { answer: answers } = await home.ask(listAnswers);
    await home.ask(shareAnswer, { params: { answerId: answers.results[0]?.id }, body: {} });
    const { answer: asked } = await home.ask(listConversations, { query: { search: "running" } });
    await home.launch({ name: "Under way" });
    ids = { projectId: home.projectId, campaignId, queryId: asked.results[0]?.id ?? "" };
  });
  afterAll(() => open.close());

  async function fileOf({ endpoint }: Operation, query: Record<string, string>): Promise<string> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => ids[name] ?? "");
    const reply = await open.world.app.inject({
      url: `/api/v1${path}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${home.access}` },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers["content-disposition"]).toMatch(
      /filename="[a-z-]+-(\d{4}-\d\d-\d\d-)?\d{4}-\d\d-\d\d\./,
    );
    return reply.body;
  }

  async function shownRows({ name, endpoint }: Operation, query: Record<string, string>): Promise<Row[]> {
    const ask = async (page: object): Promise<unknown> => {
      const { answer, body, status } = await home.ask(endpoint, {
        params: ids,
        query: { ...query, ...page },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return answer;
    };
    const ofCard = rowsOf[name];
    if (ofCard) return ofCard((await ask(takesLimit(endpoint) ? { limit: "20" } : {})) as never); // as its test knows it
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const { results, next } = z
        .object({ results: z.array(z.record(z.string(), z.unknown())), next: z.string().nullable() })
        .parse(await ask({ page: String(page), page_size: "1" }));
      rows.push(...results);
      if (next === null) return rows;
    }
  }

  const filters = ({ endpoint }: Operation): Record<string, string>[] => {
    const takes = Object.keys(
      z.toJSONSchema(endpoint.query ?? z.object(), { io: "input", unrepresentable: "any" }).properties ?? {},
    );
    if (takes.includes("campaign_id")) return [{}, { campaign_id: ids.campaignId ?? "", branded: "false" }];
    if (takes.includes("campaign")) return [{}, { campaign: ids.campaignId ?? "", operator_model: "grok" }];
    return [{}];
  };

  test.each(saved.filter(({ name }) => !figureCards.includes(name)))(
    "$name is the same on every page, as NDJSON and as CSV",
    async (operation) => {
      for (const query of filters(operation)) {
        const shown = await shownRows(operation, query);
        const lines = linesOf(await fileOf(operation, { ...query, format: "ndjson" }));
        const table = tableOf(await fileOf(operation, { ...query, format: "csv" }));

        expect(shown.length).toBeGreaterThan(0);
        expect(lines.length).toBe(shown.length);
        expect(lines).toMatchObject(shown);
        expect(table.length).toBe(lines.length);
        for (const [index, line] of lines.entries()) expectRow(operation.name, table[index], line);
      }
    },
  );

  test.each(saved.filter(({ name }) => figureCards.includes(name)))(
    "$name has each of its figures in both files",
    async (operation) => {
      for (const query of filters(operation)) {
        const { answer } = await home.ask(operation.endpoint, { params: ids, query });
        const lines = linesOf(await fileOf(operation, { ...query, format: "ndjson" }));
        const table = tableOf(await fileOf(operation, { ...query, format: "csv" }));

        const wanted = figuresIn(answer);
        expect(wanted.length).toBeGreaterThan(0);
        const kept = figuresIn(lines);
        for (const figure of wanted) expect(kept).toContain(figure);
        expect(table.length).toBe(lines.length);
        for (const [index, line] of lines.entries()) expectRow(operation.name, table[index], line);
      }
    },
  );
});

function takesLimit({ query }: Operation["endpoint"]): boolean {
  return (
    query !== undefined &&
    "limit" in (z.toJSONSchema(query, { io: "input", unrepresentable: "any" }).properties ?? {})
  );
}

/** All numbers and words of a card, wherever they stand. */
function figuresIn(value: unknown): unknown[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(figuresIn);
  return value === null ? [] : [value];
}

function expectRow(name: string, row: ReadonlyMap<string, string> | undefined, line: Row): void {
  const cells = cellsOf(line);
  const own = ownColumns[name];
  if (own) {
    for (const [column, field] of Object.entries(own))
      expect([column, row?.get(column)]).toEqual([column, cells.get(field) ?? ""]);
    return;
  }
  for (const column of cells.keys()) expect([...(row?.keys() ?? [])]).toContain(column);
  for (const [column, cell] of row ?? []) {
    // A list of which nothing is known has as many empty places.
    if (!cells.has(column)) expect([column, cell.replaceAll(" | ", "")]).toEqual([column, ""]);
    else expect([column, cell]).toEqual([column, cells.get(column)]);
  }
}

/** The cells that a value makes, by the rule that the documents tell, read from the value alone. */
function cellsOf(value: unknown, names: readonly string[] = []): Map<string, string> {
  if (names.at(-1)?.endsWith("favicon") || value === null) return new Map();
  if (Array.isArray(value)) {
    const each = value.map((one) => cellsOf(one, names));
    const columns = new Set(each.flatMap((cells) => [...cells.keys()]));
    return new Map(
      [...columns].map((column) => [
        column,
        each.map((cells) => (cells.get(column) ?? "").replaceAll("|", "||")).join(" | "),
      ]),
    );
  }
  if (typeof value === "object")
    return new Map(Object.entries(value).flatMap(([name, field]) => [...cellsOf(field, [...names, name])]));
  const words = names.join(" ").replaceAll("_", " ");
  return new Map([[`${words.charAt(0).toUpperCase()}${words.slice(1)}`, String(value)]]);
}

function linesOf(ndjson: string): Row[] {
  return ndjson.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
}

/** The rows of a file of CSV, by the names of their columns. */
function tableOf(csv: string): Map<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of csv
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
  }
  const [header = [], ...cells] = rows.slice(0, -1);
  return cells.map((row) => new Map(header.map((column, index) => [column, row[index] ?? ""])));
}
