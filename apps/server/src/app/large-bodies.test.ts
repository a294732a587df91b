import { connect } from "node:net";
import { importHistory } from "@citelens/contract/traffic/history";
import { visitBatchBytesMax } from "@citelens/contract/traffic/visits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";

let world: World;
let origin = "";
let key = "";
let access = "";
let workspaceId = "";
beforeAll(async () => {
  world = await openWorld();
  origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person);
  ({ key } = await world.createKey(person, workspace));
  access = person.access;
  workspaceId = workspace.id;
});
afterAll(() => world.close());

const piece = Buffer.alloc(64 * 1024, " ");
const usualPieces = Math.ceil((4 * visitBatchBytesMax) / piece.length);
const tooLarge = { code: "TOO_LARGE", detail: "The request body is too large." };

interface LargeRequest {
  readonly path: string;
  readonly authorization: string;
  readonly isChunked?: boolean;
  readonly pieces?: number;
}

/** Sends all of a body with a plain socket, and reads only after that; what came back, and whether the connection was reset. */
async function sendAllThenRead({
  path,
  authorization,
  isChunked = false,
  pieces = usualPieces,
}: LargeRequest): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.pause();
  let failure = "";
  socket.on("error", (error) => {
    failure = String(error);
  });
  const gone = new Promise((resolve) => socket.once("close", resolve));
  const length = isChunked ? "transfer-encoding: chunked" : `content-length: ${pieces * piece.length}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
  );
  for (let sent = 0; sent < pieces && failure === ""; sent += 1) {
    const frame = isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece;
    if (!socket.write(frame))
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), gone]);
  }
  if (isChunked) socket.write("0\r\n\r\n");
  let read = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    read += text;
    if (/\r\n\r\n.*\}$/s.test(read)) socket.end();
  });
  socket.resume();
  await gone;
  return `${failure}${read}`;
}

const targets = (): Record<string, LargeRequest> => ({
  "a batch of visits": { path: "/api/v1/tracking/visits", authorization: `Api-Key ${key}` },
  "a batch without its length": {
    path: "/api/v1/tracking/visits",
    authorization: `Api-Key ${key}`,
    isChunked: true,
  },
  "a visit": { path: "/api/v1/tracking/visit", authorization: `Api-Key ${key}` },
  "an import": {
    path: `/api/v1${importHistory.path.replace(":projectId", workspaceId)}`,
    authorization: `Bearer ${access}`,
  },
  "any other body": { path: "/api/v1/token/", authorization: "" },
  "any other body without its length": { path: "/api/v1/token/", authorization: "", isChunked: true },
});

describe.each(Object.keys(targets()))("%s that is too large", (name) => {
  const target = (): LargeRequest => targets()[name] ?? { path: "", authorization: "" };

  test("is refused in words to whoever sends all of it before reading", async () => {
    const answer = await sendAllThenRead(target());

    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(
      JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4).replace(/^[0-9a-f]+\r\n|\r\n.*$/gs, "")),
    ).toEqual(tooLarge);
  });

  test("is refused in words to fetch", async () => {
    const { path, authorization } = target();

    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      body: Buffer.alloc(usualPieces * piece.length, " "),
    });

    expect([response.status, await response.json()]).toEqual([413, tooLarge]);
  });
});

test("nobody is listened to for ever", async () => {
  const answer = await sendAllThenRead({ path: "/api/v1/token/", authorization: "", pieces: 2_000 });

  expect(answer).toMatch(/^Error: (?:write EPIPE|(?:read|write) ECONNRESET)/);
});

test("whoever is refused for another reason hears it as well", async () => {
  const answer = await sendAllThenRead({ path: "/api/v1/tracking/visits", authorization: "Api-Key none" });

  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});
