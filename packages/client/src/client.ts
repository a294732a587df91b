import type { CallOptions, OperationRow } from "./calls.ts";
import { operationTable, type Rooms } from "./operations.gen.ts";
import { linesOf, piecesOf } from "./streams.ts";
import { type ApiRequest, ApiTransport, type ClientOptions, type TryPatience } from "./transport.ts";

export type Citelens = Rooms;

type GivenInput = Readonly<Record<string, unknown>>;
type PlainCall = (input?: GivenInput, options?: CallOptions) => Promise<unknown>;

const json = "application/json";

/** Calls an installation: every operation that a key may call, by the contract's rooms and names. */
export function createCitelens(options: ClientOptions): Citelens {
  const transport = new ApiTransport(options);
  const rooms = Object.entries(operationTable).map(([room, operations]) => [
    room,
    Object.fromEntries(Object.entries(operations).map(([name, row]) => [name, callOf(transport, row)])),
  ]);
  return Object.fromEntries(rooms) as unknown as Citelens; // types and table are written from one contract
}

function callOf(transport: ApiTransport, row: OperationRow): PlainCall {
  const abilities = row[2].split(" ");
  const isFile = abilities.includes("file");
  const call: PlainCall = async (input = {}, options = {}) =>
    transport.send(requestOf(row, input, isFile ? "*/*" : json), options, isFile ? wholeFile : wholeJson);
  return Object.assign(call, {
    ...(abilities.includes("pages") && { all: allOf(call) }),
    ...(abilities.includes("list") && listCalls(transport, row)),
  });
}

async function wholeJson(response: Response, patience: TryPatience): Promise<unknown> {
  const answer = response.status === 204 ? undefined : await response.json();
  patience.end();
  return answer;
}

async function wholeFile(response: Response, patience: TryPatience): Promise<Blob> {
  const file = await response.blob();
  patience.end();
  return file;
}

interface ListPage {
  readonly next: string | null;
  readonly results: readonly unknown[];
}

function allOf(call: PlainCall) {
  return async function* all(input: GivenInput = {}, options: CallOptions = {}): AsyncGenerator<unknown> {
    for (let page = 1; ; page++) {
      const answer = await call({ page_size: 100, ...input, page }, options);
      const { results, next } = answer as ListPage; // the contract gives every list that has pages this shape
      yield* results;
      if (next === null) return;
    }
  };
}

function listCalls(transport: ApiTransport, row: OperationRow) {
  async function* pieces(
    input: GivenInput,
    options: CallOptions,
    accept: string,
  ): AsyncGenerator<Uint8Array> {
    const format = accept === "text/csv" ? "csv" : "ndjson";
    const request = requestOf(row, { ...input, format }, accept);
    yield* await transport.send(request, options, async (response, patience) => piecesOf(response, patience));
  }
  return {
    stream: (input: GivenInput = {}, options: CallOptions = {}) =>
      linesOf(pieces(input, options, "application/x-ndjson")),
    csv: (input: GivenInput = {}, options: CallOptions = {}) => pieces(input, options, "text/csv"),
  };
}

/** Puts the input where the operation takes it: into the address, then into the query or the body. */
function requestOf([method, path, abilities]: OperationRow, input: GivenInput, accept: string): ApiRequest {
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const part = String(rest.get(name) ?? "");
    rest.delete(name);
    if (/^\.{0,2}$/.test(part)) throw new TypeError(`Give ${name}.`); // dots would name another address
    return encodeURIComponent(part);
  });
  const hasBody = abilities.includes("body");
  const query = hasBody ? "" : queryOf(rest);
  return {
    method,
    address: query ? `${filled}?${query}` : filled,
    accept,
    body: hasBody ? Object.fromEntries(rest) : undefined,
    takesKey: abilities.includes("key"),
    isSafe: abilities.includes("safe"),
  };
}

function queryOf(input: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of input) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one));
  }
  return String(query);
}
