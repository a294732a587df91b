import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "../../loopback.ts";
import { withUnknownParts } from "./unknown-parts.ts";

/**
 * How a double answers next; `stall` says nothing, `reset` ends the connection in the middle of an answer, and
 * `success with unknown parts` is the good answer with what no client knows yet in it.
 */
export type Outcome = ProtocolOutcome | "success with unknown parts" | "garbage" | "stall" | "reset";

export type ProtocolOutcome =
  | "success"
  | "empty"
  | "refusal"
  | "length"
  | "rate limit"
  | "rate limit with a wait"
  | "quota"
  | "overload";

export interface AskedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  // Each protocol's double looks for its own fields in what came.
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A provider's own way to speak, by its documentation. */
export interface Protocol {
  /** Whether a question comes as an address alone, which is a look at the list of models elsewhere. */
  readonly asksByGet?: boolean;
  /** Complaint about a request by this protocol: its address, its key, or a field that it must have. */
  readonly complaint: (request: AskedRequest) => Reply | undefined;
  /** None where the protocol has no way to say it. */
  readonly reply: (outcome: ProtocolOutcome, request: AskedRequest) => Reply | undefined;
  /** List of the models; see model-lists.ts. None is 404. */
  readonly list?: (request: AskedRequest) => Reply | Promise<Reply>;
}

export interface AiServer {
  readonly address: string;
  /** The questions that came, the oldest first. */
  readonly asked: AskedRequest[];
  /** How the next requests are answered, in the protocol's words or in a test's own; `success` until told. */
  answerWith(
    outcome: Outcome | Reply | ((request: AskedRequest) => Outcome | Reply | Promise<Outcome | Reply>),
  ): void;
  close(): Promise<void>;
}

/** The key that every double takes; any other one is refused. */
export const goodKey = "a-good-key";

/** A server on this machine that speaks a provider's protocol. */
export async function openAiServer(protocol: Protocol): Promise<AiServer> {
  const asked: AskedRequest[] = [];
  let decide: Parameters<AiServer["answerWith"]>[0] = "success";
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one = await read(request);
    if (isForList(protocol, one)) return send(response, (await protocol.list?.(one)) ?? noList);
    asked.push(one);
    const complaint = protocol.complaint(one);
    if (complaint) return send(response, complaint);
    const outcome = typeof decide === "function" ? await decide(one) : decide;
    if (typeof outcome === "object") return send(response, outcome);
    if (outcome === "stall") return;
    if (outcome === "reset") return breakOff(response);
    if (outcome === "garbage")
      return send(response, { status: 200, body: "<html>A proxy says hello</html>" });

    send(response, replyOf(protocol, outcome, one));
  };
  const server = createServer((request, response) => void answer(request, response));
  const address = await listenOnLoopback(server);
  return {
    address,
    asked,
    answerWith: (next) => {
      decide = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function isForList({ asksByGet = false }: Protocol, { method }: AskedRequest): boolean {
  return method === "GET" && !asksByGet;
}

function replyOf(
  protocol: Protocol,
  outcome: ProtocolOutcome | "success with unknown parts",
  request: AskedRequest,
): Reply {
  const hasUnknownParts = outcome === "success with unknown parts";
  const reply = protocol.reply(hasUnknownParts ? "success" : outcome, request);
  if (!reply) throw new Error(`This protocol does not know ${outcome}.`);
  return hasUnknownParts ? { ...reply, body: withUnknownParts(reply.body) } : reply;
}

async function read(request: IncomingMessage): Promise<AskedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding, a stream gives buffers
  const { method = "", url = "", headers } = request;
  return { method, path: url, headers, body: JSON.parse(Buffer.concat(chunks).toString() || "{}") };
}

const noList: Reply = { status: 404, body: { error: { message: "Not found", code: "not_found" } } };

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": "10000" });
  response.write('{"id":"', () => response.socket?.destroy());
}
